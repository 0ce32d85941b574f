import type { SearchResult, WebSearch } from '../../ports/search.ts';
import type { Connection } from '../connection.ts';
import { createProvider } from '../provider.ts';
import { fieldsOf, rowsIfAny } from '../provider-response.ts';
import { plainResult } from './plain-result.ts';

/**
 * Brave Search, https://api-dashboard.search.brave.com/documentation: Web Search (`GET /res/v1/web/search`, paid per
 * request). The key is sent in the header `X-Subscription-Token`; the smallest plan allows one call a second.
 */
export function createBraveSearch({ key, baseUrl, ...connection }: Connection): WebSearch {
  const brave = createProvider({
    ...connection,
    name: 'Brave Search',
    setting: 'BRAVE_API_KEY',
    baseUrl: baseUrl ?? 'https://api.search.brave.com',
    headers: { 'X-Subscription-Token': key },
    callsPerSecond: 1,
    explain({ status, headers, body }) {
      if (fieldsOf(body['error'])['code'] === 'SUBSCRIPTION_TOKEN_INVALID')
        return { kind: 'not_allowed', remedy: 'Check BRAVE_API_KEY.' };
      if (status !== 429) return {};
      // Both headers list one number per period of the plan, from the second to the month: `1, 1419704`.
      const remaining = numbersIn(headers.get('x-ratelimit-remaining'));
      const resets = numbersIn(headers.get('x-ratelimit-reset'));
      if (remaining.length > 1 && remaining.at(-1) === 0)
        return {
          kind: 'exhausted',
          remedy: 'The plan is used up. Buy more, or wait for its renewal.',
        };
      return resets[0] === undefined ? {} : { retryAfterMs: resets[0] * 1_000 };
    },
  });

  return {
    name: brave.name,
    async search(query, { limit, country, language, signal }) {
      const results: SearchResult[] = [];
      for (let page = 0; page < maxPages && results.length < limit; page += 1) {
        const rows = await brave.request({
          path: '/res/v1/web/search',
          query: [
            ['q', shortenQuery(query)],
            ['count', String(maxPerPage)],
            ['offset', String(page)],
            ['result_filter', 'web'],
            ['text_decorations', 'false'],
            ...(country !== undefined && countries.has(country) ? [['country', country] as const] : []),
            ...(language !== undefined && languages.has(language)
              ? [['search_lang', language] as const]
              : []),
          ],
          signal,
          // Without results, the response has no `web` part.
          parse: ({ web }) => rowsIfAny(fieldsOf(web), 'results'),
        });
        results.push(...rows.flatMap(({ url, title, description }) => plainResult(url, title, description)));
        if (rows.length < maxPerPage) break;
      }
      return results.slice(0, limit);
    },
  };
}

const maxPerPage = 20;
const maxPages = 3;

/** The API rejects longer queries. */
function shortenQuery(query: string): string {
  return query.split(/\s+/).slice(0, 50).join(' ').slice(0, 400);
}

function numbersIn(header: string | null): number[] {
  return header === null ? [] : header.split(',').map(Number).filter(Number.isFinite);
}

/** The API rejects other countries. */
const countries = new Set(
  (
    'AR AU AT BE BR CA CL DK FI FR DE GR HK IN ID IT JP KR MY MX NL NZ NO CN PL PT PH RU SA ZA ES SE ' +
    'CH TW TR GB US'
  ).split(' '),
);
const languages = new Set(
  (
    'ar bn bg ca hr cs da nl en et fi fr gl de el gu he hi hu is it kn ko lv lt ms ml mr nb pl pa ro ru sr sk sl es ' +
    'sv ta te th tr uk vi'
  ).split(' '),
);
