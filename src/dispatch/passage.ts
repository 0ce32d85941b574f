import type { ErrorName } from '../../generated/contract/errors.ts';
import type { OperationEntry, RegistryEntry } from '../../generated/contract/registry.ts';
import type { UploadEntry } from '../../generated/contract/uploads.ts';
import type { AnyHandler } from '../operation.ts';
import type { Ports } from '../ports/ports.ts';
import type { Reading, Store } from '../store/store.ts';
import type { Authenticated } from './known-keys.ts';
import type { RateLimits } from './limit.ts';

/** A call as a door read it. What may only be read once the caller is known is read by the two functions. */
export interface Request {
  readonly requestId: string;
  /** The value of the Authorization header. */
  readonly authorization: string | undefined;
  /** Who was admitted with the same key before: this call was counted then. */
  readonly admitted?: Authenticated | undefined;
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
  readonly admitted?: Authenticated | undefined;
  readonly entry: UploadEntry;
  /** Answers what is said about the file, or refuses. */
  readHead(): UploadHead;
  /** The bytes of the file as they arrive, once; they end in a refusal where they break off. */
  readBytes(): AsyncIterable<Uint8Array>;
  readonly idempotencyKey?: string | undefined;
  readonly dryRun?: string | undefined;
}

/** What a caller may be shown that no operation answers; it is held to a scope like an operation. */
export interface LookEntry {
  readonly kind: 'look';
  /** Its name in messages and logs. */
  readonly fn: string;
  readonly scope: 'read';
  readonly liveOnlyReason: null;
  readonly errors: readonly ErrorName[];
}

/** A look as a door read it. */
export interface LookRequest {
  readonly requestId: string;
  /** The value of the Authorization header. */
  readonly authorization: string | undefined;
  /** Who was admitted with the same key before: this look was counted then. */
  readonly admitted?: Authenticated | undefined;
  readonly entry: LookEntry;
  /** Reads within the caller's organisation what stands under `value`, or refuses. */
  look(reading: Reading): Promise<unknown>;
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
  look(request: LookRequest): Promise<Outcome>;
  /** Counts a call before it is known what is asked, or where nothing is that an operation does. */
  admit(request: Pick<Request, 'requestId' | 'authorization'>): Promise<Admission>;
}

/** Whether a caller may ask at all. */
export interface Admission {
  /** The refusal, where there is one: of the key, or because it has made its calls of the minute. */
  readonly refusal: Outcome | undefined;
  /** Hands over who was admitted, for the one call that was counted; undefined once that was done. */
  take(): Authenticated | undefined;
  /** Asks the database whether the key still stands, unless that was done; answers the refusal where it does not. */
  confirm(): Promise<Outcome | undefined>;
  readonly orgId: string | undefined;
  readonly keyId: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
}

/** What the dispatcher is made of; `assemble.ts` fills it in. */
export interface Parts {
  readonly store: Store;
  readonly handlers: Readonly<Record<string, AnyHandler>>;
  readonly ports: Ports;
  readonly limits: RateLimits;
  readonly clock: () => Date;
  /** One in so many replies that the database made as JSON is held to its schema. */
  readonly checkedReplies: number;
  /** Told of every throw that is not a refusal, with its cause; callers only learn the request id. */
  readonly onFault: (fault: unknown, context: { requestId: string; fn?: string | undefined }) => void;
}

/** What calls, uploads and looks have in common on their way down their tables. */
export interface Way {
  readonly request: Pick<Request, 'requestId' | 'authorization' | 'admitted'>;
  readonly now: Date;
  who?: Authenticated;
  /** What is named, whether or not a key may call it. */
  named?: RegistryEntry | UploadEntry | LookEntry;
  entry?: OperationEntry | UploadEntry | LookEntry;
  reply?: Reply;
}

/** A call on its way down the table. */
export interface Passage extends Way {
  readonly request: Request;
  named?: RegistryEntry;
  entry?: OperationEntry;
  args?: Record<string, unknown>;
  dryRun?: boolean;
}

/** An upload on its way down its table. */
export interface UploadPassage extends Way {
  readonly request: UploadRequest;
  entry?: UploadEntry;
  head?: UploadHead;
  file?: ReceivedFile;
}

/** A look on its way down its table. */
export interface LookPassage extends Way {
  readonly request: LookRequest;
  entry?: LookEntry;
}

/** A file whose bytes are stored and of which no row knows yet. */
export interface ReceivedFile {
  readonly storageId: string;
  readonly sizeBytes: number;
  readonly sha256: string;
  readonly toldMediaType: string | null;
}

export interface Reply {
  readonly body: string;
  readonly requestId: string;
  readonly replayed: boolean;
}
