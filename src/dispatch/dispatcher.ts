import type { ErrorName } from '../../generated/contract/errors.ts';
import type { OperationEntry, RegistryEntry } from '../../generated/contract/registry.ts';
import type { UploadEntry } from '../../generated/contract/uploads.ts';
import type { ReadContext } from '../store/store.ts';
import type { AuthenticatedCaller } from './api-key-cache.ts';

/** A call as a door read it. What may only be read once the caller is known is read by the two functions. */
export interface Request {
  readonly requestId: string;
  /** The value of the Authorization header. */
  readonly authorization: string | undefined;
  /** Who was admitted with the same key before: this call was counted then. */
  readonly verifiedCaller?: AuthenticatedCaller | undefined;
  /** Finds what the call names, or refuses. */
  resolve(): Promise<RegistryEntry>;
  /** Reads the arguments, not yet validated. */
  readInput(entry: OperationEntry): Promise<unknown>;
  readonly idempotencyKey?: string | undefined;
  readonly dryRun?: string | undefined;
}

/** An upload as a door read it. Head and bytes are only read once the caller is known. */
export interface UploadRequest {
  readonly requestId: string;
  /** The value of the Authorization header. */
  readonly authorization: string | undefined;
  /** Who was admitted with the same key before: this upload was counted then. */
  readonly verifiedCaller?: AuthenticatedCaller | undefined;
  readonly entry: UploadEntry;
  /** Answers what is said about the file, or refuses. */
  readHead(): UploadHead;
  /** The bytes of the file as they arrive, once; they end in a refusal where they break off. */
  readBytes(): AsyncIterable<Uint8Array>;
  readonly idempotencyKey?: string | undefined;
  readonly dryRun?: string | undefined;
}

/** A read that no operation answers, such as the MCP tools `search` and `fetch`. It needs a scope like an operation. */
export interface ResourceReadEntry {
  readonly kind: 'resourceRead';
  /** Its name in messages and logs. */
  readonly fn: string;
  readonly scope: 'read';
  readonly liveOnlyReason: null;
  readonly errors: readonly ErrorName[];
}

/** A resource read as a door read it. */
export interface ResourceReadRequest {
  readonly requestId: string;
  /** The value of the Authorization header. */
  readonly authorization: string | undefined;
  /** The caller as admitted with the same key before: this read was counted then. */
  readonly verifiedCaller?: AuthenticatedCaller | undefined;
  readonly entry: ResourceReadEntry;
  /** Reads what the reply holds under `value` from the caller's organisation, or throws a refusal. */
  read(tx: ReadContext): Promise<unknown>;
}

export interface UploadHead {
  readonly path: string;
  /** The Content-Type as it was sent. */
  readonly declaredMediaType: string | null;
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
  upload(request: UploadRequest): Promise<Outcome>;
  readResource(request: ResourceReadRequest): Promise<Outcome>;
  /** Counts a call before it is known what is asked, or where nothing is that an operation does. */
  verifyKey(request: Pick<Request, 'requestId' | 'authorization'>): Promise<KeyVerification>;
}

/** Whether a caller may ask at all. */
export interface KeyVerification {
  /** The refusal, where there is one: of the key, or because it has made its calls of the minute. */
  readonly error: Outcome | undefined;
  /** Hands over who was admitted, for the one call that was counted; undefined once that was done. */
  claimCaller(): AuthenticatedCaller | undefined;
  /** Asks the database whether the key still stands, unless that was done; answers the refusal where it does not. */
  confirm(): Promise<Outcome | undefined>;
  readonly orgId: string | undefined;
  readonly keyId: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
}
