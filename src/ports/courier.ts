export interface Parcel {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

export interface Receipt {
  readonly status: number;
  /** The first 1,000 bytes of the answer as text. */
  readonly response: string;
}

/** Carries events to the endpoints of others. Like `Outbound`, it dials only what may be dialled. */
export interface Courier {
  /**
   * Posts once and follows no redirect. Answers with any status that came back; throws `OutboundRefused` for all else,
   * also for an answer that is not whole in time.
   */
  deliver(parcel: Parcel, signal: AbortSignal): Promise<Receipt>;
  /** As `Outbound.whyNever`. */
  whyNever(url: string, orgId: string): Promise<string | null>;
}
