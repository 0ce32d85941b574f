import type { File, Model, Operation } from '../model.ts';
import { docstring, quote, scriptHeader, unionOf } from './source.ts';

/** `contract/operations.ts`: the types of every handler by the id of its operation. */
export function emitOperations(model: Model): File[] {
  const text = `${scriptHeader}
import type * as types from './types.ts';

/** All operations that a key can call, by id. */
export interface Operations {
${model.operations.map(emitOperation).join('')}}

/** The ids of the operations. */
export type OperationId = keyof Operations;

/** The validated arguments with defaults filled in. */
export type Args<Id extends OperationId> = Operations[Id]['args'];

/** The \`value\` of the reply. */
export type Value<Id extends OperationId> = Operations[Id]['value'];

/** Errors specific to the operation. */
export type OwnError<Id extends OperationId> = Operations[Id]['errors'];

/** The events that the operation may emit. */
export type OwnEvent<Id extends OperationId> = Operations[Id]['events'];

/** The ids of the operations of one endpoint. */
export type IdOn<Endpoint extends 'query' | 'mutate' | 'run'> = {
  [Id in OperationId]: Operations[Id]['endpoint'] extends Endpoint ? Id : never;
}[OperationId];

/** The ids of the operations that call providers and therefore get no open transaction. */
export type ProviderOperationId = {
  [Id in OperationId]: Operations[Id]['providers'] extends true ? Id : never;
}[OperationId];

/** The ids of the operations that support a dry run. */
export type DryRunOperationId = {
  [Id in OperationId]: Operations[Id]['dryRun'] extends true ? Id : never;
}[OperationId];

/** Errors that every operation may return. */
export type CommonError = ${unionOf(model.commonErrors)};
`;
  return [{ path: 'contract/operations.ts', text }];
}

function emitOperation(operation: Operation): string {
  return `${docstring(operation.summary, '  ')}  ${quote(operation.id)}: {
    endpoint: ${quote(operation.endpoint)};
    args: types.${operation.argumentsName};
    value: types.${operation.valueName};
    errors: ${unionOf(operation.errors, 2)};
    events: ${unionOf(operation.emits, 2)};
    providers: ${operation.providers};
    dryRun: ${operation.dryRun};
    right: ${quote(operation.right)};
  };
`;
}
