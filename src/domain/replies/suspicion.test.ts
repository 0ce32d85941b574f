import { expect, test } from 'vitest';
import { expectNoOptOut } from '../../../test/replies/expect-no-opt-out.ts';
import { classifyReply } from './classify.ts';
import { readReply } from './reply-text.ts';
import { suspect } from './suspicion.ts';

const suspicionOf = (body: string) => suspect(readReply('', body), false);

test.each(['Your email has not arrived here.', 'I have not seen your mail, send it again.'])(
  '%j tells of what did not come, and asks for no end',
  (body) => {
    expect(suspicionOf(body)).toBeNull();
  },
);

test('a request that something should no longer come is suspected', () => {
  expect(suspicionOf('No mroe emials pleaes.')).toBeGreaterThan(0.5);
});

const read = (body: string) => classifyReply({ subject: '', body, language: null, kind: 'human' });

test.each([
  'Where did you get my email address?',
  'Who gave you my details?',
  'How did you get hold of my address?',
  'Mistä olette saaneet osoitteeni?',
  'mistä sait mun sähköpostin',
  'Kuka antoi teille yhteystietoni?',
  'Var har ni fått min mejladress ifrån?',
  'Hur fick du tag på min adress?',
  'Woher haben Sie meine Adresse?',
  'Woher habt ihr meine Mailadresse?',
  'Wer hat Ihnen meine Kontaktdaten gegeben?',
  'I am fed up with these mails. What does your tool cost?',
  'Olen kyllästynyt näihin viesteihin. Mitä työkalunne maksaa?',
  'Jag är trött på de här mejlen. Vad kostar ert verktyg?',
  'Ich habe diese Mails satt. Was kostet Ihr Tool?',
  'Was kostet das?\nStopp',
  'This is a subject access request under Article 15 GDPR.',
  'What data do you store about me?',
  'Haluan käyttää tarkastusoikeuttani.',
  'GDPR:n 15 artiklan nojalla pyydän kopion tiedoistani.',
  'Mitä tietoja teillä on minusta?',
  'Jag vill ha ett registerutdrag enligt artikel 15 GDPR.',
  'Vad har ni lagrat om mig?',
  'Ich verlange Auskunft nach Art. 15 DSGVO.',
  'Hiermit fordere ich Auskunft über meine gespeicherten Daten gemäß Artikel 15 DSGVO.',
])('%j silences nobody, and a person decides', (body) => {
  const { category, isSuspected } = read(body);
  expect({ category, isSuspected }).toEqual({
    category: expect.not.stringMatching('unsubscribe'),
    isSuspected: true,
  });
});

test.each([
  'Where did you get my address? Remove it.',
  'Woher haben Sie meine Adresse? Löschen Sie meine Daten.',
  'Kein Interesse.\nStopp',
  'This is a subject access request. And delete it all.',
  'Pyydän rekisteritietoni ja poistakaa ne.',
  'Jag begär ett registerutdrag. Radera sedan allt.',
  'Ich verlange Auskunft nach Art. 15 DSGVO. Löschen Sie danach alles.',
])('%j silences', (body) => {
  expect(read(body).category).toBe('unsubscribe');
});

test.each([
  'I am fed up with our current supplier. What does your tool cost?',
  'Olemme kyllästyneet nykyiseen järjestelmään. Mitä työkalunne maksaa?',
  'Vi är trötta på vårt gamla system. Vad kostar ert?',
  'Wir haben unser altes System satt. Was kostet Ihres?',
  'Was kostet das?\n\nMit freundlichen Grüßen\nStopp',
  'Hallo,\n\nwas kostet das?\n\nViele Grüße\nHans Stopp',
  'Mein Name ist Stopp. Was kostet das?',
  'Frau Stopp ist ab Montag zuständig.',
  'How do you deal with Article 15 requests from staff?',
  'Kann Ihre Software Auskunft nach Art. 15 DSGVO automatisch erstellen?',
  'Stödjer ert system registerutdrag?',
  'Mitä tietoja tarvitsette meistä?',
])('%j is not suspected', (body) => {
  expectNoOptOut(read(body));
});

test.each([
  'Do you have spare parts?',
  'Is a spare part available?',
  'Can you spare a minute on Tuesday?',
  'Please stop by our office on Monday',
  'Please stop in at our shop.',
  'Your L200 arrived damaged. This is the third time and I am furious.',
  'Laite saapui rikki. Tämä on jo kolmas kerta, olen raivoissani.',
  'Maskinen kom skadad. Det är tredje gången, jag är rasande.',
  'Die Maschine kam beschädigt an. Das ist das dritte Mal, ich habe genug.',
  'Please do not send me the brochure by post, e-mail is fine. What is the warranty?',
  'Älkää lähettäkö esitettä postitse, sähköposti riittää. Mikä on takuu?',
  'Skicka inte broschyren per post, mejl går bra. Vad är garantin?',
  'Bitte schicken Sie mir den Prospekt nicht per Post, E-Mail genügt. Wie lang ist die Garantie?',
])('%j asks for parts, a visit, another way or a remedy, and is not suspected', (body) => {
  expectNoOptOut(read(body));
});

test.each([
  'Please spare my inbox.',
  'I think we are done here, no need to be in touch.',
  'I think we are all set here, please close my file.',
  'Please stop by Friday.',
  'Please do not send me anything by e-mail, post is fine.',
  'This is the third time and I am furious.',
  'The machine arrived damaged. Stop your mails.',
  'Do not send me offers by post, e-mail is fine, and remove me from your list.',
])('%j may be a wish still', (body) => {
  const { category, isSuspected } = read(body);
  expect(isSuspected || category === 'unsubscribe').toBe(true);
});
