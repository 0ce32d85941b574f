import type { DocumentFailure } from '../../ports/documents.ts';

/** The limits for one document. */
export interface DocumentLimits {
  readonly maxCharacters: number;
  readonly maxPages: number;
  readonly maxCells: number;
  /** The limit for all parts of a document together, decompressed. */
  readonly maxInflatedBytes: number;
}

/** The result of a parser. */
export interface DocumentText {
  readonly text: string;
  /** The document's title or first heading, or null. */
  readonly title: string | null;
  readonly truncated: boolean;
}

export type DocumentParser = (bytes: Buffer, limits: DocumentLimits) => DocumentText | Promise<DocumentText>;

export type ParsedDocument =
  | ({ readonly ok: true } & DocumentText)
  | { readonly ok: false; readonly failure: DocumentFailure; readonly reason: string };

/** Thrown by parsers for unreadable documents. */
export class UnreadableDocument extends Error {
  readonly failure: DocumentFailure;

  constructor(failure: DocumentFailure, reason: string, options?: ErrorOptions) {
    super(reason, options);
    this.failure = failure;
  }
}
