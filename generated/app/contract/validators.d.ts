// @generated from app.yaml and app-registry.yaml by npm run codegen

import type { EventData, EventKind } from './events.ts';
import type { Args, OperationId, Value } from './operations.ts';

/** A validation error. `instancePath` is a JSON pointer into the data; `params` depends on `keyword`. */
export interface ValidationError {
  readonly instancePath: string;
  readonly schemaPath: string;
  readonly keyword: string;
  readonly params: Record<string, unknown>;
  readonly message?: string;
}

/**
 * Whether the data fits. If not, `errors` contains the errors until the next call, at most a thousand for each list
 * or object.
 */
export interface Validator<T> {
  (data: unknown): data is T;
  errors?: ValidationError[] | null;
}

/** By operation. `args` writes defaults into the data. */
export declare const validators: {
  readonly [Id in OperationId]: { readonly args: Validator<Args<Id>>; readonly value: Validator<Value<Id>> };
};

/** By kind of event: the validator of its `data`. */
export declare const eventValidators: { readonly [Kind in EventKind]: Validator<EventData<Kind>> };
