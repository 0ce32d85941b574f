/** How many bytes the server keeps in memory for callers who make it wait. */
export interface ByteLimits {
  /** For all connections together. */
  readonly processBytes: number;
  /** For the connections of one IP address. */
  readonly addressBytes: number;
}

interface BufferedEntry {
  readonly address: string;
  readonly bytes: number;
}

/** The bytes that each connection or request holds in memory. */
export interface BufferedBytes<Key> {
  /** Sets the bytes of `key`. While there are too many, drops the keys that were set longest ago. */
  set(key: Key, address: string, bytes: number): void;
  release(key: Key): void;
}

/** Counts the bytes of each key, and calls `drop` for those above the limits. */
export function limitBufferedBytes<Key>(limits: ByteLimits, drop: (key: Key) => void): BufferedBytes<Key> {
  // A Map keeps the order of insertion.
  const entries = new Map<Key, BufferedEntry>();
  const bytesByAddress = new Map<string, number>();
  let processBytes = 0;
  const count = (address: string, bytes: number): void => {
    processBytes += bytes;
    const sum = (bytesByAddress.get(address) ?? 0) + bytes;
    if (sum === 0) bytesByAddress.delete(address);
    else bytesByAddress.set(address, sum);
  };
  const release = (key: Key): void => {
    const found = entries.get(key);
    if (found === undefined) return;
    entries.delete(key);
    count(found.address, -found.bytes);
  };
  const dropOldest = (matches: (found: BufferedEntry) => boolean): void => {
    for (const [key, found] of entries) {
      if (!matches(found)) continue;
      release(key);
      drop(key);
      return;
    }
  };
  return {
    release,
    set(key, address, bytes) {
      release(key);
      entries.set(key, { address, bytes });
      count(address, bytes);
      while ((bytesByAddress.get(address) ?? 0) > limits.addressBytes)
        dropOldest((found) => found.address === address);
      while (processBytes > limits.processBytes) dropOldest(() => true);
    },
  };
}
