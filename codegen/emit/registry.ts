import type { File, Model, Operation } from '../model.ts';
import { quote, row, scriptHeader, unionOf } from './source.ts';

/** `contract/registry.ts`: what the dispatcher needs to know about each entry. */
export function emitRegistry(model: Model): File[] {
  const operations = model.operations.map((operation) =>
    entryText(operation.endpoint, operation.fn, operationFacts(operation)),
  );
  const sessions = model.sessionEntries.map(({ id, fn, endpoint, scope, right, instead }) =>
    entryText(endpoint, fn, { kind: 'session', id, fn, endpoint, scope, right, instead }),
  );
  const text = `${scriptHeader}
${interfaces(model.interface.rights)}
/** All entries that a call can name, keyed \`<endpoint> <fn>\`. */
export const registry: ReadonlyMap<string, RegistryEntry> = new Map<string, RegistryEntry>([
${[...operations, ...sessions].join('')}]);
`;
  return [{ path: 'contract/registry.ts', text }];
}

const interfaces = (rights: readonly string[]) => `import type { ErrorName } from './errors.ts';
import type { EventKind } from './events.ts';
import type { OperationId } from './operations.ts';

/** What a signed-in person needs for a call. */
export type Right = ${unionOf(rights)};

/** An operation that a key can call. */
export interface OperationEntry {
  readonly kind: 'operation';
  readonly id: OperationId;
  readonly fn: string;
  readonly endpoint: 'query' | 'mutate' | 'run';
  readonly scope: 'read' | 'write' | 'pipeline';
  /** The right that a signed-in person needs. */
  readonly right: Right;
  /** Whether a sandbox key may call it. If not, \`liveOnlyReason\` says why. */
  readonly sandbox: boolean;
  readonly liveOnlyReason: string | null;
  readonly entitlement: string | null;
  readonly spendsCredits: boolean;
  /** Whether it calls providers and therefore gets no open transaction. */
  readonly providers: boolean;
  /** Whether it supports a dry run. */
  readonly dryRun: boolean;
  /** Whether the reply contains a secret. Its copy for repeats is encrypted and kept for the API key that got it. */
  readonly sealedReply: boolean;
  /** Whether each call is recorded for the team to read, with the person or key that made it. */
  readonly audit: boolean;
  /** Whether a signed-in person must have given the password within the last minutes. */
  readonly sudo: boolean;
  /** The events that it may emit. */
  readonly emits: readonly EventKind[];
  /** Errors specific to the operation. */
  readonly errors: readonly ErrorName[];
}

/** An entry that only signed-in people may call. The error for a key names \`instead\`. */
export interface SessionEntry {
  readonly kind: 'session';
  readonly id: string;
  readonly fn: string;
  readonly endpoint: 'query' | 'mutate' | 'run';
  readonly scope: 'read' | 'write' | 'pipeline';
  /** The right that a signed-in person needs. */
  readonly right: Right;
  readonly instead: string;
}

/** An entry that a call can name. */
export type RegistryEntry = OperationEntry | SessionEntry;
`;

function entryText(endpoint: string, fn: string, entry: object): string {
  return `  [${quote(`${endpoint} ${fn}`)}, ${row(entry)}],\n`;
}

function operationFacts(operation: Operation): object {
  const { id, fn, endpoint, scope, right, sandbox, liveOnlyReason, entitlement } = operation;
  const { spendsCredits, providers, dryRun, sealedReply, audit, sudo, emits, errors } = operation;
  const permission = { id, fn, endpoint, scope, right, sandbox, liveOnlyReason, entitlement };
  const traits = { spendsCredits, providers, dryRun, sealedReply, audit, sudo };
  return { kind: 'operation', ...permission, ...traits, emits, errors };
}
