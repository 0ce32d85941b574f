import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { InvalidMbox, splitMbox } from './mbox.ts';

async function* chunksOf(text: string, size: number): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text);
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size);
}
const split = async (text: string, size = 7, maxBytes = 1_000) => {
  const mails: string[] = [];
  for await (const mail of splitMbox(chunksOf(text, size), maxBytes)) mails.push(mail.toString());
  return mails;
};

const line = (address = 'a@b', date = 'Sat Nov 21 08:00:00 2026') => `From ${address} ${date}`;

test('splits only at lines that separate two mails', async () => {
  const text = [
    line(),
    'Subject: One',
    '',
    'Hello',
    line(),
    '',
    'From here on',
    '',
    '>From me',
    '>>From you',
    '',
    line('c@d', 'Sat Nov  1 08:00:00 +0000 2026'),
    'Subject: Two',
    '',
    'Bye',
    '',
    line('-', 'Sat Nov 21 08:00 UTC 2026'),
    'Subject: Three',
    '',
    line('e at f ', 'Sat Nov 21 08:00:00 2026 +0200\r'),
    'Subject: Four',
    '',
  ].join('\n');
  expect(await split(text)).toEqual([
    `Subject: One\n\nHello\n${line()}\n\nFrom here on\n\nFrom me\n>From you\n\n`,
    'Subject: Two\n\nBye\n\n',
    'Subject: Three\n\n',
    'Subject: Four\n',
  ]);
  expect(await split('Subject: Alone\r\n\r\nHello\r\n')).toEqual(['Subject: Alone\r\n\r\nHello\r\n']);
  expect(await split('')).toEqual([]);
  expect(await split(`${line()}\nFrom: x@y\n\n`)).toEqual(['From: x@y\n\n']);
  await expect(split('From a@b\nFrom: x@y\n\n')).rejects.toThrow(InvalidMbox);
});

describe('Content-Length', () => {
  const content = `Hello\n\n${line('x')}\nFrom: vic@victim.example\n\nStop\n`;
  const withLength = (text: string, length = text.length) => `Content-Length: ${length}\n\n${text}`;
  const file = (...mails: readonly string[]) => mails.map((mail) => `${line()}\n${mail}\n`).join('');
  const splitContent = (mail: string) => {
    const start = mail.indexOf('From x');
    return [mail.slice(0, start), mail.slice(mail.indexOf('\n', start) + 1)];
  };

  test('ends a mail that contains a separator line', async () => {
    const mails = [withLength(content), withLength('Bye\n'), withLength(content)];
    expect(await split(file(...mails))).toEqual(mails.map((mail) => `${mail}\n`));
    expect(await split(`${line()}\n${withLength(content)}`, 1)).toEqual([withLength(content)]);
  });

  test.each([
    ['too short', withLength(content, content.length - 2)],
    ['too long', withLength(content, content.length + 100)],
    ['within a line', withLength(content, 3)],
    ['repeated', `Content-Length: 1\n${withLength(content)}`],
  ])('is ignored if it is %s', async (_, mail) => {
    const next = withLength('Bye\n');
    expect(await split(file(mail, next))).toEqual([...splitContent(`${mail}\n`), `${next}\n`]);
  });

  test('is ignored if another mail of the file has none', async () => {
    const [plain, declared] = ['Subject: One\n\nHello\n', withLength(content)];
    expect(await split(file(plain, declared))).toEqual([`${plain}\n`, ...splitContent(`${declared}\n`)]);
  });

  test('is ignored if it exceeds the limit', async () => {
    const long = withLength(`${'x\n'.repeat(600)}${content}`);
    const [first, second] = await split(file(long));
    expect([first!.length > 1_000, second]).toEqual([true, splitContent(`${long}\n`)[1]]);
  });
});

test('yields the same mails for any chunk size and truncates long mails', async () => {
  const mail = fc.stringMatching(/^[a-z>\n ]{1,60}$/).filter((body) => body.trim() !== '');
  await fc.assert(
    fc.asyncProperty(
      fc.array(mail, { minLength: 1, maxLength: 5 }),
      fc.integer({ min: 1, max: 90 }),
      async (bodies, size) => {
        const text = bodies.map((body) => `${line()}\nX: 1\n\n${body}\n\n`).join('');
        expect(await split(text, size)).toEqual(bodies.map((body) => `X: 1\n\n${body}\n\n`));
      },
    ),
  );
  const [long] = await split(`${line()}\n${'x'.repeat(99)}\n`.concat('y\n'.repeat(5_000)), 64, 1_000);
  expect(long!.length).toBeGreaterThan(1_000);
  expect(long!.length).toBeLessThan(1_200);
});
