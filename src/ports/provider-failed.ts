/**
 * `unavailable`: no answer, or a fault of its own. `rate_limited`: too many calls for now. `exhausted`: what was bought
 * there is used up. `not_allowed`: the key or the request was refused. `bad_answer`: the answer is none.
 */
export type ProviderFailureKind = 'unavailable' | 'rate_limited' | 'exhausted' | 'not_allowed' | 'bad_answer';

/** Thrown by an adapter whose provider could not be asked. The message is for people and holds no key. */
export class ProviderFailed extends Error {
  readonly provider: string;
  readonly kind: ProviderFailureKind;
  /** How long the provider wants to be left alone, in milliseconds; null where it did not say. */
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
