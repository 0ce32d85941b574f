import { isWithheldField } from './payload-secrets.ts';

const labels = ['label', 'name', 'question', 'field', 'title', 'key', 'k', 'q'];
const answers = ['value', 'answer', 'text', 'v', 'a'];

/** A list item with a label and an answer, the form in which form builders send fields; else null. */
export function readLabelledAnswer(
  item: unknown,
): { readonly label: string; readonly answer: unknown } | null {
  if (typeof item !== 'object' || item === null) return null;
  const record = item as Record<string, unknown>;
  const label = labels.filter((name) => Object.hasOwn(record, name)).map((name) => record[name])[0];
  const answer = answers.find((name) => Object.hasOwn(record, name));
  return typeof label === 'string' && answer !== undefined ? { label, answer: record[answer] } : null;
}

/** The meaning of a record as one form field, independent of its place in the payload and the spelling of its keys. */
export interface FormField {
  /** Whether its label or type is that of a secret. */
  readonly isSecret: boolean;
  readonly hasAnswer: boolean;
  /** The ids of the question that it asks or answers. */
  readonly ids: readonly string[];
}

export function readFormField(item: unknown): FormField {
  if (typeof item !== 'object' || item === null || Array.isArray(item)) return notAField;
  const names = Object.keys(item);
  if (names.length > maxNames) return notAField;
  const record = new Map(names.map((name) => [plainName(name), (item as Record<string, unknown>)[name]]));
  const asked = [record, ...labels.map((name) => membersOf(record.get(name)))];
  const isAnswered = answerNames.some((name) => record.has(name));
  const isSecret =
    (isAnswered && isSecretLabel(record.get('text'))) ||
    labels.some((name) => isSecretLabel(record.get(name))) ||
    asked.some(
      (each) => isSecretType(each) || [...labels, 'ref'].some((name) => isSecretLabel(each.get(name))),
    );
  const ids = asked.flatMap((each) => idNames.map((name) => each.get(name)));
  return {
    isSecret,
    hasAnswer: isAnswered || (record.has('text') && isQuestionRecord(record)),
    ids: ids.filter((id) => typeof id === 'string' && id.length >= minIdLength) as string[],
  };
}

/** A pair inside another list: the label of a secret, and its value. */
export function isSecretPair(item: unknown): boolean {
  return Array.isArray(item) && item.length === 2 && isSecretLabel(item[0]);
}

/** Whether a member repeats, without labels, the content of a labelled member. */
export function isUnlabelledRepeat(record: object, name: string): boolean {
  const labelled = labelledCounterparts.get(name);
  return labelled !== undefined && Object.hasOwn(record, labelled);
}

/** As Google Forms and Jotform send it. */
const labelledCounterparts: ReadonlyMap<string, string> = new Map([
  ['values', 'namedValues'],
  ['pretty', 'rawRequest'],
]);

const notAField: FormField = { isSecret: false, hasAnswer: false, ids: [] };

/** A field has few keys; a record with more is a whole form. */
const maxNames = 40;
const answerNames = [
  'v',
  'a',
  'value',
  'values',
  'answer',
  'answers',
  'rawvalue',
  'response',
  'responses',
  'uservalue',
];
const idNames = ['id', 'ref', 'fieldid', 'questionid'];
/** Shorter ids, such as numbers, appear elsewhere by chance. */
const minIdLength = 6;

/** Messages also have a title or name besides their text, so these keys alone do not indicate a field. */
function isQuestionRecord(record: ReadonlyMap<string, unknown>): boolean {
  return ['label', 'question', 'field'].some((name) => record.has(name));
}

function isSecretLabel(label: unknown): boolean {
  return typeof label === 'string' && isWithheldField(label);
}

function isSecretType(record: ReadonlyMap<string, unknown>): boolean {
  const type = record.get('type') ?? record.get('fieldtype');
  return typeof type === 'string' && /^(?:control_|input_)?password$/i.test(type);
}

function membersOf(value: unknown): ReadonlyMap<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return new Map();
  const entries = Object.entries(value).slice(0, maxNames);
  return new Map(entries.map(([name, member]) => [plainName(name), member]));
}

function plainName(name: string): string {
  return name
    .slice(0, 20)
    .toLowerCase()
    .replace(/[\s_-]/g, '');
}
