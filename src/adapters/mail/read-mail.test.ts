import { describe, expect, test } from 'vitest';
import { writeMail } from '../../../test/support/test-mails.ts';
import { parseInThread } from './parse-in-thread.ts';
import { maxMailBytes, readMail } from './read-mail.ts';

const read = async (bytes: Buffer) => {
  const reading = await readMail(bytes);
  if ('problem' in reading) throw new Error(reading.problem);
  return reading.mail;
};
const problemOf = async (bytes: Buffer) => {
  const reading = await readMail(bytes);
  return 'problem' in reading ? reading.problem : null;
};

test('reads the ids, sender, subject and time of a mail', async () => {
  const mail = await read(
    writeMail({
      From: '=?utf-8?Q?=C3=84iti?= <Anna@KOIVU.example>',
      Subject: '=?utf-8?B?VMOkbcOk?=\r\n on asia',
      'In-Reply-To': '<b@tavlo.example>',
      References: '<a@tavlo.example>\r\n <b@tavlo.example>',
    }),
  );
  expect(mail).toMatchObject({
    mailId: '<one@koivu.example>',
    address: 'anna@koivu.example',
    subject: 'Tämä on asia',
    body: 'Thanks!',
    answeredMailIds: ['<b@tavlo.example>', '<a@tavlo.example>'],
    kind: 'human',
    warnings: [],
    writtenAt: Date.UTC(2026, 10, 20, 8),
  });
});

test('derives the id of a mail without one from its content', async () => {
  const [one, same, other] = [
    await read(writeMail({ 'Message-ID': null })),
    await read(writeMail({ 'Message-ID': null })),
    await read(writeMail({ 'Message-ID': null }, 'Other.')),
  ];
  expect(one.mailId).toMatch(/^sha256:/);
  expect(same.mailId).toBe(one.mailId);
  expect(other.mailId).not.toBe(one.mailId);
  expect((await read(writeMail({ 'Message-ID': `<${'x'.repeat(4000)}@a>` }))).mailId.length).toBeLessThan(
    256,
  );
});

test('reads visible text, names attachments and truncates long bodies', async () => {
  const html = '<style>p{}</style><p>Hello <b>there</b></p><p hidden>unseen</p>';
  expect((await read(writeMail({ 'Content-Type': 'text/html; charset=utf-8' }, html))).body).toBe(
    'Hello there',
  );
  const parts = [
    '--x',
    'Content-Type: text/plain',
    '',
    'See file.',
    '--x',

    'Content-Type: application/pdf',
    'Content-Disposition: attachment; filename="plan.pdf"',
    '',
    'x',
    '--x--',
  ].join('\r\n');
  const mail = await read(writeMail({ 'Content-Type': 'multipart/mixed; boundary=x' }, parts));
  expect(mail.body).toBe('See file.');
  expect(mail.warnings).toEqual(['Attachments are not stored: plan.pdf.']);
  const long = await read(writeMail({}, 'ä'.repeat(70_000)));
  expect(long.body.length).toBe(65_536);
  expect(long.warnings[0]).toMatch(/^Only the first/);
  expect((await read(writeMail({ Subject: 'a\0b' }, 'c\0d'))).body).toBe('cd');
});

describe('invalid mails', () => {
  test.each([
    ['an empty file', Buffer.alloc(0)],
    ['random bytes', Buffer.from(Array.from({ length: 5000 }, (_, index) => (index * 7919) % 256))],
    ['plain text', Buffer.from('Hello Anna,\nhow are you?\n')],
    ['a mail without a sender', writeMail({ From: null })],
    ['a mail without a sender address', writeMail({ From: 'Anna' })],
  ])('rejects %s', async (_, bytes) => {
    expect(await problemOf(bytes)).toMatch(/not an e-mail message/);
  });

  test('rejects a mail that is too large', async () => {
    expect(await problemOf(Buffer.alloc(maxMailBytes + 1, 97))).toMatch(/the limit is 26214400/);
  });
});

describe('hostile mails', () => {
  const multipart = (parts: string) => writeMail({ 'Content-Type': 'multipart/mixed; boundary=x' }, parts);

  test.each([
    [
      'lines',
      writeMail({ 'Content-Type': 'text/plain; format=flowed' }, 'a \r\n'.repeat(2_000_000)),
      /too much text/,
    ],
    ['parts', multipart('--x\r\n\r\n'.repeat(500_000)), /too many parts/],
    ['attachments', multipart('--x\r\nContent-Type: a/b\r\n\r\na\r\n'.repeat(200_000)), /too many parts/],
    ['headers', writeMail({ 'X-Long': 'x'.repeat(300_000) }), /cannot be read: Maximum header size/],
    ['nested parts', Buffer.from(nested(100)), /cannot be read: Maximum MIME nesting/],
  ])('rejects a mail with too many or too long %s', async (_, bytes, problem) => {
    expect(await problemOf(bytes)).toMatch(problem);
  });

  test('stops at the deadline', async () => {
    const links = multipart(
      `--x\r\n\r\nHi\r\n--x\r\nContent-Type: text/html\r\n\r\n${'<a href="&amp;'.repeat(1_500_000)}`,
    );
    expect(await readMail(links, 1_000)).toEqual({
      problem: 'Reading the mail took too long: more than 1 seconds.',
    });
  }, 20_000);

  test('stops if the parser needs too much memory', async () => {
    const task = { mail: writeMail({}, 'a\r\n'.repeat(79_000)), maxBodyLength: 10 };
    expect(await parseInThread(task, 15_000, 16)).toEqual({
      problem: 'Reading the mail took too much memory: more than 16 MB.',
    });
  }, 20_000);
});

test('reads the parts after a large encoded file', async () => {
  const file = `${'QUJD'.repeat(19)}\r\n`.repeat(250_000).trim();
  const text = Buffer.from('Tämä on asia. '.repeat(100_000)).toString('base64').replace(/.{76}/g, '$&\r\n');
  const mail = await read(
    writeMail(
      { 'Content-Type': 'multipart/mixed; boundary=x' },
      [
        '--x',
        'Content-Type: application/pdf; name=a.pdf',
        'Content-Transfer-Encoding: base64',
        '',
        file,

        '--x',
        'Content-Type: text/plain; charset=utf-8',
        'Content-Transfer-Encoding: base64',
        '',
        text,
        '--x',
        'Content-Type: image/png; name=b.png',
        '',
        'x',
        '--x--',
      ].join('\r\n'),
    ),
  );
  expect(mail.body).toBe('Tämä on asia. '.repeat(5_000).slice(0, 65_536));
  expect(mail.warnings.at(-1)).toBe('Attachments are not stored: a.pdf, b.png.');
}, 20_000);

function nested(depth: number): string {
  const levels = Array.from(
    { length: depth },
    (_, level) => `Content-Type: multipart/mixed; boundary=x${level}\r\n\r\n--x${level}\r\n`,
  );
  return `From: anna@koivu.example\r\n${levels.join('')}`;
}
