import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitMbox } from './mbox.ts';

async function* inPieces(text: string, size: number): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text);
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size);
}
const split = async (text: string, size = 7, mostBytes = 1_000) => {
  const mails: string[] = [];
  for await (const mail of splitMbox(inPieces(text, size), mostBytes)) mails.push(mail.toString());
  return mails;
};

test('mails are parted where one ends and the next begins, and nowhere else', async () => {
  const text = [
    ...['From a@b Sat Nov 21', 'Subject: One', '', 'Hello', 'From here on', '', '>From me', '>>From you', ''],
    ...['From c@d Sat Nov 21', 'Subject: Two', '', 'Bye', ''],
  ].join('\n');
  expect(await split(text)).toEqual([
    'Subject: One\n\nHello\nFrom here on\n\nFrom me\n>From you\n\n',
    'Subject: Two\n\nBye\n',
  ]);
  expect(await split('Subject: Alone\r\n\r\nHello\r\n')).toEqual(['Subject: Alone\r\n\r\nHello\r\n']);
  expect(await split('')).toEqual([]);
  expect(await split('From a@b\nFrom: x@y\n\n')).toEqual(['From: x@y\n\n']);
});

test('however the bytes come, the mails are the same, and what is too long is cut', async () => {
  const mail = fc.stringMatching(/^[a-z>\n ]{1,60}$/).filter((body) => body.trim() !== '');
  await fc.assert(
    fc.asyncProperty(
      fc.array(mail, { minLength: 1, maxLength: 5 }),
      fc.integer({ min: 1, max: 90 }),
      async (bodies, size) => {
        const text = bodies.map((body) => `From a@b\nX: 1\n\n${body}\n\n`).join('');
        expect(await split(text, size)).toEqual(bodies.map((body) => `X: 1\n\n${body}\n\n`));
      },
    ),
  );
  const [long] = await split(`From a\n${'x'.repeat(99)}\n`.concat('y\n'.repeat(5_000)), 64, 1_000);
  expect(long!.length).toBeGreaterThan(1_000);
  expect(long!.length).toBeLessThan(1_200);
});
