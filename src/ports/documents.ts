/** One file to read text out of. */
export interface DocumentFile {
  /** As it was uploaded; only its last part is looked at. */
  readonly path: string;
  /** The media type that its sender declared. */
  readonly declaredMediaType: string | null;
  /** The media type that its first bytes tell; null where they tell none, as those of plain text. */
  readonly toldMediaType: string | null;
  /** Read once, from its beginning, and never held whole in this process. */
  readonly content: AsyncIterable<Uint8Array>;
}

export type DocumentFailure =
  /** A kind of file that nothing reads text out of, such as images, archives and the formats of old Office programs. */
  | 'unsupported'
  /** The bytes are not what path and media types say, and nothing that can be read either. */
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
       * What people see in the document, in the form of `SitePage.text`: blocks apart by a blank line; each row of a
       * table is a block whose cells are lines. No comments, hidden text or sheets, metadata or links' addresses.
       */
      readonly text: string;
      /** The document's first heading of the highest rank, or else the file's name without its ending. */
      readonly title: string;
      /** ISO 639-1 by the in-process detector; null when too short to tell. */
      readonly language: string | null;
      /** Whether there is more in the document than `text` holds. */
      readonly truncated: boolean;
    }
  | {
      readonly ok: false;
      readonly failure: DocumentFailure;
      /** A sentence for people. */
      readonly reason: string;
    };

/** Reads the text of documents that strangers may have made. It never throws for what a file holds. */
export interface DocumentReader {
  /** Throws what `content` throws, and the signal's reason when the caller gives up. */
  read(file: DocumentFile, options?: { signal?: AbortSignal }): Promise<DocumentResult>;
  /** Ends what is being read. */
  close(): Promise<void>;
}
