/**
 * What the dispatcher knows about a call. A call starts as one of the three contexts, and each step of its table
 * adds one of the `With…` types below. A step's parameter type names what earlier steps must have added.
 */
import type { OperationId } from '../../generated/contract/operations.ts';
import type { OperationEntry, RegistryEntry } from '../../generated/contract/registry.ts';
import type { UploadEntry } from '../../generated/contract/uploads.ts';
import type { AnyHandler } from '../operation.ts';
import type { Ports } from '../ports/ports.ts';
import type { Store } from '../store/store.ts';
import type {
  Request,
  ResourceReadEntry,
  ResourceReadRequest,
  UploadHead,
  UploadRequest,
} from './dispatcher.ts';
import type { AuthenticatedCaller, CredentialCache } from './credential-cache.ts';
import type { RateLimits } from './rate-limit.ts';

/** The dispatcher's dependencies, supplied by `assemble.ts`. */
export interface DispatcherDeps {
  readonly store: Store;
  readonly sessions: CredentialCache;
  readonly handlers: Readonly<Record<OperationId, AnyHandler>>;
  readonly ports: Ports;
  readonly limits: RateLimits;
  /** How many bytes one organisation may store. */
  readonly storageLimitBytes: number;
  readonly clock: () => Date;
  /** One in this many replies that PostgreSQL built as JSON is checked against its schema. */
  readonly replyCheckInterval: number;
  /** Receives every unexpected error with its cause. Callers only see the request id. */
  readonly onFault: (fault: unknown, context: { requestId: string; fn?: string | undefined }) => void;
  /** Whether the disk of the database is full, also while the database cannot be reached. */
  readonly isDiskFull: () => boolean;
}

/** What each step receives besides the context. */
export interface StepDeps extends DispatcherDeps {
  readonly keyCache: CredentialCache;
}

/** An entry that a key may call. */
export type CallableEntry = OperationEntry | UploadEntry | ResourceReadEntry;

/** Shared by all contexts. Errors, headers and logs read the optional fields, however early the call failed. */
export interface Context {
  readonly request: Pick<Request, 'requestId' | 'authorization' | 'verifiedCaller' | 'session'>;
  readonly now: Date;
  /** Replaced if the key turns out to have changed. */
  authenticated?: AuthenticatedCaller;
  /** The entry named by the request, whether or not a key may call it. */
  readonly named?: RegistryEntry | CallableEntry;
  readonly entry?: CallableEntry;
}

/** The start of an operation call. */
export interface CallContext extends Context {
  readonly request: Request;
}

/** The start of an upload. */
export interface UploadContext extends Context {
  readonly request: UploadRequest;
  readonly named: UploadEntry;
}

/** The start of a resource read. */
export interface ResourceReadContext extends Context {
  readonly request: ResourceReadRequest;
  readonly named: ResourceReadEntry;
}

export interface WithCaller {
  authenticated: AuthenticatedCaller;
}

export interface WithRequestedEntry<Entry extends RegistryEntry | CallableEntry> {
  readonly named: Entry;
}

/** The caller may call this entry. */
export interface WithEntry<Entry extends CallableEntry> {
  readonly entry: Entry;
}

export interface WithArguments {
  /** Valid by the operation's schema. */
  readonly args: Record<string, unknown>;
  readonly dryRun: boolean;
}

export interface WithUploadHead {
  readonly head: UploadHead;
}

export interface WithFile {
  readonly file: ReceivedFile;
}

export interface WithReply {
  readonly reply: Reply;
}

/** A call that is ready for its handler. */
export type ValidCall = CallContext & WithCaller & WithEntry<OperationEntry> & WithArguments;

/** An upload whose headers are valid. */
export type AcceptedUpload = UploadContext & WithCaller & WithEntry<UploadEntry> & WithUploadHead;

/** An upload whose bytes are stored. */
export type ReceivedUpload = AcceptedUpload & WithFile;

/** A stored file that no row refers to yet. */
export interface ReceivedFile {
  readonly storageId: string;
  readonly sizeBytes: number;
  readonly sha256: string;
  readonly detectedMediaType: string | null;
}

export interface Reply {
  readonly body: string;
  readonly requestId: string;
  readonly replayed: boolean;
}

export function hasCaller(context: Context): context is Context & WithCaller {
  return context.authenticated !== undefined;
}
