import { readAnswer, readLabelled } from './payload-answers.ts';
import { isUntold } from './payload-secrets.ts';
import { wordsOfName } from './payload-words.ts';
import { isDrawnValue } from './secret-values.ts';

type Sent = Record<string, unknown>;

/**
 * A record without the values whose names stand in another member of it: at the same place of a list beside it or of
 * each of its rows, under the same key, or in a member with the same number.
 */
export function withoutUntoldPlaces(record: Sent): Sent {
  const names = Object.keys(record);
  if (names.length < 2 || names.length > mostMembers) return record;
  let told = record;
  for (const name of names) {
    const untold = untoldIn(record[name]);
    if (untold === null) continue;
    for (const other of names) {
      if (other === name || !belongTogether(name, other, untold.size)) continue;
      const kept = without(told[other], untold);
      if (kept !== told[other]) told = { ...told, [other]: kept };
    }
  }
  return withoutNumbered(told, names);
}

/** A list of rows without the columns whose names stand in its first row. */
export function withoutUntoldRows(list: readonly unknown[]): readonly unknown[] {
  const untold = Array.isArray(list[0]) && list.length > 1 ? untoldIn(list[0]) : null;
  if (untold === null || untold.size < 2) return list;
  // A row of two may be a name and its value, and the first of them as well.
  const isPair = untold.size === 2 && untold.places.has('0');
  return isPair ? list.filter((row, index) => index === 0 || !startsDrawn(row)) : rowsWithout(list, untold);
}

function startsDrawn(row: unknown): boolean {
  const value: unknown = Array.isArray(row) ? row[0] : undefined;
  return typeof value === 'string' && isDrawnValue({ kind: 'password', value, rest: '' });
}

/** A list in which names and values take turns, without the secrets among them. */
export function withoutUntoldItems(list: readonly unknown[]): readonly unknown[] {
  const isSecret = (item: unknown, index: number): boolean => {
    const name = list[index - 1];
    if (index % 2 === 0 || typeof name !== 'string' || typeof item !== 'string') return false;
    return isName(name) && isDrawnValue({ kind: 'key', value: item, rest: '' }) && isUntold(name);
  };
  return list.some(isSecret) ? list.filter((item, index) => !isSecret(item, index)) : list;
}

const mostMembers = 40;
const mostPlaces = 200;

/** The places of a list, or the keys of a record, at which names of secrets stand. */
interface Untold {
  readonly places: ReadonlySet<string>;
  /** How many places there are. */
  readonly size: number;
  readonly isList: boolean;
  /** What else those places are called, as the columns of a table by their keys. */
  readonly keys: ReadonlySet<string>;
}

function untoldIn(member: unknown): Untold | null {
  if (typeof member !== 'object' || member === null) return null;
  const entries = Object.entries(member);
  if (entries.length > mostPlaces) return null;
  const untold = entries.filter(([, item]) => isUntoldName(item));
  if (untold.length === 0) return null;
  return {
    places: new Set(untold.map(([place]) => place)),
    size: entries.length,
    isList: Array.isArray(member),
    keys: new Set(untold.flatMap(([, item]) => keysOf(item))),
  };
}

function keysOf(column: unknown): string[] {
  if (typeof column !== 'object' || column === null) return [];
  const named = Object.entries(column).filter(([name]) => keyNames.has(name));
  return named.flatMap(([, key]) => (typeof key === 'string' ? [key] : []));
}

const keyNames = new Set(['id', 'key', 'name', 'field', 'ref', 'prop', 'accessor', 'dataIndex', 'data']);

/** A field that has its answer with it names nothing beside it. */
function isUntoldName(item: unknown): boolean {
  if (typeof item === 'string') return isName(item) && isUntold(item);
  return readAnswer(item) === null && readLabelled(item).isSecret;
}

const longestName = 80;

function isName(text: string): boolean {
  return text.length <= longestName && !text.includes('\n');
}

/** What is chosen from a list may have another list of as many beside it. */
function belongTogether(names: string, values: string, size: number): boolean {
  return valuesOf.test(wordsOfName(values)) || (size > 1 && namesOf.test(wordsOfName(names)));
}

const namesOf = new RegExp(
  String.raw`\b(?:fields?|field ?names?|names?|keys?|labels?|columns?|cols|headers?|` +
    String.raw`headings?|questions?|qs?|titles?|params|parameters|schema|inputs?)$`,
);
const valuesOf =
  /\b(?:values?|vals|answers?|responses?|rows?|data|records?|entries|results?|cells?|contents?)$/;

function without(member: unknown, untold: Untold): unknown {
  if (typeof member !== 'object' || member === null) return member;
  if (
    Array.isArray(member) &&
    member.some((row: unknown) => typeof row === 'object' && row !== null && !isAnswer(row))
  )
    return rowsWithout(member, untold);
  if (Array.isArray(member) !== untold.isList) return member;
  return Object.keys(member).length === untold.size || !untold.isList
    ? placesWithout(member, untold)
    : member;
}

function rowsWithout(rows: readonly unknown[], untold: Untold): unknown[] {
  return rows.map((row) => {
    if (Array.isArray(row)) return row.length === untold.size ? placesWithout(row, untold) : row;
    return typeof row === 'object' && row !== null
      ? placesWithout(row, { ...untold, places: untold.keys })
      : row;
  });
}

/** A list may hold an answer at each place, and each as an object. */
function isAnswer(item: object): boolean {
  return !Array.isArray(item) && readLabelled(item).hasAnswer;
}

function placesWithout(member: object, { places }: Untold): unknown {
  const kept = Object.entries(member).filter(([place]) => !places.has(place));
  return Array.isArray(member) ? kept.map(([, item]) => item as unknown) : Object.fromEntries(kept);
}

/** As in `field1` and `value1`, or `q1_label` and `q1_value`. */
function withoutNumbered(record: Sent, names: readonly string[]): Sent {
  const untold = new Set(
    names.flatMap((name) => {
      const label = record[name];
      const number = typeof label === 'string' ? partsOf(name, labelWord) : null;
      return number !== null && isName(label as string) && isUntold(label as string) ? [number] : [];
    }),
  );
  if (untold.size === 0) return record;
  const isKept = (name: string) => !untold.has(partsOf(name, answerWord) ?? '');
  return Object.fromEntries(Object.entries(record).filter(([name]) => isKept(name)));
}

const labelWord = /label|name|question|field|title|key/;
const answerWord = /value|answer|response|content|text|val/;

/** What a name says beside the word, where that has a number. */
function partsOf(name: string, word: RegExp): string | null {
  const rest = wordsOfName(name).replaceAll(' ', '').replace(word, ' ');
  return rest.includes(' ') && /\d/.test(rest) ? rest : null;
}
