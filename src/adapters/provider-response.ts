import { cleanText } from '../domain/clean-text.ts';

/** An object of somebody else's JSON; each field is looked at where it is used. */
export type Fields = Readonly<Record<string, unknown>>;

/** Thrown where an answer has not the form that is documented. The message is read after the provider's name. */
export class InvalidResponse extends Error {
  override readonly name = 'UnreadableAnswer';
}

/** What is no object has no fields. */
export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
}

/** The rows of a list that the answer must hold. Throws InvalidResponse. */
export function rowsOf(answer: Fields, name: string): readonly Fields[] {
  const rows = answer[name];
  if (!Array.isArray(rows)) throw new InvalidResponse(`answered without the list "${name}".`);
  return rows.map(fieldsOf);
}

/** As `rowsOf`, for a list that the provider leaves out where it is empty. */
export function rowsIfAny(answer: Fields, name: string): readonly Fields[] {
  return answer[name] === undefined || answer[name] === null ? [] : rowsOf(answer, name);
}

/** What a refusal says for people, in the forms that are customary; null where it says nothing. */
export function errorMessageIn(answer: unknown): string | null {
  const { error, errors, message, detail } = fieldsOf(answer);
  const first = fieldsOf(Array.isArray(errors) ? errors[0] : errors);
  const inner = fieldsOf(error);
  const candidates = [
    error,
    inner['message'],
    inner['detail'],
    first['details'],
    first['message'],
    message,
    detail,
  ];
  const said = candidates.map(cleanText).find((text) => text !== null) ?? null;
  return said === null || said.length <= maxMessageLength ? said : `${said.slice(0, maxMessageLength)}…`;
}

const maxMessageLength = 200;
