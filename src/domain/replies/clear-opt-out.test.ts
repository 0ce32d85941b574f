import { describe, expect, test } from 'vitest';
import { expectNoOptOut } from '../../../test/replies/expect-no-opt-out.ts';
import { classifyReply } from './classify.ts';

const classify = (body: string) =>
  classifyReply({ subject: 'Re: Offer', body, language: null, kind: 'human' });

describe('a reply', () => {
  test.each([
    ['a system', 'Wird er dann aus allen Verteilern gelöscht?'],
    ['a system', 'Does it matter when they asked to be removed from our database?'],
    ['customers', 'What does it cost per month, and do your customers unsubscribe by a link?'],
    ['customers', 'Våra medlemmar avregistrerar sig efter varje utskick.'],
    ['a link', 'Muuten, viestin peruutuslinkki ei aukea.'],
    ['a link', 'Just so you know, the unsubscribe page in your footer goes to a 404.'],
    ['a file', 'Bitte schicken Sie mir keine PDF im Anhang mehr, ein Link genügt.'],
    ['a meeting', 'Ota mut pois torstain palaverista, Mika tulee.'],
    ['a name alone', 'Virpi Virta'],
  ])('is left alone where what ends is plainly that of %s: %j', (_, body) => {
    expectNoOptOut(classify(body));
  });

  test.each([
    ['words that somebody else said', 'Saimme palautetta: "poistakaa minut listalta". Mitä teemme?'],
    ['a thing', 'Voisko tän lumen poistaa kans listalta? Joo laita hinta-arvio.'],
    ['those who leave', 'Meiltä lähtee porukkaa listalta joka kampanjan jälkeen.'],
    ['people who complain', 'Bei uns beschweren sich Leute, dass sie sich dreimal abmelden müssen.'],
    ['another person', 'Nehmen Sie bitte Herrn Maier aus dem Verteiler, er ist in Rente.'],
    ['a filter', 'Half our newsletters get flagged as junk by Outlook.'],
  ])('silences nobody for %s: %j', (_, body) => {
    expect(classify(body).category).not.toBe('unsubscribe');
  });

  test.each([
    'A user of ours has reported the following message as unwanted. This is an automated notice.',
    'Feedback-Type: abuse\nUser-Agent: Loop/1.0\nVersion: 1',
    'Vastaanottaja on merkinnyt viestin roskapostiksi. Tämä on automaattinen ilmoitus.',
    'Rapport: mottagaren markerade mejlet som skräppost.',
    'Ein Empfänger hat die E-Mail als unerwünscht gemeldet. Diese Meldung wurde automatisch erzeugt.',
  ])('is suspected where a complaint is reported: %j', (body) => {
    expect(classify(body)).toMatchObject({ category: 'unsure', isSuspected: true });
  });
});
