/** Names the bytes of one uploaded file. Both parts are ids that the service made, never what a caller wrote. */
export interface ByteKey {
  readonly orgId: string;
  readonly storageId: string;
}

/** Keeps the bytes of uploaded files. What they are and whom they belong to is kept in the database. */
export interface ByteStore {
  /**
   * Keeps `content`, whose length is not known before, and never holds it whole in memory. When it resolves, the bytes
   * are there whole and survive a loss of power. When the content throws, or the store fails, nothing of it is left and
   * the same throw goes on. A name is written once.
   */
  write(name: ByteKey, content: AsyncIterable<Uint8Array>): Promise<void>;
  /** The bytes, as they are read; fails where there are none. */
  read(name: ByteKey): AsyncIterable<Uint8Array>;
  /** Removes the bytes; nothing happens where there are none. */
  remove(name: ByteKey): Promise<void>;
  /** The names of what was written whole before a time. */
  listWrittenBefore(time: Date): AsyncIterable<ByteKey>;
  /** Removes what was begun before a time and never became whole, because its writer died. */
  removeUnfinished(time: Date): Promise<void>;
}
