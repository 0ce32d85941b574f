import { isUntoldValue, isUntold } from './payload-secrets.ts';
import { withoutUntoldItems, withoutUntoldRows, withoutUntoldPlaces } from './payload-columns.ts';
import { isRepeat, isUntoldPair, readAnswer, readLabelled } from './payload-answers.ts';
import { readParts, withoutSecretColumns } from './payload-parts.ts';
import { shortened } from './shortened.ts';
import { withoutSecrets } from './without-secrets.ts';

/** What a form or another system sent, told as text for people and for whoever answers it. */
export interface ToldPayload {
  /**
   * One field a line as `Key: value`, in the order given; keys inside others are joined by dots, and places in a list
   * count from 1. Further lines of a value begin with two blanks, so that no value can pass for a field. A payload that
   * is one text is that text. Empty where there is nothing to tell. At most 32,000 characters.
   */
  readonly lines: string;
  /** The same on one line, at most 300 characters. */
  readonly summary: string;
  /**
   * The text with the most in words, which tells best what language the person writes; empty where there is none.
   * Addresses of mail and pages, numbers and dates are no words.
   */
  readonly prose: string;
  /** The single texts, in the order given: what was filled in without its labels. At most 32,000 characters in all. */
  readonly texts: readonly string[];
  /** The language that a field such as `lang` or `locale` names, as two letters; null where none does. */
  readonly language: string | null;
  /** Whether something was left out because there is too much of it. */
  readonly isCut: boolean;
}

const longestLines = 32_000;
const longestValue = 8_000;
const longestKey = 200;
const longestSummary = 300;
const longestInSummary = 120;
const mostFields = 200;
const mostSeen = 5_000;
/** Far more than can be told, so that no payload takes long. */
const mostRead = 4 * longestLines;
const deepest = 12;

/**
 * Tells any JSON value, and the same value always in the same words. They are material, never an instruction. What only
 * keeps a form working, such as answers to captchas, is not told, nor are secrets, such as passwords, by the name of
 * their field or by their shape.
 */
export function tellPayload(payload: unknown): ToldPayload {
  const telling: Telling = { fields: [], untoldIds: new Set(), seen: 0, read: 0, isCut: false };
  tell(telling, payload, '', 0);
  const { fields } = telling;
  const lines = takeLines(
    fields.map(({ key, value }) => (key === '' ? value : named(key, value.replaceAll('\n', '\n  ')))),
  );
  const isCut = telling.isCut || lines.length < fields.length;
  return {
    lines: lines.join('\n'),
    summary: summarise(fields, isCut),
    prose: mostWritten(fields.map(({ value }) => value)),
    texts: takeLines(fields.map(({ value }) => value)),
    language: fields.map(languageOf).find((language) => language !== null) ?? null,
    isCut,
  };
}

function mostWritten(values: readonly string[]): string {
  let [most, mostLetters] = ['', 0];
  for (const value of values) {
    const words = value.split(/\s+/).filter((word) => !noWord.test(word));
    const letters = words.reduce((sum, word) => sum + word.length, 0);
    if (letters > mostLetters) [most, mostLetters] = [value, letters];
  }
  return most;
}

const noWord = /[@\d]|:\/\/|[\p{L}\p{N}]\.\p{L}/u;

interface Field {
  readonly key: string;
  readonly value: string;
}

interface Telling {
  readonly fields: Field[];
  /** Of questions that were met and whose answers, which may stand elsewhere, nobody is told. */
  readonly untoldIds: Set<unknown>;
  /** How many values were looked at, for empty ones take time as well. */
  seen: number;
  /** How many characters of texts were read. */
  read: number;
  isCut: boolean;
}

function tell(telling: Telling, value: unknown, key: string, depth: number): void {
  if (isFull(telling) || depth > deepest) {
    telling.isCut = true;
    return;
  }
  telling.seen++;
  if (Array.isArray(value)) return tellList(telling, value, key, depth);
  if (typeof value === 'object' && value !== null)
    return tellRecord(telling, value as Record<string, unknown>, key, depth);
  const parts = typeof value === 'string' ? readParts(value) : undefined;
  if (parts !== undefined) return tell(telling, parts, key, depth + 1);
  const text = readValue(telling, value);
  if (text === '') return;
  if (text.length > longestValue) telling.isCut = true;
  telling.fields.push({ key, value: shortened(text, longestValue) });
}

function tellRecord(telling: Telling, sent: Record<string, unknown>, key: string, depth: number): void {
  if (isUntoldRecord(telling, sent)) return;
  const record = withoutUntoldPlaces(sent);
  for (const name in record) {
    if (!Object.hasOwn(record, name) || isRepeat(record, name)) continue;
    if (isUntold(name) || isUntoldValue(name, record[name])) continue;
    tell(telling, record[name], within(key, name), depth + 1);
    if (isFull(telling) && telling.isCut) return;
  }
}

function isUntoldRecord({ untoldIds }: Telling, item: unknown): boolean {
  const { isSecret, hasAnswer, ids } = readLabelled(item);
  if (isSecret) for (const id of ids) untoldIds.add(id);
  return hasAnswer && (isSecret || ids.some((id) => untoldIds.has(id)));
}

function isFull({ seen, read, fields }: Telling): boolean {
  return seen >= mostSeen || read >= mostRead || fields.length >= mostFields;
}

/** A list of plain values is one field; in another one each place is told, by its label where it has one. */
function tellList(telling: Telling, sent: readonly unknown[], key: string, depth: number): void {
  const list = withoutUntoldRows(withoutUntoldItems(sent));
  if (list.every((item) => typeof item !== 'object' || item === null)) {
    const values = list.slice(0, mostFields).map((item) => readValue(telling, item));
    if (list.length > mostFields) telling.isCut = true;
    return tell(telling, values.filter((text) => text !== '').join(', '), key, depth + 1);
  }
  for (const [index, item] of list.entries()) {
    if (isFull(telling) && telling.isCut) return;
    if (isUntoldRecord(telling, item) || isUntoldPair(item)) continue;
    const answered = readAnswer(item);
    if (!answered) tell(telling, item, within(key, String(index + 1)), depth + 1);
    else if (!isUntold(answered.label) && !isUntoldValue(answered.label, answered.answer))
      tell(telling, answered.answer, within(key, answered.label), depth + 1);
  }
}

function within(key: string, name: string): string {
  const own = withoutSecrets(cleanLine(name.slice(0, longestKey))).replace(/(?<!:):+$/, '') || '?';
  return shortened(key === '' ? own : `${key}.${own}`, longestKey);
}

/** What people cannot see, and what the database cannot keep, is taken out. */
function readValue(telling: Telling, value: unknown): string {
  if (typeof value === 'boolean') return String(value);
  if (typeof value === 'number') return withoutSecrets(String(value));
  if (typeof value !== 'string' || isFull(telling)) return '';
  const read = value.slice(0, 2 * longestValue);
  telling.read += read.length;
  const lines = read.normalize('NFC').replaceAll(/\r\n|[\r\u0085\u2028\u2029]/gu, '\n');
  const text = withoutSecretColumns(lines)
    .split('\n')
    .map(cleanLine)
    .filter((line, index, all) => line !== '' || all[index - 1] !== '')
    .join('\n')
    .trim();
  return withoutSecrets(text);
}

function cleanLine(text: string): string {
  return text
    .replace(/\p{Cc}/gu, ' ')
    .replace(/[\p{Cf}\p{Cn}\p{Co}\p{Cs}]/gu, '')
    .replace(/[\p{Z}\s]+/gu, ' ')
    .trim();
}

function named(key: string, value: string): string {
  return key === '' ? value : `${key}: ${value}`;
}

/** As many whole lines as there is room for. */
function takeLines(lines: readonly string[]): string[] {
  let length = 0;
  return lines.filter((line) => (length += line.length + 1) <= longestLines);
}

function summarise(fields: readonly Field[], isCut: boolean): string {
  const told = fields
    .slice(0, mostFields)
    .map(({ key, value }) =>
      named(shortened(key, longestInSummary), shortened(value.replaceAll(/\s+/g, ' '), longestInSummary)),
    );
  const text = told.join('; ');
  return text.length > longestSummary || !isCut
    ? shortened(text, longestSummary)
    : shortened(`${text}; …`, longestSummary);
}

const languageKeys = /(?:^|\.)(?:lang|language|locale|kieli|sprache|spr[aå]k)$/i;

function languageOf({ key, value }: Field): string | null {
  const found = languageKeys.test(key) ? /^([a-z]{2})(?:[-_][a-z0-9]{2,8})*$/i.exec(value) : null;
  return found?.[1]?.toLowerCase() ?? null;
}
