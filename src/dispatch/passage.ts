import type { OperationEntry, RegistryEntry } from '../../generated/contract/registry.ts';
import type { AnyHandler } from '../operation.ts';
import type { Ports } from '../ports/ports.ts';
import type { Store } from '../store/store.ts';
import type { Authenticated } from './authenticate.ts';
import type { RateLimits } from './limit.ts';

/** A call as a door read it. What may only be read once the caller is known is read by the two functions. */
export interface Request {
  readonly requestId: string;
  /** The value of the Authorization header. */
  readonly authorization: string | undefined;
  /** Finds what the call names, or refuses. */
  resolve(): Promise<RegistryEntry>;
  /** Reads the arguments, not yet validated. */
  readInput(entry: OperationEntry): Promise<unknown>;
  readonly idempotencyKey?: string | undefined;
  readonly dryRun?: string | undefined;
}

export interface Outcome {
  readonly status: number;
  /** The whole envelope as JSON. */
  readonly body: string;
  /** The id inside the envelope: the first call's where a reply is replayed. */
  readonly requestId: string;
  readonly headers: Readonly<Record<string, string>>;
  /** For the log. */
  readonly fn?: string | undefined;
  readonly orgId?: string | undefined;
  readonly keyId?: string | undefined;
  readonly code?: string | undefined;
}

export interface Dispatcher {
  dispatch(request: Request): Promise<Outcome>;
}

/** What the dispatcher is made of; `assemble.ts` fills it in. */
export interface Parts {
  readonly store: Store;
  readonly handlers: Readonly<Record<string, AnyHandler>>;
  readonly ports: Ports;
  readonly limits: RateLimits;
  readonly clock: () => Date;
  /** Told of every throw that is not a refusal, with its cause; callers only learn the request id. */
  readonly onFault: (fault: unknown, context: { requestId: string; fn?: string | undefined }) => void;
}

/** A call on its way down the table. */
export interface Passage {
  readonly request: Request;
  readonly now: Date;
  who?: Authenticated;
  /** What the call names, whether or not a key may call it. */
  named?: RegistryEntry;
  entry?: OperationEntry;
  args?: Record<string, unknown>;
  dryRun?: boolean;
  reply?: Reply;
}

export interface Reply {
  readonly body: string;
  readonly requestId: string;
  readonly replayed: boolean;
}
