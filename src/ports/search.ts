export interface SearchResult {
  readonly url: string;
  readonly title: string;
  readonly description: string;
}

/** Searches the web. Throws ProviderFailed if the provider fails. */
export interface WebSearch {
  /** Display name, such as `Brave Search`. */
  readonly name: string;
  search(
    words: string,
    options: {
      readonly limit: number;
      /** ISO 3166-1 alpha-2. */
      readonly country?: string | undefined;
      /** ISO 639-1. */
      readonly language?: string | undefined;
      readonly signal?: AbortSignal | undefined;
    },
  ): Promise<readonly SearchResult[]>;
}
