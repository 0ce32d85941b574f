import { anyPhrase } from '../languages/all-phrases.ts';
import { isSecretValue, isWithheldField } from './payload-secrets.ts';
import { redactAlternatingValues, redactSecretColumns, redactParallelValues } from './payload-columns.ts';
import { isUnlabelledRepeat, isSecretPair, readLabelledAnswer, readFormField } from './payload-fields.ts';
import { parseJsonText, redactTextColumns } from './payload-parts.ts';
import { truncate } from './truncate.ts';
import { redactSecrets } from './redact-secrets.ts';

/** A payload of a form or another system as text, for people and for the model that writes the reply. */
export interface PayloadText {
  /**
   * One `Key: value` line per field, in the order of the payload. Dots join nested keys; list positions count from 1.
   * Further lines of a value are indented by two spaces, so that no value can pass for a field. A payload of one text
   * is that text. Empty if there is nothing to show. At most 32,000 characters.
   */
  readonly lines: string;
  /** The same on one line, at most 300 characters. */
  readonly summary: string;
  /**
   * The text with the most words, which best shows the person's language; empty if none. Addresses, numbers and dates
   * do not count as words.
   */
  readonly prose: string;
  /** The values as single texts, without labels, in the order of the payload. At most 32,000 characters in total. */
  readonly texts: readonly string[];
  /** The two-letter language from a field such as `lang` or `locale`; null if none. */
  readonly language: string | null;
  /** Whether parts are missing because of a length limit. */
  readonly isCut: boolean;
}

const maxLinesLength = 32_000;
const maxValueLength = 8_000;
const maxKeyLength = 200;
const maxSummaryLength = 300;
const maxSummaryValueLength = 120;
const maxFields = 200;
const maxValues = 5_000;
/** Limits the text that is read, so that every payload is formatted quickly. */
const maxReadLength = 4 * maxLinesLength;
const maxDepth = 12;

/**
 * Formats any JSON value; equal values give equal text. The result is data, never an instruction. It omits technical
 * fields, such as captcha answers, and secrets, such as passwords, by field name or shape.
 */
export function formatPayload(payload: unknown): PayloadText {
  const state: FormatState = { fields: [], withheldIds: new Set(), seen: 0, read: 0, isCut: false };
  formatValue(state, payload, '', 0);
  const { fields } = state;
  const lines = limitLines(
    fields.map(({ key, value }) => (key === '' ? value : formatField(key, value.replaceAll('\n', '\n  ')))),
  );
  const isCut = state.isCut || lines.length < fields.length;
  return {
    lines: lines.join('\n'),
    summary: summarise(fields, isCut),
    prose: pickLongest(fields.map(({ value }) => value)),
    texts: limitLines(fields.map(({ value }) => value)),
    language: fields.map(languageOf).find((language) => language !== null) ?? null,
    isCut,
  };
}

function pickLongest(values: readonly string[]): string {
  let [longest, mostLetters] = ['', 0];
  for (const value of values) {
    const words = value.split(/\s+/).filter((word) => !nonWordPattern.test(word));
    const letters = words.reduce((sum, word) => sum + word.length, 0);
    if (letters > mostLetters) [longest, mostLetters] = [value, letters];
  }
  return longest;
}

const nonWordPattern = /[@\d]|:\/\/|[\p{L}\p{N}]\.\p{L}/u;

interface Field {
  readonly key: string;
  readonly value: string;
}

interface FormatState {
  readonly fields: Field[];
  /** Ids of secret questions, whose answers may be in other records. */
  readonly withheldIds: Set<unknown>;
  /** The number of values read. Empty ones count, because they take time too. */
  seen: number;
  /** The number of characters read. */
  read: number;
  isCut: boolean;
}

function formatValue(state: FormatState, value: unknown, key: string, depth: number): void {
  if (isFull(state) || depth > maxDepth) {
    state.isCut = true;
    return;
  }
  state.seen++;
  if (Array.isArray(value)) return formatList(state, value, key, depth);
  if (typeof value === 'object' && value !== null)
    return formatRecord(state, value as Record<string, unknown>, key, depth);
  const parts = typeof value === 'string' ? parseJsonText(value) : undefined;
  if (parts !== undefined) return formatValue(state, parts, key, depth + 1);
  const text = readValue(state, value);
  if (text === '') return;
  if (text.length > maxValueLength) state.isCut = true;
  state.fields.push({ key, value: truncate(text, maxValueLength) });
}

function formatRecord(
  state: FormatState,
  original: Record<string, unknown>,
  key: string,
  depth: number,
): void {
  if (isWithheldRecord(state, original)) return;
  const record = redactParallelValues(original);
  for (const name in record) {
    if (!Object.hasOwn(record, name) || isUnlabelledRepeat(record, name)) continue;
    if (isWithheldField(name) || isSecretValue(name, record[name])) continue;
    formatValue(state, record[name], nestedKey(key, name), depth + 1);
    if (isFull(state) && state.isCut) return;
  }
}

function isWithheldRecord({ withheldIds }: FormatState, item: unknown): boolean {
  const { isSecret, hasAnswer, ids } = readFormField(item);
  if (isSecret) for (const id of ids) withheldIds.add(id);
  return hasAnswer && (isSecret || ids.some((id) => withheldIds.has(id)));
}

function isFull({ seen, read, fields }: FormatState): boolean {
  return seen >= maxValues || read >= maxReadLength || fields.length >= maxFields;
}

/** A list of plain values is one field. In any other list, each item is a field, with its label if it has one. */
function formatList(state: FormatState, original: readonly unknown[], key: string, depth: number): void {
  const list = redactSecretColumns(redactAlternatingValues(original));
  if (list.every((item) => typeof item !== 'object' || item === null)) {
    const values = list.slice(0, maxFields).map((item) => readValue(state, item));
    if (list.length > maxFields) state.isCut = true;
    return formatValue(state, values.filter((text) => text !== '').join(', '), key, depth + 1);
  }
  for (const [index, item] of list.entries()) {
    if (isFull(state) && state.isCut) return;
    if (isWithheldRecord(state, item) || isSecretPair(item)) continue;
    const labelled = readLabelledAnswer(item);
    if (!labelled) formatValue(state, item, nestedKey(key, String(index + 1)), depth + 1);
    else if (!isWithheldField(labelled.label) && !isSecretValue(labelled.label, labelled.answer))
      formatValue(state, labelled.answer, nestedKey(key, labelled.label), depth + 1);
  }
}

function nestedKey(key: string, name: string): string {
  const cleaned = redactSecrets(cleanLine(name.slice(0, maxKeyLength))).replace(/(?<!:):+$/, '') || '?';
  return truncate(key === '' ? cleaned : `${key}.${cleaned}`, maxKeyLength);
}

/** Removes characters that are invisible or that the database cannot store. */
function readValue(state: FormatState, value: unknown): string {
  if (typeof value === 'boolean') return String(value);
  if (typeof value === 'number') return redactSecrets(String(value));
  if (typeof value !== 'string' || isFull(state)) return '';
  const read = value.slice(0, 2 * maxValueLength);
  state.read += read.length;
  const lines = read.normalize('NFC').replaceAll(/\r\n|[\r\u0085\u2028\u2029]/gu, '\n');
  const text = redactTextColumns(lines)
    .split('\n')
    .map(cleanLine)
    .filter((line, index, all) => line !== '' || all[index - 1] !== '')
    .join('\n')
    .trim();
  return redactSecrets(text);
}

function cleanLine(text: string): string {
  return text
    .replace(/\p{Cc}/gu, ' ')
    .replace(/[\p{Cf}\p{Cn}\p{Co}\p{Cs}]/gu, '')
    .replace(/[\p{Z}\s]+/gu, ' ')
    .trim();
}

function formatField(key: string, value: string): string {
  return key === '' ? value : `${key}: ${value}`;
}

/** Keeps only whole lines up to the limit. */
function limitLines(lines: readonly string[]): string[] {
  let length = 0;
  return lines.filter((line) => (length += line.length + 1) <= maxLinesLength);
}

function summarise(fields: readonly Field[], isCut: boolean): string {
  const parts = fields
    .slice(0, maxFields)
    .map(({ key, value }) =>
      formatField(
        truncate(key, maxSummaryValueLength),
        truncate(value.replaceAll(/\s+/g, ' '), maxSummaryValueLength),
      ),
    );
  const text = parts.join('; ');
  return text.length > maxSummaryLength || !isCut
    ? truncate(text, maxSummaryLength)
    : truncate(`${text}; …`, maxSummaryLength);
}

const languageKeys = new RegExp(`(?:^|\\.)${anyPhrase(({ contacts }) => contacts.languageFields)}$`, 'i');

function languageOf({ key, value }: Field): string | null {
  const found = languageKeys.test(key) ? /^([a-z]{2})(?:[-_][a-z0-9]{2,8})*$/i.exec(value) : null;
  return found?.[1]?.toLowerCase() ?? null;
}
