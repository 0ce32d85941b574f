/** A call to repeat. `#n#` in headers and body becomes a number that is unique per call. */
export interface LoadCall {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

export interface LoadOrder {
  readonly origin: string;
  /** The calls are made in order and repeated from the first. */
  readonly calls: readonly LoadCall[];
  readonly connections: number;
  readonly durationMs: number;
}

export interface LoadResult {
  readonly calls: number;
  readonly elapsedMs: number;
  /** The share of one core that the generator in Node used. Near 1, it is the bottleneck. Null for wrk. */
  readonly cpuShare: number | null;
  readonly p50Ms: number;
  readonly p99Ms: number;
}

export type LoadAnswer = LoadResult | { readonly failure: string };
