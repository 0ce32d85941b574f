import { isWithheldField } from './payload-secrets.ts';

const labels = ['label', 'name', 'question', 'field', 'title', 'key', 'k', 'q'];
const answers = ['value', 'answer', 'text', 'v', 'a'];

/** Reads a record with a label and an answer, as form builders send fields; null for any other item. */
export function readLabelledAnswer(
  item: unknown,
): { readonly label: string; readonly answer: unknown } | null {
  if (typeof item !== 'object' || item === null) return null;
  const record = item as Record<string, unknown>;
  const label = labels.filter((name) => Object.hasOwn(record, name)).map((name) => record[name])[0];
  const answerKey = answers.find((name) => Object.hasOwn(record, name));
  return typeof label === 'string' && answerKey !== undefined ? { label, answer: record[answerKey] } : null;
}

/** The meaning of a record as a form field, wherever it is in the payload and however its keys are spelt. */
export interface FormField {
  /** Whether the label or type announces a secret. */
  readonly isSecret: boolean;
  readonly hasAnswer: boolean;
  /** The ids of the question that the field asks or answers. */
  readonly ids: readonly string[];
}

export function readFormField(item: unknown): FormField {
  if (typeof item !== 'object' || item === null || Array.isArray(item)) return notAField;
  const names = Object.keys(item);
  if (names.length > maxNames) return notAField;
  const record = new Map(names.map((name) => [plainName(name), (item as Record<string, unknown>)[name]]));
  const questions = [record, ...labels.map((name) => membersOf(record.get(name)))];
  const isAnswered = answerNames.some((name) => record.has(name));
  const isSecret =
    (isAnswered && isSecretLabel(record.get('text'))) ||
    labels.some((name) => isSecretLabel(record.get(name))) ||
    questions.some(
      (question) =>
        isSecretType(question) || [...labels, 'ref'].some((name) => isSecretLabel(question.get(name))),
    );
  const ids = questions.flatMap((question) => idNames.map((name) => question.get(name)));
  return {
    isSecret,
    hasAnswer: isAnswered || (record.has('text') && isQuestionRecord(record)),
    ids: ids.filter((id) => typeof id === 'string').filter(({ length }) => length >= minIdLength),
  };
}

/** Whether the item is a list of two: the label of a secret and its value. */
export function isSecretPair(item: unknown): boolean {
  return Array.isArray(item) && item.length === 2 && isSecretLabel(item[0]);
}

/** Whether a member repeats, without labels, the content of a labelled member. */
export function isUnlabelledRepeat(record: object, name: string): boolean {
  const labelled = labelledCounterparts.get(name);
  return labelled !== undefined && Object.hasOwn(record, labelled);
}

/** The labelled member for each unlabelled one, in payloads of Google Forms and Jotform. */
const labelledCounterparts: ReadonlyMap<string, string> = new Map([
  ['values', 'namedValues'],
  ['pretty', 'rawRequest'],
]);

const notAField: FormField = { isSecret: false, hasAnswer: false, ids: [] };

/** A record with more keys is a whole form, not a field. */
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
/** Shorter ids, such as small numbers, could be equal by chance. */
const minIdLength = 6;

/** `title` and `name` do not count, because messages with a text have them too. */
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
