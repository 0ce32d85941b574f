import { readLabelledAnswer, readFormField } from './payload-fields.ts';
import { isWithheldField } from './payload-secrets.ts';
import { wordsOfName } from './payload-words.ts';
import { isRandomValue } from './secret-values.ts';

type JsonRecord = Record<string, unknown>;

/**
 * Removes secret values whose names are in another member of the record. The name may be at the same index of a
 * parallel list or its rows, under the same key, or in a member with the same number.
 */
export function redactParallelValues(record: JsonRecord): JsonRecord {
  const names = Object.keys(record);
  if (names.length < 2 || names.length > maxMembers) return record;
  let redacted = record;
  for (const name of names) {
    const secrets = secretPositionsIn(record[name]);
    if (secrets === null) continue;
    for (const other of names) {
      if (other === name || !areParallel(name, other, secrets.size)) continue;
      const cleaned = redactMember(redacted[other], secrets);
      if (cleaned !== redacted[other]) redacted = { ...redacted, [other]: cleaned };
    }
  }
  return redactNumberedFields(redacted, names);
}

/** Removes the columns of secrets from a list of rows whose first row contains the column names. */
export function redactSecretColumns(list: readonly unknown[]): readonly unknown[] {
  const secrets = Array.isArray(list[0]) && list.length > 1 ? secretPositionsIn(list[0]) : null;
  if (secrets === null || secrets.size < 2) return list;
  // If the first of two columns names a secret, the first row may be a name with its value, not a heading.
  const isPair = secrets.size === 2 && secrets.positions.has('0');
  return isPair
    ? list.filter((row, index) => index === 0 || !startsWithRandomValue(row))
    : redactRows(list, secrets);
}

function startsWithRandomValue(row: unknown): boolean {
  const value: unknown = Array.isArray(row) ? row[0] : undefined;
  return typeof value === 'string' && isRandomValue({ kind: 'password', value, rest: '' });
}

/** Removes secrets from a list in which names and values alternate. */
export function redactAlternatingValues(list: readonly unknown[]): readonly unknown[] {
  const isSecret = (item: unknown, index: number): boolean => {
    const name = list[index - 1];
    if (index % 2 === 0 || typeof name !== 'string' || typeof item !== 'string') return false;
    return isName(name) && isRandomValue({ kind: 'key', value: item, rest: '' }) && isWithheldField(name);
  };
  return list.some(isSecret) ? list.filter((item, index) => !isSecret(item, index)) : list;
}

const maxMembers = 40;
const maxPositions = 200;

/** The indexes of a list, or the keys of a record, under which there are names of secrets. */
interface SecretPositions {
  readonly positions: ReadonlySet<string>;
  readonly size: number;
  readonly isList: boolean;
  /** Other names of these positions, such as the column keys of a table. */
  readonly keys: ReadonlySet<string>;
}

function secretPositionsIn(member: unknown): SecretPositions | null {
  if (typeof member !== 'object' || member === null) return null;
  const entries = Object.entries(member);
  if (entries.length > maxPositions) return null;
  const secrets = entries.filter(([, item]) => isSecretName(item));
  if (secrets.length === 0) return null;
  return {
    positions: new Set(secrets.map(([position]) => position)),
    size: entries.length,
    isList: Array.isArray(member),
    keys: new Set(secrets.flatMap(([, item]) => keysOf(item))),
  };
}

function keysOf(column: unknown): string[] {
  if (typeof column !== 'object' || column === null) return [];
  const named = Object.entries(column).filter(([name]) => keyNames.has(name));
  return named.flatMap(([, key]) => (typeof key === 'string' ? [key] : []));
}

const keyNames = new Set(['id', 'key', 'name', 'field', 'ref', 'prop', 'accessor', 'dataIndex', 'data']);

/** Whether the item names a secret value in another member. A field that contains its answer does not. */
function isSecretName(item: unknown): boolean {
  if (typeof item === 'string') return isName(item) && isWithheldField(item);
  return readLabelledAnswer(item) === null && readFormField(item).isSecret;
}

const maxNameLength = 80;

function isName(text: string): boolean {
  return text.length <= maxNameLength && !text.includes('\n');
}

/** Both names count only for several items, because a single chosen option proves nothing about another list. */
function areParallel(names: string, values: string, size: number): boolean {
  return valueListPattern.test(wordsOfName(values)) || (size > 1 && nameListPattern.test(wordsOfName(names)));
}

const nameListPattern = new RegExp(
  String.raw`\b(?:fields?|field ?names?|names?|keys?|labels?|columns?|cols|headers?|` +
    String.raw`headings?|questions?|qs?|titles?|params|parameters|schema|inputs?)$`,
);
const valueListPattern =
  /\b(?:values?|vals|answers?|responses?|rows?|data|records?|entries|results?|cells?|contents?)$/;

function redactMember(member: unknown, secrets: SecretPositions): unknown {
  if (typeof member !== 'object' || member === null) return member;
  if (
    Array.isArray(member) &&
    member.some((row: unknown) => typeof row === 'object' && row !== null && !isAnswer(row))
  )
    return redactRows(member, secrets);
  if (Array.isArray(member) !== secrets.isList) return member;
  return Object.keys(member).length === secrets.size || !secrets.isList
    ? redactPositions(member, secrets)
    : member;
}

function redactRows(rows: readonly unknown[], secrets: SecretPositions): unknown[] {
  return rows.map((row) => {
    if (Array.isArray(row)) return row.length === secrets.size ? redactPositions(row, secrets) : row;
    return typeof row === 'object' && row !== null
      ? redactPositions(row, { ...secrets, positions: secrets.keys })
      : row;
  });
}

/** Whether the item of a list of answers is an object that contains an answer. */
function isAnswer(item: object): boolean {
  return !Array.isArray(item) && readFormField(item).hasAnswer;
}

function redactPositions(member: object, { positions }: SecretPositions): unknown {
  const remaining = Object.entries(member).filter(([position]) => !positions.has(position));
  return Array.isArray(member) ? remaining.map(([, item]): unknown => item) : Object.fromEntries(remaining);
}

/** Redacts pairs of fields such as `field1` and `value1`, or `q1_label` and `q1_value`. */
function redactNumberedFields(record: JsonRecord, names: readonly string[]): JsonRecord {
  const secretNumbers = new Set(
    names.flatMap((name) => {
      const label = record[name];
      if (typeof label !== 'string' || !isName(label) || !isWithheldField(label)) return [];
      const suffix = numberedRestOf(name, labelWord);
      return suffix === null ? [] : [suffix];
    }),
  );
  if (secretNumbers.size === 0) return record;
  const isHarmless = (name: string) => !secretNumbers.has(numberedRestOf(name, answerWord) ?? '');
  return Object.fromEntries(Object.entries(record).filter(([name]) => isHarmless(name)));
}

const labelWord = /label|name|question|field|title|key/;
const answerWord = /value|answer|response|content|text|val/;

/** The name without the word, if the rest contains a number; otherwise null. */
function numberedRestOf(name: string, word: RegExp): string | null {
  const rest = wordsOfName(name).replaceAll(' ', '').replace(word, ' ');
  return rest.includes(' ') && /\d/.test(rest) ? rest : null;
}
