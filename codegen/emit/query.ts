import { readFileSync } from 'node:fs';
import type { File, Model } from '../model.ts';
import { queryArguments } from '../query-argument.ts';
import { literal, scriptHeader } from './source.ts';

const runtime = readFileSync(new URL('../static/parse-query.ts', import.meta.url), 'utf8');

/** `contract/query.ts`: the kinds of the arguments in query strings. `contract/parse-query.ts` reads them. */
export function emitQuery(model: Model): File[] {
  const table = model.operations
    .filter((operation) => operation.rest?.method === 'GET')
    .map((operation) => [operation.id, Object.fromEntries(queryArguments(model, operation))] as const);
  const text = `${scriptHeader}
import type { OperationId } from './operations.ts';
import type { QueryArgument } from './parse-query.ts';

/** By operation: the arguments in the query string. */
export const queryArguments: Partial<Record<OperationId, Readonly<Record<string, QueryArgument>>>> = ${literal(
    Object.fromEntries(table),
  )};
`;
  return [
    { path: 'contract/query.ts', text },
    { path: 'contract/parse-query.ts', text: `${scriptHeader}\n${runtime}` },
  ];
}
