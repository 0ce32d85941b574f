import type { File, Model, Operation } from '../model.ts';
import { docstring, quote, scriptHeader, unionOf } from './source.ts';

/** `contract/operations.ts`: what tsc holds every handler to, by the operation's id. */
export function emitOperations(model: Model): File[] {
  const text = `${scriptHeader}
import type * as types from './types.ts';

/** Every operation that a key can call, by its id. */
export interface Operations {
${model.operations.map(emitOperation).join('')}}

/** The ids of the operations. */
export type OperationId = keyof Operations;

/** The validated arguments, defaults filled in. */
export type Args<Id extends OperationId> = Operations[Id]['args'];

/** What stands under \`value\` in the reply. */
export type Value<Id extends OperationId> = Operations[Id]['value'];

/** The names of the errors the operation itself may answer. */
export type OwnError<Id extends OperationId> = Operations[Id]['errors'];

/** The kinds of events the operation may raise. */
export type OwnEvent<Id extends OperationId> = Operations[Id]['events'];

/** The ids of the operations of one endpoint. */
export type IdOn<Endpoint extends 'query' | 'mutate' | 'run'> = {
  [Id in OperationId]: Operations[Id]['endpoint'] extends Endpoint ? Id : never;
}[OperationId];

/** The ids of the operations that call providers and therefore get no open transaction. */
export type ProviderOperationId = {
  [Id in OperationId]: Operations[Id]['providers'] extends true ? Id : never;
}[OperationId];

/** The ids of the operations that honour a dry run. */
export type DryRunOperationId = {
  [Id in OperationId]: Operations[Id]['dryRun'] extends true ? Id : never;
}[OperationId];

/** The names of the errors that every operation may answer. */
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
  };
`;
}
