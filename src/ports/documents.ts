/** A file to extract text from. */
export interface DocumentFile {
  /** The uploaded path; only its last part is used. */
  readonly path: string;
  /** The media type declared by the uploader. */
  readonly declaredMediaType: string | null;
  /** The media type detected from its first bytes, or null, as for plain text. */
  readonly detectedMediaType: string | null;
  /** Streamed once and never buffered whole in this process. */
  readonly content: AsyncIterable<Uint8Array>;
}

export type DocumentFailure =
  /** A file type without text extraction, such as images, archives and old Office formats. */
  | 'unsupported'
  /** The bytes match neither path nor media types, nor anything readable. */
  | 'not_a_document'
  | 'encrypted'
  | 'damaged'
  | 'too_large'
  | 'too_slow'
  | 'empty';

export type DocumentResult =
  | {
      readonly ok: true;
      /**
       * The visible text, in the form of `SitePage.text`: blocks separated by a blank line. Each table row is a
       * block with one line per cell. No comments, hidden text or sheets, metadata or link addresses.
       */
      readonly text: string;
      /** The first heading of the highest rank, or else the file's name without its extension. */
      readonly title: string;
      /** Detected language as ISO 639-1, or null if the text is too short. */
      readonly language: string | null;
      /** True if `text` is only the beginning of the document. */
      readonly truncated: boolean;
    }
  | {
      readonly ok: false;
      readonly failure: DocumentFailure;
      /** A sentence for people. */
      readonly reason: string;
    };

/** Extracts text from untrusted documents. A file's contents never make it throw. */
export interface DocumentReader {
  /** Throws errors of `content`, and the signal's reason on abort. */
  read(file: DocumentFile, options?: { signal?: AbortSignal }): Promise<DocumentResult>;
  /** Stops all extraction. */
  close(): Promise<void>;
}
