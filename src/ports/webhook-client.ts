export interface WebhookRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

export interface WebhookResponse {
  readonly status: number;
  /** The first 1,000 bytes of the answer as text. */
  readonly response: string;
}

/** Carries events to the endpoints of others. Like `Outbound`, it dials only what may be dialled. */
export interface WebhookClient {
  /**
   * Posts once and follows no redirect. Answers with any status that came back; throws `OutboundFailed` for all else,
   * also for an answer that is not whole in time.
   */
  post(request: WebhookRequest, signal: AbortSignal): Promise<WebhookResponse>;
  /** As `Outbound.whyNever`. */
  blockedUrlReason(url: string, orgId: string): Promise<string | null>;
}
