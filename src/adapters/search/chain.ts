import { ProviderFailed } from '../../ports/provider-failed.ts';
import type { WebSearch } from '../../ports/search.ts';

/** Uses the first search, and the next one only if it fails. If all fail, throws the first failure. */
export function createSearchChain(searches: readonly [WebSearch, ...WebSearch[]]): WebSearch {
  return {
    name: searches.map(({ name }) => name).join(' or '),
    async search(query, options) {
      let failure: ProviderFailed | undefined;
      for (const search of searches) {
        try {
          return await search.search(query, options);
        } catch (error) {
          if (!(error instanceof ProviderFailed)) throw error;
          failure ??= error;
        }
      }
      throw failure ?? new Error('No search is configured.');
    },
  };
}
