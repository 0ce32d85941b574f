import { cleanText } from '../domain/clean-text.ts';
import { ProviderFailed } from '../ports/provider-failed.ts';
import type { Connection } from './connection.ts';
import { createProvider, type Provider } from './provider.ts';
import { type Fields, errorMessageIn } from './provider-response.ts';

/**
 * Apollo's REST API, https://docs.apollo.io/reference. The key is sent in the header `x-api-key`. Rate limits depend on
 * the plan and appear in the headers of a 429. Five calls a second stay within the limit per minute of every plan.
 */
export function connectApollo({ key, baseUrl, ...connection }: Connection): Provider {
  return createProvider({
    ...connection,
    name: 'Apollo',
    setting: 'APOLLO_API_KEY',
    baseUrl: baseUrl ?? 'https://api.apollo.io/api/v1',
    headers: { 'x-api-key': key, 'cache-control': 'no-cache' },
    callsPerSecond: 5,
    // Apollo reports exhausted credits with status 403 or 422 and only in the error message. An endpoint that the
    // plan lacks has an error code.
    explain: ({ status, body }) => {
      const hasNoCredits = status >= 400 && status < 500 && /\bcredits?\b/i.test(errorMessageIn(body) ?? '');
      if (hasNoCredits) return { kind: 'exhausted', remedy: 'Buy credits there, or wait for their renewal.' };
      if (body['error_code'] === 'API_INACCESSIBLE')
        return {
          remedy:
            'The plan or the kind of key does not include this endpoint. People search needs a master key.',
        };
      return {};
    },
  });
}

/** Apollo reports some failures in a response with status 200. */
export function throwOnFailure(response: Fields): void {
  const code = cleanText(response['error_code']);
  if (code === null) return;
  const message = cleanText(response['error_message'])?.slice(0, 200) ?? code;
  throw new ProviderFailed('Apollo', 'not_allowed', `Apollo answered: ${message} Check APOLLO_API_KEY.`);
}
