import type { ConnectorRecord, FieldMap } from '../domain/connector-record.ts';

/** What is read, from where on, and how. */
export interface SourceRequest {
  /** The address of the first page to read. */
  readonly url: string;
  /** Names the fields by which the list of records is known among others in a JSON document. */
  readonly fieldMap: FieldMap;
  /** A header of whoever asked, and the only origin that may see it. */
  readonly credential: { readonly name: string; readonly value: string; readonly origin: string } | null;
}

export interface SourcePage {
  readonly url: string;
  /** The length of the answer, decompressed. */
  readonly bytes: number;
  /** In the order of the source. Throws `SourceFailed` where the rest cannot be read. */
  readonly records: AsyncIterable<ConnectorRecord>;
  /** The address of the page after it; null for the last. */
  readonly next: string | null;
}

/** A data source of others: an address that answers with records as JSON, NDJSON or CSV, page by page. */
export interface RecordSource {
  /** As `Outbound.whyNever`. */
  blockedUrlReason(url: string, orgId: string): Promise<string | null>;
  /** One page after the other, each fetched when it is asked for. Throws `SourceFailed` where one cannot be had. */
  readPages(reading: SourceRequest, signal: AbortSignal): AsyncIterable<SourcePage>;
}

/** A source did not answer with records. The message says what it did and what to do about it, and holds no address. */
export class SourceFailed extends Error {
  override readonly name = 'SourceFailed';
}
