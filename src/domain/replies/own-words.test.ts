import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { measureMinCpuMs } from '../../../test/support/cpu-time.ts';
import { splitMailText } from './own-words.ts';

const mail = (...lines: readonly string[]): string => lines.join('\n');

describe('lines that stand below every mail are the signature', () => {
  test.each<[string, string, string]>([
    ['behind its delimiter', 'Ok.', mail('Ok.', '-- ', 'Anna Koivu', 'Unsubscribe at any time')],
    ['behind the delimiter without its space', 'Ok.', mail('Ok.', '--', 'Anna Koivu')],
    [
      'with a closing',
      'We have one already.',
      mail('We have one already.', '', 'Best regards,', 'Anna Koivu', 'CEO, Koivu Oy', '+358 40 123 4567'),
    ],
    ['with a closing and name in a line', 'We have one already.', mail('We have one already.', 'Br, Anna')],
    [
      'in Finnish',
      'Meillä on jo.',
      mail(
        'Meillä on jo.',
        '',
        'Ystävällisin terveisin',
        'Anna Koivu',
        'Toimitusjohtaja',
        'Koivu Oy',
        'www.koivu.example',
      ),
    ],
    ['short in Finnish', 'Meillä on jo.', mail('Meillä on jo.', 't. Anna')],
    ['in Swedish', 'Vi har redan.', mail('Vi har redan.', '', 'Med vänliga hälsningar', 'Anna Björk')],
    ['short in Swedish', 'Vi har redan.', mail('Vi har redan.', '/Anna')],
    [
      'in German',
      'Wir haben schon eins.',
      mail(
        'Wir haben schon eins.',
        '',
        'Mit freundlichen Grüßen',
        'i. A. Anna Birke',
        'Birke GmbH',
        'Sitz der Gesellschaft: Kiel',
      ),
    ],
    ['short in German', 'Wir haben schon eins.', mail('Wir haben schon eins.', 'MfG Anna')],
    ['from a telephone', 'Call me.', mail('Call me.', '', 'Sent from my iPhone')],
    ['from one in Finnish', 'Soita.', mail('Soita.', '', 'Lähetetty iPhonesta')],
    ['from one in Swedish', 'Ring.', mail('Ring.', '', 'Skickat från min iPhone')],
    ['from one in German', 'Rufen Sie an.', mail('Rufen Sie an.', '', 'Von meinem iPhone gesendet')],
    [
      'of Outlook on a telephone',
      'Call me.',
      mail('Call me.', '', 'Get Outlook for iOS<https://aka.ms/o0ukef>'),
    ],
    [
      'without a closing',
      'Not for us.',
      mail('Not for us.', '', 'Anna Koivu', 'CEO | Koivu Oy', '+358 40 123 4567', 'www.koivu.example'),
    ],
    [
      'of a law firm',
      'Not for us.',
      mail(
        'Not for us.',
        '',
        'This e-mail and any attachments are confidential. If you are not the addressee,',
        'stop reading and delete it.',
      ),
    ],
    [
      'of a Finnish firm',
      'Ei meille.',
      mail('Ei meille.', '', 'Tämä viesti on luottamuksellinen ja tarkoitettu vain vastaanottajalle.'),
    ],
    [
      'above the mail',
      'Not for us.',
      mail('CAUTION: This email originated from outside of the organization.', '', 'Not for us.'),
    ],
  ])('%s', (_, own, body) => {
    const words = splitMailText(body);
    expect(words.text).toBe(own);
    expect(words.signature).not.toBe('');
  });

  it('keeps a postscript below it', () => {
    const words = splitMailText(
      mail('No, thank you.', '', 'Best regards', 'Anna', '', 'PS. Please take me off your list.'),
    );
    expect(words.text).toBe('No, thank you.\n\nPS. Please take me off your list.');
  });

  test.each([
    ['thanks before an answer', 'Thanks,\nnot interested.'],
    ['thanks alone', 'Thanks!'],
    ['an answer in one word', 'Thanks,\nUnsubscribe'],
    ['an answer in one word behind a line of courtesy', 'Dear all,\n\nStop'],
    ['a wish with a telephone number', 'Interesting.\n\nPlease call me at +358 40 123 4567 next week.'],
    ['a sentence with an address', 'Not me.\n\nWrite to bo@koivu.example about this instead.'],
    ['a sentence that begins as a closing', 'Best would be next Tuesday at ten.\nDoes that work?'],
  ])('keeps %s', (_, body) => {
    expect(splitMailText(body).text).toBe(body);
  });
});

test('every written line of any mail is in one of the three, in its order', () => {
  const line = fc.oneof(
    fc.constantFrom(
      '',
      '> a',
      '-- ',
      'Best regards,',
      'Anna',
      'On 1.1.2026 Bo <b@b.example> wrote:',
      'From: a',
      'To: b',
      'Subject: c',
      'Sent: d',
      'P.S. x',
    ),
    fc.string({ maxLength: 40 }),
  );
  fc.assert(
    fc.property(fc.array(line, { maxLength: 30 }), (lines) => {
      const body = lines.join('\n').replaceAll(/[\r\u2028\u2029]/gu, ' ');
      const { text, quoted, signature } = splitMailText(body);
      const written = (part: string) =>
        part
          .split('\n')
          .map((one) => one.trim())
          .filter(Boolean);
      expect([text, quoted, signature].flatMap(written).sort()).toEqual(written(body).sort());
    }),
  );
});

describe('hostile mails cost no more than others', () => {
  const size = 65_536;
  test.each([
    ['one line', 'a'],
    ['attributions', 'On 1.1.2026 Bo wrote\n'],
    ['colons', 'On Monday 1.1. Bo said:\n'],
    ['heads', 'From: a\nTo: b\n'],
    ['addresses', 'a@'],
    ['recipients', 'To: a@b.example;\n'],
    ['spaces', ' '],
    ['dashes', '-'],
    ['lines of a dash', '--\n'],
    ['closings', 'Best regards,\n'],
    ['names', 'Anna Koivu\n\n'],
    ['digits', '0 '],
    ['telephones', '+358 40 1234567\n\n'],
    ['quotes', '>\n'],
    ['blank lines', '\n'],
    ['mobile lines', 'Sent from my \n'],
    ['notices', 'This e-mail this e-mail '],
  ])('%s', (_, part) => {
    const body = part.repeat(Math.ceil(size / part.length)).slice(0, size);
    const eighth = body.slice(0, size / 8);
    const [whole, eighths] = measureMinCpuMs(
      () => void splitMailText(body),
      () => Array.from({ length: 8 }, () => splitMailText(eighth)),
    );
    // If the time grew with the square of the length, the whole would take eight times as long as its parts.
    expect(whole).toBeLessThan(4 * eighths + 5);
  });
});
