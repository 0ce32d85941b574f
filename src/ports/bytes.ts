/** Identifies the bytes of an uploaded file. Both parts are ids made by the service, never the caller's text. */
export interface ByteKey {
  readonly orgId: string;
  readonly storageId: string;
}

/** The disk of a byte store is full. The message names it and the remedy. */
export class ByteStoreFull extends Error {
  override readonly name = 'ByteStoreFull';
}

/** Stores the bytes of uploaded files. The database knows their type and owner. */
export interface ByteStore {
  /**
   * Stores `content` of unknown length without buffering it. When it resolves, the bytes are complete and durable.
   * If the content or the store fails, nothing remains and the error is rethrown. Each key is written once.
   *
   * @throws ByteStoreFull if there is no space.
   */
  write(name: ByteKey, content: AsyncIterable<Uint8Array>): Promise<void>;
  /** Streams the bytes; fails if there are none. */
  read(name: ByteKey): AsyncIterable<Uint8Array>;
  /** Removes the bytes, if any. */
  remove(name: ByteKey): Promise<void>;
  /** Lists complete files written before a time. */
  listWrittenBefore(time: Date): AsyncIterable<ByteKey>;
  /** Removes incomplete files started before a time, whose writer died. */
  removeUnfinished(time: Date): Promise<void>;
}
