import type { File, Model } from '../model.ts';
import { byCodeUnit } from '../names.ts';
import { literal, scriptHeader } from './source.ts';

/** `contract/errors.ts`: the closed list of errors with status, type and remedy. */
export function emitErrors(model: Model): File[] {
  const byName = [...model.errors].sort((left, right) => byCodeUnit(left.name, right.name));
  const table = Object.fromEntries(
    byName.map(({ name, code, status, type, summary, remedy }) => [
      name,
      { code, status, type, summary, remedy },
    ]),
  );
  const text = `${scriptHeader}
/** The classes of errors; each has one meaning and may cover several codes. */
export type ErrorType = (typeof errors)[ErrorName]['type'];

/**
 * The name of an error, which a refusal is made with. It is also the code on the wire except where two errors share
 * one.
 */
export type ErrorName = keyof typeof errors;

/** The stable word for programs that a refusal carries. */
export type ErrorCode = (typeof errors)[ErrorName]['code'];

/** What the interface says about one error. */
export interface ErrorDefinition {
  readonly code: ErrorCode;
  readonly status: 400 | 401 | 403 | 429 | 500;
  readonly type: ErrorType;
  readonly summary: string;
  readonly remedy: string;
}

/** Every error that a call may be refused with. */
export const errors = ${literal(table)} as const;
`;
  return [{ path: 'contract/errors.ts', text }];
}
