import { cleanText } from '../domain/clean-text.ts';

/** An unverified JSON object from outside; each field is checked where it is used. */
export type Fields = Readonly<Record<string, unknown>>;

/** Thrown if a response does not have the documented form. The message follows the provider's name. */
export class InvalidResponse extends Error {
  override readonly name = 'InvalidResponse';
}

/** The fields of an object; an empty object for any other value. */
export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};
}

/** The rows of a required list. Throws InvalidResponse. */
export function rowsOf(response: Fields, name: string): readonly Fields[] {
  const rows = response[name];
  if (!Array.isArray(rows)) throw new InvalidResponse(`returned no list "${name}".`);
  return rows.map(fieldsOf);
}

/** Like `rowsOf`, for a list that the provider omits when empty. */
export function rowsIfAny(response: Fields, name: string): readonly Fields[] {
  return response[name] === undefined || response[name] === null ? [] : rowsOf(response, name);
}

/** The error message of a response, in the usual formats, or null. */
export function errorMessageIn(response: unknown): string | null {
  const { error, errors, message, detail } = fieldsOf(response);
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
  const found = candidates.map(cleanText).find((text) => text !== null) ?? null;
  return found === null || found.length <= maxMessageLength ? found : `${found.slice(0, maxMessageLength)}…`;
}

const maxMessageLength = 200;
