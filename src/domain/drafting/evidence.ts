/** Where a quotation may come from. The names are those of the wire. */
export type SourceKind = 'brain' | 'knowledge' | 'analysis' | 'context' | 'page' | 'thread' | 'payload';

/** `source.text.slice(start, end) === quote`, checked by code for every sentence that is kept. */
export interface Evidence {
  readonly sourceKind: SourceKind;
  readonly sourceId: string;
  readonly url?: string;
  readonly start: number;
  readonly end: number;
  readonly quote: string;
}
