import { describe, expect, test } from 'vitest';
import { developmentSamples } from '../../../test/replies/development.ts';
import { classifyReply } from './classify.ts';

/** What the headers call automatic: lists, help desks, and programs that answer in somebody's stead. */
const automatic = (body: string, subject = 'Re: Shifts') =>
  classifyReply({ subject, body, language: null, kind: 'auto_reply' });

const optOuts = `
unsubscribe
Stop.
Please cease contacting us.
Remove me from your mailing list.
Please take us off your list, we will not buy.
I have asked before: do not send me any more mails.
We do not want to receive further mails from you.
Where did you get my address? Delete my data.
Poistakaa minut listalta.
Älkää lähettäkö meille enää viestejä.
En halua enää viestejänne.
Poistakaa tietoni rekisteristänne.
älä laita enää viestejä
Ta bort mig från listan.
Kontakta oss inte igen.
Jag vill inte ha fler mejl från er.
Sluta skicka det här.
Streichen Sie mich bitte aus Ihrem Verteiler.
Schreiben Sie uns nicht mehr.
Ich möchte keine weiteren Mails von Ihnen erhalten.
Hiermit widerspreche ich der Nutzung meiner Daten.
`;

const others = String.raw`
News of May.\n\nTo unsubscribe click here: https://list.example/u
Our spring offers are here: boots, coats and hats at half the price for all who order by Sunday.\n\nUnsubscribe
Our spring offers are here.\n\nUnsubscribe from our newsletter
Our spring offers are here.\n\nStop receiving these emails | Preferences | Privacy
You are receiving this mail because you signed up. If you no longer wish to receive our mails, unsubscribe here.
We have received your request (ticket 4711). You will receive no further e-mails from us until it is solved.
Your ticket was closed. We will send you no more messages about it.
Please do not send us confidential information by e-mail, as we cannot protect it on its way to us.
Please do not write to us at this address, nobody reads it. Use the form on our web site instead.
This mailbox is not monitored. Please send no more messages.
To stop receiving notifications from us, change your settings.
I am on parental leave. Please do not contact me during my leave.
Do not send me anything until 3 May, I am away.
Contact our data protection officer at dpo@koivu.example for your right to erasure.
Kevään tarjoukset ovat täällä.\n\nPeruuta uutiskirjeemme tilaus tästä.
Emme ota vastaan hakemuksia sähköpostitse, käytä lomaketta verkkosivuillamme.
Pyydämme, ettet lähetä tähän osoitteeseen enää viestejä, sitä ei lueta.
Kiitos viestistäsi. Etkö halua enää viestejä meiltä? Voit perua tilauksen asetuksista.
Vårens erbjudanden är här.\n\nAvregistrera dig från vårt nyhetsbrev
Vill du inte ha fler mejl från oss? Ändra dina inställningar.
Vi tar inte emot spontanansökningar via mejl.
Skicka inte fler mejl till oss på den här adressen, den läses inte.
Die Angebote des Frühlings sind da.\n\nVom Newsletter abmelden
Möchten Sie keine weiteren Mails von uns erhalten? Melden Sie sich in Ihrem Konto ab.
Wir werden Ihnen keine weiteren Nachrichten zu diesem Vorgang senden.
Bitte senden Sie uns keine weiteren Mails an diese Adresse, sie wird nicht gelesen.
`;

const rowsOf = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((row) => row.replaceAll('\\n', '\n'));

describe('an opt-out of a person counts although the headers call their mail automatic', () => {
  test.each(rowsOf(optOuts))('%s', (body) => {
    expect(automatic(body)).toMatchObject({ category: 'unsubscribe', by: 'rules' });
  });

  test.each([
    ['a subject of its own', 'Unsubscribe', ''],
    [
      'the text of a help desk',
      '[Koivu #812] Shifts',
      'Please remove us from your mailing list.\n\nBo, Koivu support\nYour ticket: 812 | Koivu Oy, Turku',
    ],
    ['a greeting and a farewell', 'Re: Shifts', 'Hi,\nunsubscribe please\nThanks'],
  ])('as %s', (_, subject, body) => {
    expect(automatic(body, subject).category).toBe('unsubscribe');
  });
});

describe('mail of programs to all readers is no opt-out', () => {
  test.each(rowsOf(others))('%s', (body) => {
    expect(automatic(body, 'News').category).not.toBe('unsubscribe');
  });

  test('nor is any mail of people who want no end', () => {
    const taken = developmentSamples()
      .filter(
        ({ reply, category }) =>
          category !== 'unsubscribe' && automatic(reply.text).category === 'unsubscribe',
      )
      .map(({ reply }) => reply.text);
    expect(taken).toEqual([]);
  });
});
