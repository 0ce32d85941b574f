import type { ErrorName } from '../../generated/contract/errors.ts';
import type { OperationEntry, RegistryEntry } from '../../generated/contract/registry.ts';
import type { UploadEntry } from '../../generated/contract/uploads.ts';
import type { ReadContext } from '../store/store.ts';
import type { AuthenticatedCaller } from './credential-cache.ts';
import type { SessionCredential } from './authenticate-session.ts';

/** An operation call as a door received it. `resolve` and `readInput` run after the caller is authenticated. */
export interface Request {
  readonly requestId: string;
  /** The value of the Authorization header. */
  readonly authorization: string | undefined;
  /** Set below /app/api, where a session is the only credential. */
  readonly session?: SessionCredential | undefined;
  /** The network of the client, shortened. */
  readonly network?: string | undefined;
  /** A caller already verified with the same key; verifying has counted this call. */
  readonly verifiedCaller?: AuthenticatedCaller | undefined;
  /** Finds the named operation, or throws an ApiError. */
  resolve(): Promise<RegistryEntry>;
  /** Reads the arguments, before validation. */
  readInput(entry: OperationEntry): Promise<unknown>;
  readonly idempotencyKey?: string | undefined;
  readonly dryRun?: string | undefined;
}

/** An upload as a door received it. Headers and bytes are read after the caller is authenticated. */
export interface UploadRequest {
  readonly requestId: string;
  /** The value of the Authorization header. */
  readonly authorization: string | undefined;
  /** As in `Request`. */
  readonly session?: SessionCredential | undefined;
  /** A caller already verified with the same key; verifying has counted this upload. */
  readonly verifiedCaller?: AuthenticatedCaller | undefined;
  readonly entry: UploadEntry;
  /** Reads the file's description, or throws an ApiError. */
  readHead(): UploadHead;
  /** Streams the file's bytes, once. Throws an ApiError if the stream breaks off. */
  readBytes(): AsyncIterable<Uint8Array>;
  readonly idempotencyKey?: string | undefined;
  readonly dryRun?: string | undefined;
}

/** A read without an operation, such as the MCP tools `search` and `fetch`. It needs a scope like an operation. */
export interface ResourceReadEntry {
  readonly kind: 'resourceRead';
  /** The name in messages and logs. */
  readonly fn: string;
  readonly scope: 'read';
  readonly right: 'review';
  readonly liveOnlyReason: null;
  readonly errors: readonly ErrorName[];
}

/** A resource read as a door received it. */
export interface ResourceReadRequest {
  readonly requestId: string;
  /** The value of the Authorization header. */
  readonly authorization: string | undefined;
  /** As in `Request`. */
  readonly session?: SessionCredential | undefined;
  /** A caller already verified with the same key; verifying has counted this read. */
  readonly verifiedCaller?: AuthenticatedCaller | undefined;
  readonly entry: ResourceReadEntry;
  /** Reads the reply's `value` from the caller's organisation, or throws an ApiError. */
  read(tx: ReadContext): Promise<unknown>;
}

export interface UploadHead {
  readonly path: string;
  /** The Content-Type header as received. */
  readonly declaredMediaType: string | null;
}

export interface Outcome {
  readonly status: number;
  /** The complete envelope as JSON. */
  readonly body: string;
  /** The request id in the envelope. A replayed reply has the id of the first call. */
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
  /** Verifies a key and counts one call before the operation is known, or for a request that calls none. */
  verifyKey(request: Pick<Request, 'requestId' | 'authorization'>): Promise<KeyVerification>;
}

/** The result of verifying a key. */
export interface KeyVerification {
  /** The error if the key is invalid or over its rate limit. */
  readonly error: Outcome | undefined;
  /** Returns the verified caller once, for the one call that was counted, then undefined. */
  claimCaller(): AuthenticatedCaller | undefined;
  /** Checks in the database, once, that the key is still valid. Returns the error if it is not. */
  confirm(): Promise<Outcome | undefined>;
  readonly orgId: string | undefined;
  readonly keyId: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
}
