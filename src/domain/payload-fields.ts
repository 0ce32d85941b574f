import { isWithheldField } from './payload-secrets.ts';

const labels = ['label', 'name', 'question', 'field', 'title', 'key', 'k', 'q'];
const answers = ['value', 'answer', 'text', 'v', 'a'];

/** What a list holds as an object of its label and its answer, as form builders send each field; else null. */
export function readLabelledAnswer(
  item: unknown,
): { readonly label: string; readonly answer: unknown } | null {
  if (typeof item !== 'object' || item === null) return null;
  const record = item as Record<string, unknown>;
  const label = labels.filter((name) => Object.hasOwn(record, name)).map((name) => record[name])[0];
  const answer = answers.find((name) => Object.hasOwn(record, name));
  return typeof label === 'string' && answer !== undefined ? { label, answer: record[answer] } : null;
}

/** What a record says as one field of a form, wherever in a payload it stands and however its names are written. */
export interface FormField {
  /** Whether its label, or its type, is that of a secret. */
  readonly isSecret: boolean;
  readonly hasAnswer: boolean;
  /** Of the question that it asks or answers. */
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

/** A list of two, inside of another list: a label that is a secret's, and its value. */
export function isSecretPair(item: unknown): boolean {
  return Array.isArray(item) && item.length === 2 && isSecretLabel(item[0]);
}

/** Whether a member of a record says once more, without labels, what another one says by them. */
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

/** A field says little about itself; what has more names is a whole form. */
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
/** Shorter ones, such as numbers, are given again in other places. */
const minIdLength = 6;

/** A message has a title or a name beside its text as well, so these alone make no field of it. */
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
