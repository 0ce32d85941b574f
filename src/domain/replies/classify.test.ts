import { describe, expect, it, test } from 'vitest';
import { measureMinCpuMs } from '../../../test/support/cpu-time.ts';
import { train } from '../../../test/replies/trainer.ts';
import { developmentSamples, suspicionSamples } from '../../../test/replies/development.ts';
import type { MailKind } from '../inbound-mail.ts';
import { replyCategories } from './categories.ts';
import { classifyReply } from './classify.ts';
import { classifiable } from './linear.ts';
import { absence } from './phrases/absence.ts';
import { suspicionLabels } from './suspicion.ts';
import suspicionWeights from './suspicion-weights.json' with { type: 'json' };
import weights from './weights.json' with { type: 'json' };

const classify = (body: string, subject = 'Re: Shifts', kind: MailKind = 'human') =>
  classifyReply({ subject, body, language: null, kind });

describe('mail of programs is distinguished from mail of people', () => {
  test.each<[string, MailKind, string]>([
    [
      'out_of_office',
      'human',
      'I am on parental leave until next August. Please turn to Kim for anything that comes up.',
    ],
    ['out_of_office', 'human', 'Vanhempainvapaalla elokuuhun asti. Asioitani hoitaa Kim.'],
    ['out_of_office', 'human', 'Jag är föräldraledig till augusti. Kim tar hand om mina ärenden.'],
    ['out_of_office', 'human', 'Ich bin bis August in Elternzeit. Kim kümmert sich um meine Themen.'],
    ['out_of_office', 'human', "I'm on a sabbatical for six months and do not read this mailbox."],
    [
      'out_of_office',
      'auto_reply',
      'Thanks for the mail. I am with my family at the lake for three weeks. I answer when I am back.',
    ],
    ['out_of_office', 'auto_reply', 'Olen mökillä kolme viikkoa. Vastaan kun palaan.'],
    ['out_of_office', 'auto_reply', 'Är i stugan i tre veckor. Svarar när jag är hemma igen.'],
    ['out_of_office', 'auto_reply', 'Drei Wochen in den Bergen. Antwort, wenn ich wieder da bin.'],
    ['out_of_office', 'auto_reply', 'I do not work on Fridays and will answer on Monday.'],
    ['out_of_office', 'auto_reply', 'En työskentele perjantaisin, vastaan maanantaina.'],
    ['out_of_office', 'auto_reply', 'Jag arbetar inte på fredagar, svarar på måndag.'],
    ['out_of_office', 'auto_reply', 'Freitags bin ich nicht im Büro, ich antworte am Montag.'],
    ['out_of_office', 'auto_reply', 'Training course all week, back on the 12th.'],
    [
      'auto_reply',
      'auto_reply',
      'Thank you, we have received your mail and come back to you within two days.',
    ],
    ['auto_reply', 'auto_reply', 'Kiitos viestistäsi, palaamme asiaan kahden päivän kuluessa.'],
    ['auto_reply', 'auto_reply', 'Tack för ditt mejl, vi återkommer inom två dagar.'],
    ['auto_reply', 'auto_reply', 'Danke, wir melden uns innerhalb von zwei Tagen zurück.'],
    ['auto_reply', 'auto_reply', 'Anna Koivu no longer works for us. Please write to info@koivu.example.'],
    [
      'auto_reply',
      'human',
      'Hooray, your mail has landed! Our team of elves looks at it soon. (This message was sent automatically.)',
    ],
    [
      'auto_reply',
      'human',
      'Hurra, viestisi on perillä! Vastaamme pian. Tämä viesti on lähetetty automaattisesti.',
    ],
    [
      'auto_reply',
      'human',
      'Hurra, ditt mejl har landat! Vi svarar snart. Det här meddelandet skickades automatiskt.',
    ],
    [
      'auto_reply',
      'human',
      'Hurra, Ihre Mail ist gelandet! Wir antworten bald. Diese Nachricht wurde automatisch versandt.',
    ],
    ['human', 'human', "I am on holiday next week, let's talk after that."],
    ['human', 'human', 'Olen lomalla ensi viikon, jutellaan sen jälkeen.'],
    ['human', 'human', 'Jag är på semester nästa vecka, kan vi ta det sen?'],
    ['human', 'human', 'Ich bin nächste Woche im Urlaub, können wir danach sprechen?'],
    ['human', 'human', 'We are closed on Mondays, so Tuesday would be better for the visit.'],
    ['human', 'human', 'I work part-time and have no need for this.'],
    ['human', 'human', "I'm travelling a lot, so your tool could help me. Price?"],
    ['human', 'human', "Our parental leave planning is done in Excel, we don't need a tool."],
    ['human', 'human', 'Please stop these automatic messages.'],
    ['human', 'human', 'Is this an automated message or is there a person behind it?'],
    [
      'human',
      'human',
      "I got your message and your request was discussed in the team. We'd like to see a demo.",
    ],
    ['human', 'human', 'Meidän toimisto on suljettu, lopetimme toiminnan.'],
    ['human', 'human', 'Back in May we tested something similar; it failed.'],
  ])('%s by %s: %s', (category, kind, body) => {
    const told = classify(body, kind === 'human' ? 'Re: Shifts' : 'Automatic reply: Shifts', kind);
    expect(told.by === 'rules' ? told.category : 'human').toBe(category);
  });

  test.each<[string, string, string, MailKind]>([
    ['bounce', 'Undeliverable: Shifts', 'Delivery has failed to these recipients.', 'bounce'],
    ['bounce', 'Mail delivery failed', 'The mailbox is full: 552 5.2.2', 'human'],
    ['auto_reply', 'Delivery delayed', 'The server will keep trying. Your message is delayed.', 'bounce'],
    ['out_of_office', 'Automaattinen vastaus', 'Olen lomalla 12.5. asti.', 'auto_reply'],
  ])('%s with the subject %s', (category, subject, body, kind) => {
    expect(classify(body, subject, kind)).toMatchObject({ category, by: 'rules' });
  });

  it('returns the day on which somebody is back', () => {
    const until = (body: string) => classify(body, 'Automatic reply', 'auto_reply').reason;
    expect(until('I am out of the office until 12 May.')).toBe('The receiver is away until 12 may.');
    expect(until('Olen lomalla 3.8. asti.')).toBe('The receiver is away until 3.8.');
    expect(until('Ich bin im Urlaub und ab dem 4. August wieder da.')).toBe(
      'The receiver is away until 4. august.',
    );
    expect(until('I am on holiday.')).toBe('The receiver is away.');
  });

  it('finds no opt-out in a mail that a mail server returns', () => {
    const returned = '550 5.1.1 User unknown\n\nStop sending me mails, he wrote. Unsubscribe me.';
    expect(classify(returned, 'Undeliverable: Shifts', 'bounce').category).toBe('bounce');
    expect(classify(returned, 'Undeliverable: Shifts', 'auto_reply').category).toBe('bounce');
  });
});

describe('what people write', () => {
  test.each([
    ['positive', 'This sounds like a great fit, we are interested.'],
    ['meeting_request', 'Kan vi ses på tisdag klockan 9?'],
    ['information_request', 'Was kostet das im Jahr?'],
    ['objection', 'Meillä on jo vastaava järjestelmä, ja teidän on kalliimpi.'],
    ['not_now', 'Please get back to us next spring, we have no budget now.'],
    ['not_interested', 'Nej tack, vi är inte intresserade av detta.'],
    ['referral', 'Please contact my colleague Liisa, liisa@koivu.example, who handles this.'],
    ['wrong_person', 'Sie haben die falsche Person, ich arbeite dort nicht mehr.'],
    ['unsubscribe', 'Ta bort mig från listan.'],
  ])('is %s: %s', (category, body) => {
    expect(classify(body).category).toBe(category);
  });

  test.each(['', '?', '.', '👍👍', '…', '\u200b'])('is unsure if it says nothing: %j', (body) => {
    expect(classify(body)).toMatchObject({ category: 'unsure', by: 'classifier' });
  });
});

it('always returns the same known category and confidence for the same reply', () => {
  for (const { reply } of developmentSamples().filter((_, index) => index % 20 === 0)) {
    const first = classify(reply.text);
    expect(replyCategories).toContain(first.category);
    expect(first.confidence).toBeGreaterThanOrEqual(0);
    expect(first.confidence).toBeLessThanOrEqual(1);
    expect(classify(reply.text)).toEqual(first);
  }
});

it.each([
  ['categories', () => train(developmentSamples(), classifiable), weights],
  ['suspicion', () => train(suspicionSamples(), suspicionLabels), suspicionWeights],
])(
  'learnt its weights of %s from what it is said to, and from nothing else',
  (_, learn, kept) => {
    const trained = learn();
    expect(trained.features).toBe(kept.features);
    const bytes = (packed: string) => new Int8Array(Buffer.from(packed, 'base64'));
    const [now, committed] = [bytes(trained.weights), bytes(kept.weights)];
    // Another processor may round a weight the other way.
    expect(Math.max(...now.map((weight, index) => Math.abs(weight - committed[index]!)))).toBeLessThanOrEqual(
      1,
    );
  },
  60_000,
);

describe('what may be an opt-out in words that no rule knows', () => {
  test.each([
    'Your silence would be the best news for us, no more campaigns for strangers.',
    'Teidän hiljaisuutenne olisi meille paras uutinen.',
    'Tystnad från er sida vore bäst.',
    'Ihr Schweigen wäre mir am liebsten, keine Rundschreiben.',
  ])('is suspected and silences nobody: %j', (body) => {
    expect(classify(body)).toMatchObject({ category: 'unsure', isSuspected: true });
  });

  test.each([
    ['not_interested', 'Ei kiitos, emme ole kiinnostuneita. Etsikää joku muu.'],
    ['meeting_request', 'Kan vi ses på tisdag klockan 9? Jag får fortfarande era mejl om mässan.'],
    ['not_interested', 'Nein danke, kein Interesse. Suchen Sie sich jemand anderen zum Anschreiben.'],
  ])('keeps the category %s where that is clear, with the suspicion beside it: %j', (category, body) => {
    const told = classify(body);
    expect(told).toMatchObject({ category, isSuspected: true, by: 'classifier' });
    expect(told.reason).toContain(`${category}. It may ask not to be written to`);
  });

  test.each([
    'I clicked the link below three times and I still get these.',
    'Saan edelleen teiltä viestejä joka viikko.',
    'Jag får fortfarande era mejl varje måndag.',
    'Ich bekomme immer noch Ihre Mails, jede Woche.',
    'Maybe find somebody else to pitch to.',
    'Suchen Sie sich jemand anderen zum Anschreiben.',
  ])('is suspected where mail goes on against a wish: %j', (body) => {
    expect(classify(body)).toMatchObject({ category: 'unsure', isSuspected: true });
  });

  test.each([
    ['a list of their own', 'Meidän omalta postituslistalta lähti viime viikolla sata osoitetta.'],
    ['a colleague', 'Jätä Timo pois jakelusta, hän lähti talosta.'],
  ])('is suspected, and silences nobody, where it speaks of %s: %j', (_, body) => {
    expect(classify(body)).toMatchObject({ category: 'unsure', isSuspected: true });
  });

  it('suppresses nobody who repeats a word of our subject, unless they say what should end', () => {
    const told = (body: string) => classify(body, 'AW: Schluss mit Zettelwirtschaft').category;
    expect(told('Schluss damit wäre schön!')).toBe('unsure');
    expect(told('Schluss jetzt mit Ihren Mails an mich!')).toBe('unsubscribe');
    expect(classify('Schluss damit!', 'AW: Schichten').category).toBe('unsubscribe');
  });

  it('is no longer suspected once a person has cleared it', () => {
    const body = 'Your silence would be the best news for us, no more campaigns for strangers.';
    const read = (words: string) =>
      classifyReply({ subject: '', body: words, language: null, kind: 'human', isCleared: true });
    expect(read(body).isSuspected).toBe(false);
    expect(read('Please unsubscribe me.').category).not.toBe('unsubscribe');
  });

  test.each([
    'Sounds good, call me on Tuesday.',
    'Mitä palvelu maksaa kuukaudessa?',
    'Vi är nöjda med vår leverantör.',
    'Sluta oroa er, vi köper!',
    'Schicken Sie mir bitte Ihre Preise.',
  ])('is never taken for one: %j', (body) => {
    expect(classify(body).category).not.toBe('unsubscribe');
  });

  test.each([
    'What does it cost?',
    'Kiinnostaa, soita huomenna.',
    'Låter bra, skicka mer.',
    'Passt uns gut.',
  ])('is not seen in %j', (body) => {
    expect(classify(body).isSuspected).toBe(false);
  });
});

describe('hostile replies cost little more than others', () => {
  const size = 65_536;
  const filled = (part: string) => part.repeat(Math.ceil(size / part.length)).slice(0, size);
  const plain = filled('We plan the shifts of twelve care homes in Turku, and the people there like it. ');

  test.each([
    'a',
    'word ',
    'please stop the the ',
    'do not ',
    'until 1.1. ',
    'a@',
    'x@y.z ',
    '. ',
    'our ',
    'my ',
    'stop our ',
    'in my ',
  ])('%j again and again', (part) => {
    const body = filled(part);
    const [hostile, usual] = measureMinCpuMs(
      () => void classify(body),
      () => void classify(plain),
    );
    expect(hostile).toBeLessThan(4 * usual);
  });

  test.each(['my ', 'in my ', 'on the '])('words of absence are searched only once in %j', (part) => {
    const whole = part.repeat(3_200);
    const eighth = part.repeat(400);
    const [once, byEighths] = measureMinCpuMs(
      () => void absence.test(whole),
      () => Array.from({ length: 8 }, () => absence.test(eighth)),
    );
    expect(once).toBeLessThan(4 * byEighths + 10);
  });
});

test.each([
  'Ei kiitos, meillä on jo vastaava järjestelmä.',
  'No thanks, we already have a similar system.',
  'Nej tack, vi har redan ett liknande system.',
  'Kein Bedarf, wir haben schon eine Lösung.',
])('%j refuses, whatever the reason', (body) => {
  const { category, isSuspected } = classifyReply({ subject: '', body, language: null, kind: 'human' });
  expect({ category, isSuspected }).toEqual({ category: 'not_interested', isSuspected: false });
});

test.each(['Meillä on jo vastaava järjestelmä.', 'We already have a similar system.'])(
  '%j alone is an objection',
  (body) => {
    const { category } = classifyReply({ subject: '', body, language: null, kind: 'human' });
    expect(category).toBe('objection');
  },
);
