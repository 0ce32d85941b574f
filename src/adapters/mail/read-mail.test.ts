import { describe, expect, test } from 'vitest';
import { writeMail } from '../../../test/mails.ts';
import { largestMailBytes, readMail } from './read-mail.ts';

const read = async (bytes: Buffer) => {
  const reading = await readMail(bytes);
  if ('problem' in reading) throw new Error(reading.problem);
  return reading.mail;
};
const problemOf = async (bytes: Buffer) => {
  const reading = await readMail(bytes);
  return 'problem' in reading ? reading.problem : null;
};

test('a mail is read with its ids, its sender and its own time', async () => {
  const mail = await read(
    writeMail({
      From: '=?utf-8?Q?=C3=84iti?= <Anna@KOIVU.example>',
      Subject: '=?utf-8?B?VMOkbcOk?=\r\n on asia',
      'In-Reply-To': '<b@tavlo.example>',
      References: '<a@tavlo.example>\r\n <b@tavlo.example>',
    }),
  );
  expect(mail).toMatchObject({
    ...{
      mailId: '<one@koivu.example>',
      address: 'anna@koivu.example',
      subject: 'Tämä on asia',
      body: 'Thanks!',
    },
    ...{ answers: ['<b@tavlo.example>', '<a@tavlo.example>'], kind: 'human', warnings: [] },
    writtenAt: Date.UTC(2026, 10, 20, 8),
  });
});

test('a mail without an id has one of its bytes', async () => {
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

test('of HTML what a reader sees is kept, and of attachments their names', async () => {
  const html = '<style>p{}</style><p>Hello <b>there</b></p><p hidden>unseen</p>';
  expect((await read(writeMail({ 'Content-Type': 'text/html; charset=utf-8' }, html))).body).toBe(
    'Hello there',
  );
  const parts = [
    ...['--x', 'Content-Type: text/plain', '', 'See file.', '--x'],
    ...[
      'Content-Type: application/pdf',
      'Content-Disposition: attachment; filename="plan.pdf"',
      '',
      'x',
      '--x--',
    ],
  ].join('\r\n');
  const mail = await read(writeMail({ 'Content-Type': 'multipart/mixed; boundary=x' }, parts));
  expect(mail.body).toBe('See file.');
  expect(mail.warnings).toEqual(['Attachments are not kept: plan.pdf.']);
  const long = await read(writeMail({}, 'ä'.repeat(70_000)));
  expect(long.body.length).toBe(65_536);
  expect(long.warnings[0]).toMatch(/^Only the first/);
  expect((await read(writeMail({ Subject: 'a\0b' }, 'c\0d'))).body).toBe('cd');
});

describe('what is no mail is said', () => {
  test.each([
    ['nothing', Buffer.alloc(0)],
    ['noise', Buffer.from(Array.from({ length: 5000 }, (_, index) => (index * 7919) % 256))],
    ['a text', Buffer.from('Hello Anna,\nhow are you?\n')],
    ['a mail from nobody', writeMail({ From: null })],
    ['a mail from no address', writeMail({ From: 'Anna' })],
    ['headers without end', writeMail({ 'X-Long': 'x'.repeat(300_000) })],
  ])('%s', async (_, bytes) => {
    expect(await problemOf(bytes)).toMatch(/no e-mail message/);
  });

  test('and so is one that is too large', async () => {
    expect(await problemOf(Buffer.alloc(largestMailBytes + 1, 97))).toMatch(/at most 26214400/);
  });
});
