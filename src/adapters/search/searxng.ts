import { ProviderFailed } from '../../ports/provider-failed.ts';
import type { SearchResult, WebSearch } from '../../ports/search.ts';
import type { Connection } from '../connection.ts';
import { createProvider } from '../provider.ts';
import { rowsOf } from '../provider-response.ts';
import { plainResult } from './plain-result.ts';

/**
 * A SearXNG instance, https://docs.searxng.org/dev/search_api.html (`GET /search?format=json`). It needs no key, but
 * its settings must list `json` in the formats of `search`.
 */
export function createSearxngSearch({
  baseUrl,
  ...connection
}: Omit<Connection, 'key'> & { baseUrl: string }): WebSearch {
  const searxng = createProvider({
    ...connection,
    name: 'SearXNG',
    setting: 'SEARXNG_URL',
    baseUrl,
    headers: {},
    callsPerSecond: 2,
    explain: ({ status }) =>
      status === 403
        ? { remedy: 'Allow the format json there, under search.formats in its settings.yml.' }
        : {},
  });

  return {
    name: searxng.name,
    async search(query, { limit, country, language, signal }) {
      const results: SearchResult[] = [];
      for (let page = 1; page <= maxPages && results.length < limit; page += 1) {
        const rows = await searxng.request({
          path: '/search',
          query: [
            ['q', query],
            ['format', 'json'],
            ['categories', 'general'],
            ['pageno', String(page)],
            ...(language === undefined
              ? []
              : [['language', country === undefined ? language : `${language}-${country}`] as const]),
          ],
          signal,
          parse(response) {
            const rows = rowsOf(response, 'results');
            // An empty list is inconclusive if engines did not respond.
            const unresponsive = rows.length === 0 ? namesOf(response['unresponsive_engines']) : [];
            if (unresponsive.length === 0) return rows;
            const message = `SearXNG got no response from ${unresponsive.join(', ')}. Try again later.`;
            throw new ProviderFailed('SearXNG', 'unavailable', message);
          },
        });
        results.push(...rows.flatMap(({ url, title, content }) => plainResult(url, title, content)));
        if (rows.length === 0) break;
      }
      return results.slice(0, limit);
    },
  };
}

const maxPages = 3;

/** Reads pairs of an engine and a reason, such as `["google", "timeout"]`. */
function namesOf(engines: unknown): string[] {
  if (!Array.isArray(engines)) return [];
  return engines
    .map((engine: unknown) => String(Array.isArray(engine) ? engine[0] : engine).slice(0, 40))
    .slice(0, 5);
}
