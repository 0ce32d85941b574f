import { cleanText } from '../domain/clean-text.ts';
import { ProviderFailed } from '../ports/provider-failed.ts';
import type { Connection } from './connection.ts';
import { createProvider, type Provider } from './provider.ts';
import { type Fields, errorMessageIn } from './provider-response.ts';

/**
 * Apollo's REST API, https://docs.apollo.io/reference. The key goes in the header `x-api-key`. The most that a plan
 * allows differs and is answered in headers of 429; five calls a second are within the limit a minute of each plan.
 */
export function connectApollo({ key, baseUrl, ...connection }: Connection): Provider {
  return createProvider({
    ...connection,
    name: 'Apollo',
    setting: 'APOLLO_API_KEY',
    baseUrl: baseUrl ?? 'https://api.apollo.io/api/v1',
    headers: { 'x-api-key': key, 'cache-control': 'no-cache' },
    callsPerSecond: 5,
    // Credits that are used up come as 403 or 422 with a sentence; that a plan lacks an endpoint comes with a code.
    explain: ({ status, body }) => {
      const isUsedUp = status >= 400 && status < 500 && /\bcredits?\b/i.test(errorMessageIn(body) ?? '');
      if (isUsedUp)
        return { kind: 'exhausted', remedy: 'Buy credits there, or wait until they are renewed.' };
      if (body['error_code'] === 'API_INACCESSIBLE')
        return {
          remedy: 'The plan there, or the kind of key, does not include this; people need a master key.',
        };
      return {};
    },
  });
}

/** Some of Apollo's failures are told in an answer with status 200. */
export function throwOnFailure(answer: Fields): void {
  const code = cleanText(answer['error_code']);
  if (code === null) return;
  const message = cleanText(answer['error_message'])?.slice(0, 200) ?? code;
  throw new ProviderFailed('Apollo', 'not_allowed', `Apollo answered: ${message} Check APOLLO_API_KEY.`);
}
