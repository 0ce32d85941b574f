import { describe, expect, it, test } from 'vitest';
import { splitMailText } from './own-words.ts';

const mail = (...lines: readonly string[]): string => lines.join('\n');
const sent = [
  '> Hello Anna,',
  '>',
  '> may I show you our shift planner?',
  '> Unsubscribe: https://tavlo.example/u',
];

describe('what is quoted is not the writer’s', () => {
  test.each<[string, string, string]>([
    [
      'Gmail in English',
      'Yes, gladly.',
      mail(
        'Yes, gladly.',
        '',
        'On Mon, Nov 16, 2026 at 9:12 AM Tavlo <me@tavlo.example> wrote:',
        '',
        ...sent,
      ),
    ],
    [
      'an attribution wrapped in its middle',
      'Yes, gladly.',
      mail(
        'Yes, gladly.',
        '',
        'On Mon, Nov 16, 2026 at 9:12 AM Matti Virtanen from Tavlo',
        '<matti.virtanen@tavlo.example>',
        'wrote:',
        ...sent,
      ),
    ],
    [
      'Apple Mail in English',
      'Not now.',
      mail('Not now.', '', '> On 16 Nov 2026, at 9.12, Tavlo <me@tavlo.example> wrote:', '> ', ...sent),
    ],
    [
      'Gmail in Finnish',
      'Kiitos, ei nyt.',
      mail(
        'Kiitos, ei nyt.',
        '',
        'ma 16. marrask. 2026 klo 9.12 Matti Virtanen (me@tavlo.example) kirjoitti:',
        '',
        ...sent,
      ),
    ],
    [
      'Thunderbird in Finnish',
      'Kyllä sopii.',
      mail('Kyllä sopii.', '', 'Matti Virtanen kirjoitti 16.11.2026 klo 9.12:', ...sent),
    ],
    [
      'Apple Mail in Finnish',
      'Kyllä sopii.',
      mail(
        'Kyllä sopii.',
        '',
        'Matti Virtanen <me@tavlo.example> kirjoitti 16.11.2026 kello 9.12:',
        '',
        'Hei Anna',
      ),
    ],
    [
      'Gmail in Swedish',
      'Inte nu.',
      mail(
        'Inte nu.',
        '',
        'Den mån 16 nov. 2026 kl 09:12 skrev Matti Virtanen <me@tavlo.example>:',
        '',
        ...sent,
      ),
    ],
    [
      'Apple Mail in Swedish',
      'Inte nu.',
      mail('Inte nu.', '', '16 nov. 2026 kl. 09:12 skrev Matti Virtanen <me@tavlo.example>:', '', 'Hej Anna'),
    ],
    [
      'Gmail in German',
      'Gern.',
      mail(
        'Gern.',
        '',
        'Am Mo., 16. Nov. 2026 um 09:12 Uhr schrieb Matti Virtanen <',
        'me@tavlo.example>:',
        '',
        ...sent,
      ),
    ],
    [
      'Thunderbird in German',
      'Gern.',
      mail('Gern.', '', 'Am 16.11.26 um 09:12 schrieb Matti Virtanen:', ...sent),
    ],
    [
      'an old Gmail without a verb',
      'Ok.',
      mail('Ok.', '', '2026-11-16 9:12 GMT+02:00 Tavlo <me@tavlo.example>:', '', ...sent),
    ],
    [
      'Outlook in English',
      'Please call me.',
      mail(
        'Please call me.',
        '',
        '________________________________',
        'From: Tavlo <me@tavlo.example>',
        'Sent: Monday, 16 November 2026 9:12',
        'To: Anna',
        'Subject: Shifts',
        '',
        'Hello Anna,',
        'stop here.',
      ),
    ],
    [
      'Outlook in Finnish',
      'Soita minulle.',
      mail(
        'Soita minulle.',
        '',
        'Lähettäjä: Tavlo <me@tavlo.example>',
        'Lähetetty: maanantai 16. marraskuuta 2026 9.12',
        'Vastaanottaja: Anna',
        'Aihe: Vuorot',
        '',
        'Hei Anna',
      ),
    ],
    [
      'Outlook in Swedish',
      'Ring mig.',
      mail(
        'Ring mig.',
        '',
        '*Från:* Tavlo <me@tavlo.example>',
        '*Skickat:* den 16 november 2026 09:12',
        '*Till:* Anna; Bo <bo@x.example>;',
        ' Carl <carl@x.example>',
        '*Ämne:* Pass',
        '',
        'Hej',
      ),
    ],
    [
      'Outlook in German',
      'Rufen Sie an.',
      mail(
        'Rufen Sie an.',
        '',
        'Von: Tavlo <me@tavlo.example>',
        '',
        'Gesendet: Montag, 16. November 2026 09:12',
        '',
        'An: Anna',
        '',
        'Betreff: Schichten',
        '',
        'Guten Tag',
      ),
    ],
    [
      'an original message',
      'No thanks.',
      mail('No thanks.', '', '-----Original Message-----', 'From: Tavlo', 'Hello'),
    ],
    ['one in Finnish', 'Ei kiitos.', mail('Ei kiitos.', '', '-------- Alkuperäinen viesti --------', 'Hei')],
    ['one in Swedish', 'Nej tack.', mail('Nej tack.', '-----Ursprungligt meddelande-----', 'Hej')],
    ['one in German', 'Nein danke.', mail('Nein danke.', '-----Ursprüngliche Nachricht-----', 'Hallo')],
    [
      'a forwarded mail',
      'Is this for you, Bo?',
      mail('Is this for you, Bo?', '', '---------- Forwarded message ---------', 'From: Tavlo', 'Hello'),
    ],
    [
      'one of Apple Mail',
      'For you?',
      mail('For you?', '', 'Begin forwarded message:', '', '> From: Tavlo', '> Hello'),
    ],
    ['Windows line ends', 'Yes.', 'Yes.\r\n\r\nOn 16/11/2026 9:12, Tavlo wrote:\r\n> Hello\r\n'],
    ['a mail that only quotes', '', mail(...sent)],
  ])('%s', (_, own, body) => {
    const words = splitMailText(body);
    expect(words.text).toBe(own);
    expect(words.quoted).not.toBe('');
  });

  it('keeps answers between the lines of a quote', () => {
    const words = splitMailText(
      mail(
        'Hi, see below.',
        '',
        'On 16/11/2026 9:12, Tavlo wrote:',
        '> How many sites do you have?',
        'Twelve.',
        '>',
        '> Who plans the shifts?',
        '',
        'Each manager.',
        '',
        '-- ',
        'Anna',
      ),
    );
    expect(words.text).toBe('Hi, see below.\n\nTwelve.\n\nEach manager.');
    expect(words.signature).toBe('-- \nAnna'.trim().replace('-- ', '--'));
  });

  it('counts the wrapped rest of a quoted line as quoted', () => {
    const long = '> We plan shifts for care homes, restaurants and many other firms in the whole';
    expect(splitMailText(mail('Fine.', '', long, 'country.', '> Regards')).text).toBe('Fine.');
    expect(splitMailText(mail('> How many sites do you have?', 'twelve', '> Regards')).text).toBe('twelve');
  });
});

describe('what only looks like a quote is the writer’s', () => {
  test.each([
    ['someone told of', 'As you wrote:\nyou have 12 customers here. Is that so?'],
    ['a wish with a date', 'On Monday 16.11. I am free, from:\n- 9 to 10\n- 12 to 13'],
    ['two lines like headers', 'From: Helsinki\nTo: Turku\n\nDoes it work for that distance?'],
    ['a dash', '- yes\n- no\n\nThose are my answers.'],
    ['a rule', 'First part.\n\n----------\n\nSecond part, and please call.'],
    ['a letter told of', 'My colleague Bo wrote to you on 12.11. and you never answered:\nwhy?'],
  ])('%s', (_, body) => {
    expect(splitMailText(body)).toEqual({ text: body, quoted: '', signature: '' });
  });
});
