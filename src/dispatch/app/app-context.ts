import type { OperationId } from '../../../generated/app/contract/operations.ts';
import type { OperationEntry } from '../../../generated/app/contract/registry.ts';
import type { AnyHandler } from '../../operation.ts';
import type { PersonSession } from '../../person-operation.ts';
import type { Passwords } from '../../ports/passwords.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Store } from '../../store/store.ts';
import type { SessionCredential } from '../authenticate-session.ts';
import type { AuthenticatedCaller, CredentialCache } from '../credential-cache.ts';
import type { Outcome } from '../dispatcher.ts';
import type { BackgroundWork } from './background-work.ts';

/** The dependencies of the app's dispatcher, supplied by `assemble.ts`. */
export interface AppDispatcherDeps {
  readonly store: Store;
  readonly sessions: CredentialCache;
  readonly handlers: Readonly<Record<OperationId, AnyHandler>>;
  readonly ports: Ports;
  readonly passwords: Passwords;
  readonly clock: () => Date;
  readonly background: BackgroundWork;
  /** Receives every unexpected error with its cause. Callers only see the request id. */
  readonly onFault: (fault: unknown, context: { requestId: string; fn?: string | undefined }) => void;
  readonly isDiskFull: () => boolean;
}

/** A call of an operation of the app, as the door received it. */
export interface AppRequest {
  readonly requestId: string;
  readonly fn: string;
  readonly credential: SessionCredential;
  /** Reads the body, before validation. It is called once or twice. */
  readInput(): Promise<unknown>;
}

/**
 * An outcome with the cookie to set. Undefined leaves the cookie as it is; null removes it. An error never removes it,
 * because its reply may arrive after the one that renewed the cookie.
 */
export interface AppOutcome extends Outcome {
  readonly sessionToken?: string | null | undefined;
  /** Begins work of the call. The door calls it once the reply is sent. */
  readonly startWork: () => void;
}

export interface AppDispatcher {
  dispatch(request: AppRequest): Promise<AppOutcome>;
}

/** What is known of a call. Each step adds to it. */
export interface AppContext {
  readonly request: AppRequest;
  readonly now: Date;
  /** What the handler does after the reply. */
  readonly afterReply: (() => Promise<void>)[];
  /** Absent if the request has no open session. */
  authenticated?: AuthenticatedCaller | undefined;
  readonly entry?: OperationEntry;
}

export interface WithSession {
  readonly authenticated: AuthenticatedCaller | undefined;
  /** Why there is no session. Thrown if the operation needs one. */
  readonly missingSession: Error | undefined;
}

export interface WithAppEntry {
  readonly entry: OperationEntry;
}

export interface WithPerson {
  /** Null only if anyone may call the operation. */
  readonly session: PersonSession | null;
}

export interface WithAppArguments {
  readonly args: Record<string, unknown>;
}

export interface WithAppReply {
  readonly body: string;
  readonly sessionToken: string | null | undefined;
}

/** A call that is ready for its handler. */
export type ValidAppCall = AppContext & WithSession & WithAppEntry & WithPerson & WithAppArguments;
