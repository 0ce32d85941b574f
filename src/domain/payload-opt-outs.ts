import { anyPhrase } from '../languages/all-phrases.ts';
import { allWords } from '../languages/all-words.ts';
import { wordsOfName } from './payload-words.ts';

/**
 * Whether a machine may be reporting an opt-out or a complaint, in a language that has a pack. Looks at the
 * event type, at short values, and at the names of fields whose value is not negative. `domain/replies` detects
 * opt-outs in text that people write.
 */
export function mayReportOptOut(type: string, payload: unknown): boolean {
  return mentionsOptOut(type) || containsOptOut({ remaining: maxValues }, payload, 0);
}

const maxValues = 5_000;
const maxDepth = 12;
const maxWords = 4;

function containsOptOut(budget: { remaining: number }, value: unknown, depth: number): boolean {
  if (budget.remaining-- <= 0 || depth > maxDepth) return false;
  if (typeof value === 'string') return isFewWords(value) && mentionsOptOut(value);
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(value)) return value.some((item) => containsOptOut(budget, item, depth + 1));
  const record = value as Record<string, unknown>;
  const labelled = readLabelled(record);
  if (labelled && mentionsOptOut(labelled.label)) return isAffirmed(labelled.answer);
  return Object.entries(record).some(([name, field]) =>
    mentionsOptOut(name) ? isAffirmed(field) : containsOptOut(budget, field, depth + 1),
  );
}

/** Form builders send a field as an object with a label and an answer. */
function readLabelled(
  record: Record<string, unknown>,
): { readonly label: string; readonly answer: unknown } | null {
  const label = [record['label'], record['name'], record['question'], record['field'], record['key']].find(
    (candidate) => typeof candidate === 'string',
  );
  const answerKey = ['value', 'answer', 'checked'].find((key) => Object.hasOwn(record, key));
  return label === undefined || answerKey === undefined ? null : { label, answer: record[answerKey] };
}

function isFewWords(text: string): boolean {
  return text.length <= 80 && text.trim().split(/\s+/).length <= maxWords;
}

/** False for links and negative answers: an unsubscribe link or an unticked box is not an opt-out. */
function isAffirmed(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(isAffirmed);
  if (typeof value === 'object' && value !== null) return Object.values(value).some(isAffirmed);
  if (typeof value !== 'string') return Boolean(value);
  const text = value.trim();
  return text !== '' && !negativeValues.has(text.toLowerCase()) && !/^<?(?:https?:|mailto:)/i.test(text);
}

const negativeValues = new Set(['0', 'null', 'undefined', ...allWords(({ optOuts }) => optOuts.denials)]);

function mentionsOptOut(name: string): boolean {
  const words = wordsOfName(name);
  return reports.test(words) && !settings.test(words) && !consents.test(words);
}

const reports = new RegExp(
  anyPhrase(({ optOuts }) => optOuts.reports),
  'u',
);

/** Matches names of links, figures and settings, which are not opt-outs. */
const settings = new RegExp(`${anyPhrase(({ optOuts }) => optOuts.settings)}$`, 'u');

/** Matches consent texts, which often explain how to withdraw and so look like opt-outs. */
const consents = new RegExp(`\\b${anyPhrase(({ optOuts }) => optOuts.consents)}`, 'u');
