import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { measureCpuMs } from '../../test/support/cpu-time.ts';
import { isSameSubject, readBounceText, readReport } from './mail-report.ts';

const statusOf = (...fields: string[]) => ({
  feedback: '',
  returned: '',
  deliveryStatus: `Reporting-MTA: dns; mx.example\r\n\r\n${fields.join('\r\n')}`,
});
const recipientOf = (...fields: string[]) => readReport(statusOf(...fields))?.recipients[0];

describe('a delivery status', () => {
  test.each([
    [['Final-Recipient: rfc822;anna@koivu.example', 'Action: failed', 'Status: 5.1.1'], 'failed', true],
    [['final-recipient: RFC822; <Anna@Koivu.example>', 'ACTION: Failed', 'status: 4.4.7'], 'failed', false],
    [['Final-Recipient: rfc822;anna@koivu.example', 'Action: delayed', 'Status: 4.2.1'], 'delayed', false],
    [['Final-Recipient: rfc822;anna@koivu.example', 'Action: relayed', 'Status: 2.0.0'], 'delivered', false],
    [['Final-Recipient: rfc822;anna@koivu.example', 'Status: 5.7.1 (denied)'], 'failed', true],
    [['Final-Recipient: rfc822;anna@koivu.example'], 'delayed', false],
    [['Final-Recipient: rfc822;anna@koivu.example', 'Action: delayed', 'Status: 5.0.0'], 'delayed', false],
    [['Final-Recipient: rfc822;anna@koivu.example', 'Action: expanded'], 'delivered', false],
    [['Final-Recipient: rfc822;anna@koivu.example', 'Action:', 'Status: 5.1.1'], 'failed', true],
    [['Final-Recipient: rfc822;anna@koivu.example', 'Status: 2.1.5'], 'delivered', false],
    [['Final-Recipient: rfc822;anna@koivu.example', 'Status: 4.2.2', 'Status: 5.1.1'], 'delayed', false],
    [
      [
        'Original-Recipient: rfc822;anna@koivu.example',
        'Final-Recipient: rfc822;old@elsewhere.example',
        'Action: failed',
        'Status: 5.0.0',
      ],
      'failed',
      true,
    ],
  ])('%j is %s', (fields, outcome, isPermanent) => {
    expect(recipientOf(...fields)).toEqual({ address: 'anna@koivu.example', outcome, isPermanent });
  });

  test('names each recipient and the mail that it reports on', () => {
    const parts = statusOf(
      'Final-Recipient: rfc822; a@x.example',
      'Action: failed',
      'Status: 5.1.1',
      '',
      'Final-Recipient: rfc822; b@x.example',
      'Action: delayed',
      'Status: 4.0.0',
    );
    const returned = 'Subject: Hi\r\n there\r\nMessage-ID:\r\n <one@tavlo.example>\r\n';
    expect(readReport({ ...parts, returned })).toEqual({
      kind: 'delivery',
      mailId: '<one@tavlo.example>',
      subject: 'Hi there',
      recipients: [
        { address: 'a@x.example', outcome: 'failed', isPermanent: true },
        { address: 'b@x.example', outcome: 'delayed', isPermanent: false },
      ],
    });
  });

  test('uses its own message id only if the returned headers have none', () => {
    const original =
      'Original-Message-ID: <envelope@tavlo.example>\r\n\r\nFinal-Recipient: rfc822; a@x.example';
    const read = (returned: string) => readReport({ ...statusOf(original), returned });
    expect(read('Subject:')).toMatchObject({ mailId: '<envelope@tavlo.example>', subject: null });
    expect(read('Message-ID: <one@tavlo.example>')).toMatchObject({ mailId: '<one@tavlo.example>' });
  });

  test('is read up to its fiftieth recipient', () => {
    const recipients = Array.from(
      { length: 60 },
      (_, index) => `Final-Recipient: rfc822; a${index}@x.example\r\n`,
    );
    expect(readReport(statusOf(...recipients))?.recipients).toHaveLength(50);
    const lines = recipients.map((_, index) => `<a${index}@x.example>: 4.2.2 later`);
    expect(readBounceText(lines.join('\n'))?.recipients).toHaveLength(50);
  });

  test('is ignored without an email recipient', () => {
    expect(readReport(statusOf('Final-Recipient: x400; nobody'))).toBeNull();
    expect(recipientOf('Final-Recipient: x400; nobody', 'Status: 5.1.1')).toBeUndefined();
    expect(readReport({ deliveryStatus: '', feedback: '', returned: 'Message-ID: <a@b>' })).toBeNull();
  });
});

describe('a feedback report', () => {
  const returned = 'To: Anna <anna@koivu.example>\r\nMessage-ID: <one@tavlo.example>';
  const read = (feedback: string) => readReport({ deliveryStatus: '', feedback, returned });

  test('of abuse is a complaint from the recipient of the mail', () => {
    const complaint = {
      kind: 'complaint',
      mailId: '<one@tavlo.example>',
      subject: null,
      recipients: [{ address: 'anna@koivu.example', outcome: 'complaint', isPermanent: true }],
    };
    expect(read('Feedback-Type: abuse')).toEqual(complaint);
    expect(read('Feedback-Type: Abuse\nOriginal-Rcpt-To: <anna@koivu.example>')).toEqual(complaint);
  });

  test.each(['fraud', 'opt-out', 'opt-out-list'])('of %s is a complaint', (type) => {
    expect(read(`Feedback-Type: ${type}`)).toMatchObject({ kind: 'complaint' });
  });

  test('prefers its own recipient field to the headers of the mail', () => {
    const { recipients } = read('Feedback-Type: abuse\nOriginal-Rcpt-To: <own@koivu.example>')!;
    expect(recipients).toMatchObject([{ address: 'own@koivu.example' }]);
  });

  test('of another type is ignored', () => {
    expect(read('Feedback-Type: not-spam')).toBeNull();
    expect(read('User-Agent: a')).toBeNull();
  });
});

describe('a bounce in plain text', () => {
  test.each([
    ['<anna@koivu.example>:\n550 5.1.1 User unknown', 'failed', true],
    ['Delivery to anna@koivu.example failed: 421 4.4.2 timed out', 'delayed', false],
    ['Your message to anna@koivu.example is delayed; we will keep trying for 2 days.', 'delayed', false],
    ['anna@koivu.example: host 10.5.1.1 said no', 'failed', false],
    ['SMTP error from remote server for anna@koivu.example: 550 No such user', 'failed', true],
    ['2.1.5 anna@koivu.example: accepted', 'delivered', false],
    ['<anna@koivu.example>: 550 4.2.2 mailbox full', 'delayed', false],
    ['<anna@koivu.example>: 550 5.1.1 no\n<anna@koivu.example>: 4.2.2 later', 'failed', true],
  ])('%j', (body, outcome, isPermanent) => {
    expect(readBounceText(body)?.recipients).toEqual([
      { address: 'anna@koivu.example', outcome, isPermanent },
    ]);
  });

  test.each<[string, string, string[]]>([
    ['in the line of the status', '<gone@x.example>: 550 5.1.1 Write to boss@x.example', ['gone@x.example']],
    [
      'in the paragraph of the status',
      'gone@x.example\n1.2.3.4 said no.\nIt said: 550 5.1.1 No.',
      ['gone@x.example'],
    ],
    [
      'before indented lines',
      ' gone@x.example\n   after RCPT TO:<gone@x.example>:\n   550 5.1.1',
      ['gone@x.example'],
    ],
    ['after the status', '<<< 550 5.1.1 <gone@x.example>... User unknown', ['gone@x.example']],
    ['before a colon', 'It failed for gone@x.example:\n550 5.1.1 Write to us', ['gone@x.example']],
    ['before both statuses', 'gone@x.example: 550 Ask boss@x.example, 5.1.1', ['gone@x.example']],
    [
      'next to another address without a status',
      '<other@x.example>\n<gone@x.example>: 550 5.1.1',
      ['gone@x.example'],
    ],
    ['but not after a blank line', 'boss@x.example\n\n550 5.1.1 No such user', []],
    [
      'next to an address that is still tried',
      '<gone@x.example>: 5.1.1\n<slow@x.example>: 4.2.2',
      ['gone@x.example'],
    ],
    ['but not in another sentence of the line', '550 5.1.1 No such user. Write to boss@x.example', []],
    ['but not in the prose line before', 'Ask boss@x.example.\n550 5.1.1 No such user', []],
    ['but not if two addresses failed', '<gone@x.example>: 550 5.1.1\n<boss@x.example>: 550 5.1.1', []],
    ['but not if the line has two addresses', 'gone@x.example, boss@x.example: 550 5.1.1', []],
    ['but not because of other numbers', 'Call 0550 1234 or 5.1.1.1 for gone@x.example', []],
  ])('reports a permanent failure of the address %s', (_, body, permanent) => {
    const { recipients } = readBounceText(body)!;
    expect(recipients.flatMap(({ address, isPermanent }) => (isPermanent ? [address] : []))).toEqual(
      permanent,
    );
  });

  test('names addresses in the order of the text', () => {
    const { recipients } = readBounceText(
      '<a@x.example>: 5.1.1\n<b@x.example>: 4.2.2\n<a@x.example>: 4.2.2',
    )!;
    expect(recipients.map(({ address, outcome }) => `${address} ${outcome}`)).toEqual([
      'a@x.example failed',
      'b@x.example delayed',
    ]);
  });

  test('names the subject that it quotes, folded or not', () => {
    expect(readBounceText('a@b.example: 5.1.1\r\n\r\nSubject: Shifts\r\nDate: now')?.subject).toBe('Shifts');
    const body = 'a@b.example: 5.1.1\n\n> To: a@b.example\n> Subject: Shifts at\n>   Koivu\n> Date: now';
    expect(readBounceText(body)?.subject).toBe('Shifts at Koivu');
    expect(readBounceText('a@b.example: 5.1.1\nThe subject: Shifts')?.subject).toBeNull();
  });

  test('names the message id that it quotes, and is ignored without an address', () => {
    expect(readBounceText('a@b.example\n\n  Message-ID: <one@tavlo.example>\n')?.mailId).toBe(
      '<one@tavlo.example>',
    );
    expect(readBounceText('It failed. 5.1.1')).toBeNull();
  });
});

test.each([
  ['Shifts at  Koivu', 'Shifts at Koivu ', true],
  ['Vuorot töihin', 'vuorot to\u0308ihin', true],
  ['Shifts', 'Re: Shifts', false],
  ['', ' ', false],
])('the subjects %j and %j are the same: %s', (one, other, isSame) => {
  expect(isSameSubject(one, other)).toBe(isSame);
});

test('reads any parts in linear time and names only addresses', () => {
  const piece = fc.constantFrom(
    '\n',
    '\n\n',
    ' ',
    ':',
    ';',
    '<a@b.example>',
    'Final-Recipient',
    'Status',
    '5.1.1',
    'é',
  );
  const text = fc.array(fc.oneof(piece, fc.string()), { maxLength: 60 }).map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(text, text, text, (deliveryStatus, feedback, returned) => {
      const reports = [readReport({ deliveryStatus, feedback, returned }), readBounceText(returned)];
      for (const report of reports) {
        for (const { address } of report?.recipients ?? []) expect(address).toMatch(/^[^@\s]+@[^@\s]+$/);
      }
    }),
  );
  const tookMs = measureCpuMs(() => {
    for (const part of ['a@', ' ', 'Subject: a\n ', '<a@b.example>\n', '5.1.1 ', ':\n'])
      readBounceText(part.repeat(500_000));
    readReport({ deliveryStatus: ' \n'.repeat(30_000), feedback: '', returned: '\n '.repeat(30_000) });
  });
  expect(tookMs).toBeLessThan(2_000);
});
