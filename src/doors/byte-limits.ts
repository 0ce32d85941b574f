/** How many bytes the server keeps in memory for callers who make it wait. */
export interface ByteLimits {
  /** For all connections together. */
  readonly processBytes: number;
  /** For the connections of one IP address. */
  readonly addressBytes: number;
}

interface Kept {
  readonly address: string;
  readonly bytes: number;
}

/** The bytes kept for each connection or request. */
export interface KeptBytes<Key> {
  /** Sets the bytes kept for `key`. While there are too many, drops the keys that were set longest ago. */
  set(key: Key, address: string, bytes: number): void;
  release(key: Key): void;
}

/** Counts the bytes kept for each key, and calls `drop` for those above the limits. */
export function limitKeptBytes<Key>(limits: ByteLimits, drop: (key: Key) => void): KeptBytes<Key> {
  // A Map keeps the order of insertion.
  const kept = new Map<Key, Kept>();
  const bytesByAddress = new Map<string, number>();
  let processBytes = 0;
  const count = (address: string, bytes: number): void => {
    processBytes += bytes;
    const sum = (bytesByAddress.get(address) ?? 0) + bytes;
    if (sum === 0) bytesByAddress.delete(address);
    else bytesByAddress.set(address, sum);
  };
  const release = (key: Key): void => {
    const found = kept.get(key);
    if (found === undefined) return;
    kept.delete(key);
    count(found.address, -found.bytes);
  };
  const dropOldest = (isMeant: (found: Kept) => boolean): void => {
    for (const [key, found] of kept) {
      if (!isMeant(found)) continue;
      release(key);
      drop(key);
      return;
    }
  };
  return {
    release,
    set(key, address, bytes) {
      release(key);
      kept.set(key, { address, bytes });
      count(address, bytes);
      while ((bytesByAddress.get(address) ?? 0) > limits.addressBytes)
        dropOldest((found) => found.address === address);
      while (processBytes > limits.processBytes) dropOldest(() => true);
    },
  };
}
