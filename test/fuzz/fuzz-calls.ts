import fc from 'fast-check';
import type { Operation } from '../../codegen/model.ts';
import { allDoors, operations, toRequestForm, type AnyDoor, type Args } from '../contract/operations.ts';
import { rawNumbers } from './hostile-values.ts';
import { hostileArguments } from './mutate-arguments.ts';
import { oddRequests, type OddRequest } from './odd-requests.ts';

/** Which key a call is made with. `none` sends no key. */
export type KeyName = 'live' | 'test' | 'readOnly' | 'free' | 'revoked' | 'unknown' | 'none';

/** Whose ids the arguments name: the caller's, those of another organisation, or ids that do not exist. */
export type IdOwner = 'own' | 'foreign' | 'nobody';

/** A call of an operation, with arguments that may be anything. */
export interface OperationCall {
  readonly kind: 'operation';
  readonly operation: Operation;
  readonly door: AnyDoor;
  readonly args: unknown;
  readonly idOwner: IdOwner;
  /** Selects one of the owner's ids of each kind. */
  readonly idChoice: number;
  /** Replaces the first number in the body, if there is one. */
  readonly rawNumber: string | null;
  readonly key: KeyName;
  readonly headers: Readonly<Record<string, string>>;
}

export type FuzzCall = OperationCall | (OddRequest & { readonly key: KeyName });

const keys: fc.Arbitrary<KeyName> = fc.oneof(
  { weight: 70, arbitrary: fc.constant<KeyName>('live') },
  { weight: 20, arbitrary: fc.constant<KeyName>('test') },
  { weight: 3, arbitrary: fc.constant<KeyName>('readOnly') },
  { weight: 2, arbitrary: fc.constant<KeyName>('free') },
  fc.constantFrom<KeyName>('revoked', 'unknown', 'none'),
);

const idOwners: fc.Arbitrary<IdOwner> = fc.oneof(
  { weight: 7, arbitrary: fc.constant<IdOwner>('own') },
  fc.constantFrom<IdOwner>('foreign', 'nobody'),
);

const headers: fc.Arbitrary<Readonly<Record<string, string>>> = fc.oneof(
  { weight: 12, arbitrary: fc.constant({}) },
  fc.constantFrom<Readonly<Record<string, string>>>(
    { 'Idempotency-Key': 'one' },
    { 'Idempotency-Key': 'two' },
    { 'Idempotency-Key': `'; drop table lead; --`.replaceAll(' ', '_') },
    { 'Dry-Run': 'true' },
  ),
);

const operationCalls: fc.Arbitrary<OperationCall> = fc.oneof(
  ...operations.map((operation) =>
    fc.record({
      kind: fc.constant('operation' as const),
      operation: fc.constant(operation),
      door: fc.constantFrom(...allDoors),
      args: hostileArguments(operation),
      idOwner: idOwners,
      idChoice: fc.nat(),
      rawNumber: fc.option(fc.constantFrom(...rawNumbers), { freq: 20 }),
      key: keys,
      headers,
    }),
  ),
);

const calls: fc.Arbitrary<FuzzCall> = fc.oneof(
  { weight: 9, arbitrary: operationCalls },
  { weight: 1, arbitrary: fc.tuple(oddRequests, keys).map(([request, key]) => ({ ...request, key })) },
);

const batchSize = 500;

/** Generates calls in batches, so that few are in memory. The same seed gives the same calls. */
export function* generateCalls(count: number, seed: number): Generator<FuzzCall> {
  for (let start = 0; start < count; start += batchSize) {
    const numRuns = Math.min(batchSize, count - start);
    yield* fc.sample(calls, { numRuns, seed: seed + start });
  }
}

/** A request that is ready to be sent. */
export interface FuzzRequest {
  /** The door and the operation, or what is odd about the request. */
  readonly label: string;
  readonly door: AnyDoor | 'odd';
  readonly operation?: Operation;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array | undefined;
  readonly key: KeyName;
}

/** Turns a call into a request. `idOf` returns an existing id of a kind, such as `lead`, if there is one. */
export function toFuzzRequest(
  call: FuzzCall,
  idOf: (owner: IdOwner, prefix: string, choice: number) => string | undefined,
): FuzzRequest {
  if (call.kind === 'odd') return { door: 'odd', ...call };
  const { operation, idOwner, idChoice, rawNumber, key } = call;
  const args = withIds(call.args, (prefix) => idOf(idOwner, prefix, idChoice)) as Args;
  const isObject = typeof args === 'object' && args !== null && !Array.isArray(args);
  // Only RPC can carry arguments that are no object.
  const canUseDoor = isObject && (call.door === 'mcp' || operation.rest !== null);
  const door = canUseDoor ? call.door : 'rpc';
  const form = toRequestForm(door, operation, args);
  const body = rawNumber === null ? form.body : form.body?.replace(firstNumber, `:${rawNumber}`);
  return {
    label: `${door} ${operation.id}`,
    door,
    operation,
    method: form.method,
    path: form.path,
    headers: { ...(body !== undefined && { 'Content-Type': 'application/json' }), ...call.headers },
    body,
    key,
  };
}

/** The first number that is not the id of a JSON-RPC message. */
const firstNumber = /(?<!"id"):-?\d[\d.e+-]*(?=[,}])/;

const idForm = /^([a-z]+(?:_[a-z]+)*)_[0-9a-z]{26}$/;

function withIds(value: unknown, idOf: (prefix: string) => string | undefined): unknown {
  if (typeof value === 'string') return idOf(idForm.exec(value)?.[1] ?? '') ?? value;
  if (Array.isArray(value)) return value.map((each) => withIds(each, idOf));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withIds(each, idOf)]));
}
