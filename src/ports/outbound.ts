/** Why an outbound call failed. */
export type OutboundFailure =
  | 'bad_url'
  | 'bad_scheme'
  | 'credentials_in_url'
  | 'port_refused'
  | 'address_refused'
  | 'name_not_resolved'
  /** The DNS lookup timed out, which proves nothing about the host. */
  | 'name_unanswered'
  | 'unreachable'
  | 'timed_out'
  | 'too_large'
  | 'too_many_redirects'
  | 'aborted';

/** Any failure of `Outbound.fetch`; the message is for people, the code for programs. */
export class OutboundFailed extends Error {
  readonly code: OutboundFailure;

  constructor(code: OutboundFailure, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'OutboundRefused';
    this.code = code;
  }
}

export interface OutboundRequest {
  /** Default: GET. */
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array<ArrayBuffer>;
  /** Maximum size of the decompressed body. */
  readonly maxBytes?: number;
  /** For the whole call: DNS, connecting, all redirects and the whole body. */
  readonly timeoutMs?: number;
  readonly maxRedirects?: number;
  /** `follow` (default) follows redirects of GET and HEAD. `manual`, and other methods, return the 3xx. */
  readonly redirect?: 'follow' | 'manual';
  readonly signal?: AbortSignal;
}

export interface OutboundResponse {
  /** The final address, after redirects. */
  readonly url: string;
  readonly status: number;
  readonly headers: Pick<Headers, 'get' | 'has'>;
  /** Decompressed and complete, at most `maxBytes`. */
  readonly body: Buffer;
}

/** The only way to make outbound calls. It connects only to public addresses and to those the operator allowed. */
export interface Outbound {
  /** Returns a response with any status. Throws `OutboundFailed` for everything else. */
  fetch(url: string | URL, request?: OutboundRequest): Promise<OutboundResponse>;
  /**
   * Why an address can never be called, as a sentence: it is malformed, not HTTP, contains credentials or is not
   * public. Null for a callable address, or a name that does not resolve yet. An organisation may look up a few
   * names concurrently.
   */
  blockedUrlReason(url: string, orgId: string): Promise<string | null>;
  close(): Promise<void>;
}
