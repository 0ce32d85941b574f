import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readSenderResult } from './authentication-results.ts';

const read = (...headers: string[]) => readFrom({ hasOneSender: true }, ...headers);

const readFrom = (mail: { readonly hasOneSender: boolean }, ...headers: string[]) =>
  readSenderResult(
    { ...mail, authenticationResults: headers, address: 'anna@mail.koivu.example' },
    'mx.tavlo.example',
  );

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
  [
    'mx.tavlo.example; spf=pass smtp.helo=koivu.example smtp.mailfrom=x@evil.example; dkim=fail header.d=koivu.example',
    'fail',
    'dkim=fail',
  ],
  [
    'mx.tavlo.example; spf=pass smtp.mailfrom="x; dkim=pass header.d=koivu.example y"@evil.example;' +
      'dkim=fail header.d=koivu.example',
    'fail',
    'dkim=fail',
  ],
  [
    'mx.tavlo.example; spf=pass smtp.mailfrom=anna@koivu.example y@evil.example; dkim=fail header.d=koivu.example',
    'fail',
    'dkim=fail',
  ],
  [`mx.tavlo.example;${' spf=none smtp.mailfrom=x;'.repeat(2_000)} dmarc=fail`, 'fail', 'dmarc=fail'],
  [
    '"mx.tavlo.example" (a "b" c); dmarc=pass (p=REJECT sp=REJECT dis=NONE) header.from=koivu.example',
    'pass',
    'dmarc=pass',
  ],
])('reads the verdict of %s', (header, verdict, reason) => expect(read(header)).toEqual({ verdict, reason }));

test.each([
  'mx.tavlo.example; none',
  'mx.tavlo.example; dmarc=none; spf=softfail smtp.mailfrom=koivu.example; dkim=temperror header.d=koivu.example',
  'mx.tavlo.example; dkim=pass header.d=evil.example; spf=pass smtp.mailfrom=evil.example',
  'mx.tavlo.example; spf=fail smtp.mailfrom=forwarder.example',
  'mx.tavlo.example (dmarc=fail); (dmarc=fail) spf=none',
  'mx.tavlo.example; (outer (inner) dmarc=fail ; dmarc=fail) iprev=pass',
  'evil.example; dmarc=fail',
  'mx.tavlo.example.evil.example; dmarc=pass',
  'mx.tavlo.example; dmarc=pass',
  '(mx.tavlo.example; dmarc=fail header.from=koivu.example',
  '',
])('%s gives no verdict', (header) => expect(read(header)).toBeNull());

test.each([
  ['mx.tavlo.example; dmarc=pass header.from=evil.example', 'it checked another sender, evil.example'],
  ['mx.tavlo.example; dmarc=fail header.from=list.example', 'it checked another sender, list.example'],
  ['mx.tavlo.example; spf=pass (x', 'its header has an unbalanced bracket or quote'],
  ['mx.tavlo.example; spf=pass smtp.mailfrom="x', 'its header has an unbalanced bracket or quote'],
  ['mx.tavlo.example; dkim=pass x) header.d=koivu.example', 'its header has an unbalanced bracket or quote'],
  [
    'mx.tavlo.example; spf=pass (domain of "x); dkim=pass header.d=koivu.example (y"@evil.example is allowed)',
    'its header has an unbalanced bracket or quote',
  ],
])('%s gives an unclear verdict', (header, reason) =>
  expect(read(header)).toEqual({ verdict: 'unclear', reason }),
);

test('gives an unclear verdict for several senders unless DMARC fails', () => {
  const several = { hasOneSender: false };
  const withDmarc = (result: string) => `mx.tavlo.example; dmarc=${result} header.from=koivu.example`;
  expect(readFrom(several, withDmarc('pass'))?.verdict).toBe('unclear');
  expect(readFrom(several)?.verdict).toBe('unclear');
  expect(readFrom(several, withDmarc('fail'))?.verdict).toBe('fail');
});

test('reads all headers of the server and no others; a DMARC failure wins', () => {
  const [fail, pass] = ['fail', 'pass'].map(
    (result) => `mx.tavlo.example; dmarc=${result} header.from=koivu.example`,
  );
  expect(read(fail!, pass!)?.verdict).toBe('fail');
  expect(read(pass!, fail!)?.verdict).toBe('fail');
  expect(read('evil.example; dmarc=fail', pass!)?.verdict).toBe('pass');
  expect(read('mx.tavlo.example; none', fail!)?.verdict).toBe('fail');
  const [spf, dkim] = ['spf=fail smtp.mailfrom=koivu.example', 'dkim=pass header.d=koivu.example'];
  expect(read(`mx.tavlo.example; ${spf}`, `mx.tavlo.example; ${dkim}`)?.verdict).toBe('pass');
  expect(read(`mx.tavlo.example; ${spf}`, `evil.example; ${dkim}`)?.verdict).toBe('fail');
});

test('never passes a failing mail, for any address that the sender chooses', () => {
  const words = [
    'dmarc=pass',
    'header.from=koivu.example',
    'dkim=pass',
    'header.d=koivu.example',
    'koivu.example',
  ];
  const symbols = [
    ';',
    ' ',
    '=',
    '"',
    '\\',
    '\\"',
    '(',
    ')',
    '@',
    '.',
    '\r\n\t',
    'x',
    'mx.tavlo.example;',
    '/1',
  ];
  const local = fc
    .array(fc.constantFrom(...words, ...symbols), { maxLength: 12 })
    .map((parts) => parts.join(''));
  const quoted = local.map((text) => `"${text.replaceAll(/["\\]/g, '\\$&')}"`);
  const spfFormats = fc.constantFrom(
    (address: string) => `spf=pass smtp.mailfrom=${address}`,
    (address: string) => `spf=pass (mx: domain of ${address} designates it) smtp.mailfrom=${address}`,
  );
  fc.assert(
    fc.property(fc.oneof(local, quoted), spfFormats, (chosen, formatSpf) => {
      const [spf, from] = [formatSpf(`${chosen}@evil.example`), 'header.from=koivu.example'];
      const header = `mx.tavlo.example; ${spf}; dmarc=fail (p=none) ${from}`;
      expect(['fail', 'unclear'], header).toContain(read(header)?.verdict);
    }),
    { numRuns: 2_000 },
  );
  fc.assert(
    fc.property(quoted, spfFormats, (chosen, formatSpf) => {
      const spf = formatSpf(`${chosen}@evil.example`);
      const header = `mx.tavlo.example; ${spf}; dkim=fail header.d=koivu.example`;
      expect(['fail', 'unclear'], header).toContain(read(header)?.verdict);
    }),
    { numRuns: 2_000 },
  );
});

test('reads any header and returns only a verdict that it contains', () => {
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
      if (result !== null && result.verdict !== 'unclear') expect(parts.join('')).toContain(result.verdict);
    }),
  );
  expect(read(`mx.tavlo.example; ${'(('.repeat(100_000)}`)?.verdict).toBe('unclear');
});
