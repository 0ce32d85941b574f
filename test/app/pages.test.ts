import { expect, test } from 'vitest';
import { argumentNames } from '../../generated/app/contract/arguments.ts';
import { pages } from '../../src/doors/app/pages/pages.ts';
import { testService } from '../support/test-service.ts';

const service = testService({ role: 'api' });

const forms = Object.values(pages).flatMap(({ forms: each, needsToken }) =>
  each.map(({ operation, fields }) => ({
    operation,
    args: [...fields.map(({ name }) => name), ...(needsToken ? ['token'] : [])],
  })),
);

test.each(forms)(
  'the form of $operation has fields for arguments of the operation',
  ({ operation, args }) => {
    const names: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = argumentNames;
    expect(names[operation]?.['']).toEqual(expect.arrayContaining(args));
  },
);

test.each(Object.keys(pages))('%s runs only scripts of this service and posts no form', async (name) => {
  const reply = await fetch(`${service.url}/app/${name}`);
  expect(reply.headers.get('Content-Security-Policy')).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; form-action 'none'; " +
      "base-uri 'none'; frame-ancestors 'none'",
  );
  expect(reply.headers.get('Cache-Control')).toBe('no-store');
  const html = await reply.text();
  expect(html).not.toMatch(/<script(?! type="module" src="\/app\/pages\/)|\sstyle=|\son\w+=/);
});
