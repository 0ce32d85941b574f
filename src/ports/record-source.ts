import type { ConnectorRecord, FieldMap } from '../domain/connector-record.ts';

/** What to read, from which page on, and how. */
export interface SourceRequest {
  /** The address of the first page to read. */
  readonly url: string;
  /** The fields that identify the list of records in a JSON document. */
  readonly fieldMap: FieldMap;
  /** A header to send, and the only origin that may receive it. */
  readonly credential: { readonly name: string; readonly value: string; readonly origin: string } | null;
}

export interface SourcePage {
  readonly url: string;
  /** Size of the decompressed response. */
  readonly bytes: number;
  /** In the source's order. Throws `SourceFailed` if the rest cannot be read. */
  readonly records: AsyncIterable<ConnectorRecord>;
  /** The address of the next page; null for the last. */
  readonly next: string | null;
}

/** An external data source: an address that returns records as JSON, NDJSON or CSV, page by page. */
export interface RecordSource {
  /** Like `Outbound.blockedUrlReason`. */
  blockedUrlReason(url: string, orgId: string): Promise<string | null>;
  /** Fetches pages on demand. Throws `SourceFailed` if one cannot be read. */
  readPages(reading: SourceRequest, signal: AbortSignal): AsyncIterable<SourcePage>;
}

/** A source did not return records. The message says what happened and what to do, without addresses. */
export class SourceFailed extends Error {
  override readonly name = 'SourceFailed';
}
