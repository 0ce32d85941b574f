import type { File, Model, Operation } from '../model.ts';
import { quote, row, scriptHeader } from './source.ts';

/** `contract/registry.ts`: what the dispatcher must know about an entry before it runs, by endpoint and function. */
export function emitRegistry(model: Model): File[] {
  const operations = model.operations.map((operation) =>
    entryText(operation.endpoint, operation.fn, operationFacts(operation)),
  );
  const sessions = model.sessionEntries.map(({ id, fn, endpoint, scope, instead }) =>
    entryText(endpoint, fn, { kind: 'session', id, fn, endpoint, scope, instead }),
  );
  const text = `${scriptHeader}
${interfaces}
/** Every entry that a call can name, keyed \`<endpoint> <fn>\`. */
export const registry: ReadonlyMap<string, RegistryEntry> = new Map<string, RegistryEntry>([
${[...operations, ...sessions].join('')}]);
`;
  return [{ path: 'contract/registry.ts', text }];
}

const interfaces = `import type { ErrorName } from './errors.ts';
import type { EventKind } from './events.ts';
import type { OperationId } from './operations.ts';

/** An operation that a key can call. */
export interface OperationEntry {
  readonly kind: 'operation';
  readonly id: OperationId;
  readonly fn: string;
  readonly endpoint: 'query' | 'mutate' | 'run';
  readonly scope: 'read' | 'write' | 'pipeline';
  /** Whether a sandbox key may call it; \`liveOnlyReason\` says why not. */
  readonly sandbox: boolean;
  readonly liveOnlyReason: string | null;
  readonly entitlement: string | null;
  readonly spendsCredits: boolean;
  /** Whether it calls providers and therefore gets no open transaction. */
  readonly providers: boolean;
  /** Whether it honours a dry run. */
  readonly dryRun: boolean;
  /** Whether its reply holds a secret, and is encrypted where it is kept for repeats. */
  readonly sealedReply: boolean;
  /** The kinds of events it may raise. */
  readonly emits: readonly EventKind[];
  /** The errors it may itself answer. */
  readonly errors: readonly ErrorName[];
}

/** An entry that only a person's session may call; a key is told to use \`instead\`. */
export interface SessionEntry {
  readonly kind: 'session';
  readonly id: string;
  readonly fn: string;
  readonly endpoint: 'query' | 'mutate' | 'run';
  readonly scope: 'read' | 'write' | 'pipeline';
  readonly instead: string;
}

/** What a call can name. */
export type RegistryEntry = OperationEntry | SessionEntry;
`;

function entryText(endpoint: string, fn: string, entry: object): string {
  return `  [${quote(`${endpoint} ${fn}`)}, ${row(entry)}],\n`;
}

function operationFacts(operation: Operation): object {
  const { id, fn, endpoint, scope, sandbox, liveOnlyReason, entitlement } = operation;
  const { spendsCredits, providers, dryRun, sealedReply, emits, errors } = operation;
  const permission = { id, fn, endpoint, scope, sandbox, liveOnlyReason, entitlement };
  return { kind: 'operation', ...permission, spendsCredits, providers, dryRun, sealedReply, emits, errors };
}
