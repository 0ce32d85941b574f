import type { DocumentFailure } from '../../ports/documents.ts';

/** How much is taken of one document at most. */
export interface DocumentLimits {
  readonly maxCharacters: number;
  readonly maxPages: number;
  readonly maxCells: number;
  /** Of all parts of a document together, decompressed. */
  readonly maxInflatedBytes: number;
}

/** What a parser makes of a document's bytes. */
export interface DocumentText {
  readonly text: string;
  /** The first heading; null where there is none. */
  readonly title: string | null;
  readonly truncated: boolean;
}

export type DocumentParser = (bytes: Buffer, limits: DocumentLimits) => DocumentText | Promise<DocumentText>;

export type ParsedDocument =
  | ({ readonly ok: true } & DocumentText)
  | { readonly ok: false; readonly failure: DocumentFailure; readonly reason: string };

/** Thrown by parsers for what they do not read. */
export class UnreadableDocument extends Error {
  readonly failure: DocumentFailure;

  constructor(failure: DocumentFailure, reason: string, options?: ErrorOptions) {
    super(reason, options);
    this.failure = failure;
  }
}
