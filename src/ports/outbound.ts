/** Why a call to the outside did not bring an answer. */
export type OutboundFailure =
  | 'bad_url'
  | 'bad_scheme'
  | 'credentials_in_url'
  | 'port_refused'
  | 'address_refused'
  | 'name_not_resolved'
  /** Nobody said in time what the name leads to, which says nothing about whoever it belongs to. */
  | 'name_unanswered'
  | 'unreachable'
  | 'timed_out'
  | 'too_large'
  | 'too_many_redirects'
  | 'aborted';

/** Thrown by `Outbound.fetch` for everything that goes wrong; the message is for people, the code for programs. */
export class OutboundFailed extends Error {
  readonly code: OutboundFailure;

  constructor(code: OutboundFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'OutboundRefused';
    this.code = code;
  }
}

export interface OutboundRequest {
  /** GET by default. */
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array<ArrayBuffer>;
  /** The most bytes of body to take, after decompression. */
  readonly maxBytes?: number;
  /** For the whole call: resolving, connecting, every redirect and the last byte of the body. */
  readonly timeoutMs?: number;
  readonly maxRedirects?: number;
  /** `follow` (the default) follows redirects of GET and HEAD; `manual`, and other methods, answer with the 3xx. */
  readonly redirect?: 'follow' | 'manual';
  readonly signal?: AbortSignal;
}

export interface OutboundResponse {
  /** The address that answered, after redirects. */
  readonly url: string;
  readonly status: number;
  readonly headers: Pick<Headers, 'get' | 'has'>;
  /** Decompressed, whole, never longer than `maxBytes`. */
  readonly body: Buffer;
}

/** The one way out of this process. Only public addresses are dialled, besides those that the operator opened. */
export interface Outbound {
  /** Answers with any status that came back. Throws `OutboundFailed` for all else. */
  fetch(url: string | URL, request?: OutboundRequest): Promise<OutboundResponse>;
  /**
   * Why an address can never be called, in a sentence: it is no address, speaks no HTTP, carries credentials or does
   * not lead to a public address. Null for one that may be called, and for a name that does not resolve yet. Of names
   * that an organisation asks for, a few are looked up at once.
   */
  blockedUrlReason(url: string, orgId: string): Promise<string | null>;
  close(): Promise<void>;
}
