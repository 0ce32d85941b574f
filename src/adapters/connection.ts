import type { ProviderOptions } from './provider.ts';

/** What an adapter needs to reach its provider. */
export type Connection = Pick<ProviderOptions, 'outbound' | 'clock' | 'random'> & {
  readonly key: string;
  /** Replaces the provider's own address. */
  readonly baseUrl?: string;
};
