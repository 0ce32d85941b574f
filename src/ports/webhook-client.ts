export interface WebhookRequest {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

export interface WebhookResponse {
  readonly status: number;
  /** The first 1,000 bytes of the response as text. */
  readonly response: string;
}

/** Sends events to webhook endpoints. Like `Outbound`, it connects only to allowed addresses. */
export interface WebhookClient {
  /**
   * Posts once without following redirects. Returns a response with any status. Throws `OutboundFailed` otherwise,
   * also if the response is incomplete at the timeout.
   */
  post(request: WebhookRequest, signal: AbortSignal): Promise<WebhookResponse>;
  /** Like `Outbound.blockedUrlReason`. */
  blockedUrlReason(url: string, orgId: string): Promise<string | null>;
}
