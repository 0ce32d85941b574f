/**
 * `unavailable`: no response, or a server error. `rate_limited`: too many calls. `exhausted`: the paid quota is used
 * up. `not_allowed`: the key or request was rejected. `bad_answer`: an invalid response.
 */
export type ProviderFailureKind = 'unavailable' | 'rate_limited' | 'exhausted' | 'not_allowed' | 'bad_answer';

/** Thrown by an adapter whose provider failed. The message is for people and contains no key. */
export class ProviderFailed extends Error {
  readonly provider: string;
  readonly kind: ProviderFailureKind;
  /** How long to wait before a retry, in milliseconds, if the provider said so; else null. */
  readonly retryAfterMs: number | null;

  constructor(
    provider: string,
    trouble: ProviderFailureKind,
    message: string,
    options: { readonly retryAfterMs?: number | null; readonly cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause });
    this.name = 'ProviderFailed';
    this.provider = provider;
    this.kind = trouble;
    this.retryAfterMs = options.retryAfterMs ?? null;
  }
}
