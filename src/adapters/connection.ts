import type { ProviderOptions } from './provider.ts';

/** What an adapter needs to reach its vendor. */
export type Connection = Pick<ProviderOptions, 'outbound' | 'clock' | 'random'> & {
  readonly key: string;
  /** Stands in for the vendor's own address. */
  readonly baseUrl?: string;
};
