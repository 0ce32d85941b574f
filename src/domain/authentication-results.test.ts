import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readSenderResult } from './authentication-results.ts';

const read = (...headers: string[]) =>
  readSenderResult(headers, { server: 'mx.tavlo.example', address: 'anna@mail.koivu.example' });

test.each([
  ['mx.tavlo.example; dmarc=pass (p=none) header.from=koivu.example', 'pass', 'dmarc=pass'],
  [
    'mx.tavlo.example 1; dkim=pass header.d=koivu.example; dmarc=fail header.from=koivu.example',
    'fail',
    'dmarc=fail',
  ],
  ['MX.Tavlo.example. ; DMARC = FAIL', 'fail', 'dmarc=fail'],
  [
    'mx.tavlo.example;\r\n\tdkim=pass header.i=@koivu.example;\r\n spf=fail smtp.mailfrom=x@koivu.example',
    'pass',
    'dkim=pass',
  ],
  ['mx.tavlo.example; spf=pass smtp.mailfrom=anna@koivu.example', 'pass', 'spf=pass'],
  [
    'mx.tavlo.example; dkim=fail header.d=koivu.example; spf=fail smtp.mailfrom=koivu.example',
    'fail',
    'dkim=fail, spf=fail',
  ],
  ['mx.tavlo.example; dmarc=none; spf/1=fail smtp.mailfrom="anna@koivu.example"', 'fail', 'spf=fail'],
])('%s', (header, verdict, because) => expect(read(header)).toEqual({ verdict, because }));

test.each([
  'mx.tavlo.example; none',
  'mx.tavlo.example; dmarc=none; spf=softfail smtp.mailfrom=koivu.example; dkim=temperror header.d=koivu.example',
  'mx.tavlo.example; dkim=pass header.d=evil.example; spf=pass smtp.mailfrom=evil.example',
  'mx.tavlo.example; spf=fail smtp.mailfrom=forwarder.example',
  'mx.tavlo.example (dmarc=fail); (dmarc=fail) spf=none',
  'mx.tavlo.example; (outer (inner) dmarc=fail ; dmarc=fail) iprev=pass',
  'evil.example; dmarc=fail',
  'mx.tavlo.example.evil.example; dmarc=pass',
  '',
])('%s says nothing certain', (header) => expect(read(header)).toBeNull());

test('what the server wrote counts, the topmost first, and nothing by others', () => {
  const [fail, pass] = ['fail', 'pass'].map((result) => `mx.tavlo.example; dmarc=${result}`);
  expect(read(fail!, pass!)?.verdict).toBe('fail');
  expect(read('evil.example; dmarc=fail', pass!, fail!)?.verdict).toBe('pass');
  expect(read('mx.tavlo.example; none', fail!)?.verdict).toBe('fail');
  const [spf, dkim] = ['spf=fail smtp.mailfrom=koivu.example', 'dkim=pass header.d=koivu.example'];
  expect(read(`mx.tavlo.example; ${spf}`, `mx.tavlo.example; ${dkim}`)?.verdict).toBe('pass');
  expect(read(`mx.tavlo.example; ${spf}`, `evil.example; ${dkim}`)?.verdict).toBe('fail');
});

test('whatever is written, reading ends with an answer that the server gave', () => {
  const part = fc.constantFrom(
    'mx.tavlo.example',
    ';',
    'dmarc',
    '=',
    'fail',
    'pass',
    '(',
    ')',
    '\\',
    '"',
    ' ',
    '\r\n\t',
    '@',
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 60 }), (parts) => {
      const result = read(parts.join(''));
      if (result !== null) expect(parts.join('')).toContain(result.verdict);
    }),
  );
  expect(read(`mx.tavlo.example; ${'(('.repeat(100_000)}`)).toBeNull();
});
