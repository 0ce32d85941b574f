import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { InvalidMbox, splitMbox } from './mbox.ts';

async function* inPieces(text: string, size: number): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text);
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size);
}
const split = async (text: string, size = 7, mostBytes = 1_000) => {
  const mails: string[] = [];
  for await (const mail of splitMbox(inPieces(text, size), mostBytes)) mails.push(mail.toString());
  return mails;
};

const line = (address = 'a@b', date = 'Sat Nov 21 08:00:00 2026') => `From ${address} ${date}`;

test('splits mails only at their boundaries', async () => {
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

describe('a mail with a Content-Length', () => {
  const inner = `Hello\n\n${line('x')}\nFrom: vic@victim.example\n\nStop\n`;
  const measured = (text: string, length = text.length) => `Content-Length: ${length}\n\n${text}`;
  const file = (...mails: readonly string[]) => mails.map((mail) => `${line()}\n${mail}\n`).join('');
  const cutInner = (mail: string) => {
    const at = mail.indexOf('From x');
    return [mail.slice(0, at), mail.slice(mail.indexOf('\n', at) + 1)];
  };

  test('ends there, whatever its content', async () => {
    const mails = [measured(inner), measured('Bye\n'), measured(inner)];
    expect(await split(file(...mails))).toEqual(mails.map((mail) => `${mail}\n`));
    expect(await split(`${line()}\n${measured(inner)}`, 1)).toEqual([measured(inner)]);
  });

  test.each([
    ['too little', measured(inner, inner.length - 2)],
    ['too much', measured(inner, inner.length + 100)],
    ['an end within a line', measured(inner, 3)],
    ['two lengths', `Content-Length: 1\n${measured(inner)}`],
  ])('of %s is split as others are', async (_, mail) => {
    const ended = measured('Bye\n');
    expect(await split(file(mail, ended))).toEqual([...cutInner(`${mail}\n`), `${ended}\n`]);
  });

  test('is ignored once another mail has none, because a sender could write it', async () => {
    const [plain, swallowing] = ['Subject: One\n\nHello\n', measured(inner)];
    expect(await split(file(plain, swallowing))).toEqual([`${plain}\n`, ...cutInner(`${swallowing}\n`)]);
  });

  test('is not believed where that is more than is read', async () => {
    const long = measured(`${'x\n'.repeat(600)}${inner}`);
    const [first, second] = await split(file(long));
    expect([first!.length > 1_000, second]).toEqual([true, cutInner(`${long}\n`)[1]]);
  });
});

test('gives the same mails for any chunks and cuts long ones', async () => {
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
