import { expect, test } from 'vitest';
import { signInWarning } from './protected-address.ts';

test.each([
  ['http://localhost:8787', 0, null],
  ['https://outreach.example', 1, null],
  ['https://outreach.example', 0, /TRUST_PROXY is 0/],
  ['http://outreach.example', 1, /Put TLS in front/],
])('at %s with TRUST_PROXY=%i an operator is warned of %s', (baseUrl, proxies, warning) => {
  const found = signInWarning(baseUrl, proxies);
  if (warning === null) expect(found).toBeNull();
  else expect(found).toMatch(warning);
});
