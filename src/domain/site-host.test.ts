import { expect, test } from 'vitest';
import { siteHostOf } from './site-host.ts';

test.each([
  [{ companyWebsite: 'https://WWW.Acme.example/about', companyDomain: 'other.example' }, 'www.acme.example'],
  [{ companyDomain: 'acme.example' }, 'acme.example'],
  [{ companyWebsite: 'http://127.0.0.1:8984/' }, '127.0.0.1:8984'],
  [{ companyWebsite: 'acme.example:8443' }, 'acme.example:8443'],
  [{ companyWebsite: 'https://acme.example:443/' }, 'acme.example'],
  [{ companyWebsite: 'http://acme.example:80/' }, 'acme.example'],
  [{ companyWebsite: 'https://' }, null],
  [{}, null],
])('the site of %o is %s', (lead, host) => expect(siteHostOf(lead)).toBe(host));
