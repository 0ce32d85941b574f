import type { File, Model } from '../model.ts';
import { byCodeUnit } from '../names.ts';
import { literal, scriptHeader } from './source.ts';

/** `contract/errors.ts`: all errors with status, type and remedy. */
export function emitErrors(model: Model): File[] {
  const byName = [...model.errors].sort((left, right) => byCodeUnit(left.name, right.name));
  const table = Object.fromEntries(
    byName.map(({ name, code, status, type, summary, remedy }) => [
      name,
      { code, status, type, summary, remedy },
    ]),
  );
  const text = `${scriptHeader}
/** The types of errors. A type has one meaning and may cover several codes. */
export type ErrorType = (typeof errors)[ErrorName]['type'];

/** The name of an error inside the service. It equals the code, unless two errors share a code. */
export type ErrorName = keyof typeof errors;

/** The stable code of an error. */
export type ErrorCode = (typeof errors)[ErrorName]['code'];

/** The definition of one error. */
export interface ErrorDefinition {
  readonly code: ErrorCode;
  readonly status: 400 | 401 | 403 | 429 | 500;
  readonly type: ErrorType;
  readonly summary: string;
  readonly remedy: string;
}

/** All errors that a call may return. */
export const errors = ${literal(table)} as const;
`;
  return [{ path: 'contract/errors.ts', text }];
}
