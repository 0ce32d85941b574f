/** The sources of quotations, by their names in the API. */
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
