import { describe, expect, it, test } from 'vitest';
import { answerTo } from '../../../../../test/fixtures/answers/sellers.ts';
import { coverageOf } from '../../../../domain/answering/coverage.ts';
import type { Enquiry } from '../../../../domain/drafting/answer.ts';
import { writtenLanguages, type WrittenLanguage } from '../../../../languages/packs.ts';
import { verify } from '../../../../domain/drafting/verify.ts';
import { writeAnswer } from '../../../../provider-lookups/write-answer.ts';
import { createEmbeddedComposer } from '../composer.ts';
import { textWorkHere } from '../../../../../test/fixtures/text-work-here.ts';

const composer = createEmbeddedComposer();
const textWork = textWorkHere(() => null);

async function answer(language: WrittenLanguage, enquiry: Partial<Enquiry>, intent?: string) {
  const wishes = intent === undefined ? {} : { intent };
  const { request } = answerTo(language, { subject: '', ...enquiry }, wishes);
  const terms = { orgId: 'org_test', mode: 'test', timeoutMs: 10_000 } as const;
  const assembly = await writeAnswer({ composer, embeddedComposer: composer, textWork }, request, terms);
  if (!assembly.ok) throw new Error(assembly.reason);
  const { subject, body, warnings } = assembly.draft;
  const written = body.split('\n\n').slice(1, -1).join(' ');
  return { subject, written, warnings, open: coverageOf(request, assembly.draft).unanswered };
}

describe('a booked meeting', () => {
  it.each([
    [
      'en',
      'Maija booked 30 minutes on Tuesday 14:00',
      'Our meeting',
      'Thank you for booking a time. I confirm our meeting: “Tuesday 14:00”. I look forward to talking.',
    ],
    [
      'fi',
      'Maija varasi 30 minuutin ajan: tiistai klo 14. Paikka: Kauppakatu 5, Turku',
      'Tapaamisemme',
      'Kiitos ajanvarauksesta. Vahvistan tapaamisemme: ”tiistai klo 14”. Paikka: ”Kauppakatu 5, Turku”. ' +
        'Mukava päästä juttelemaan.',
    ],
    [
      'sv',
      'Maija bokade 30 minuter på tisdag kl. 14.',
      'Vårt möte',
      'Tack för bokningen. Jag bekräftar vårt möte: ”tisdag kl. 14”. Jag ser fram emot samtalet.',
    ],
    [
      'de',
      'Maija hat 30 Minuten am Dienstag um 14 Uhr gebucht.',
      'Unser Termin',
      'vielen Dank für die Terminbuchung. Ich bestätige unseren Termin: „Dienstag um 14 Uhr“. ' +
        'Ich freue mich auf das Gespräch.',
    ],
  ] as const)('is confirmed in %s with what was told and no more', async (language, text, subject, body) => {
    const drafted = await answer(language, { text });
    expect(drafted).toMatchObject({ subject, written: body, open: [] });
    expect(drafted.warnings).toEqual([expect.stringContaining('stands in your calendar')]);
  });

  test('of a calendar is confirmed by its fields, and what its form asks is answered', async () => {
    const text = [
      'Event: Intro call',
      'Invitee: Maija Virta',
      'Location: Microsoft Teams',
      'Start: Tuesday, November 24, 2026 at 2:00pm EET',
      'End: Tuesday, November 24, 2026 at 2:30pm EET',
      'What would you like to discuss?: What does it cost?',
    ].join('\n');
    const { written, open } = await answer('en', { text, eventType: 'meeting.booked' });
    expect(written).toContain('“Tuesday, November 24, 2026 at 2:00pm EET”. Place: “Microsoft Teams”.');
    expect(written).toContain('79 €');
    expect(written).not.toMatch(/2:30|Turku|\?/u);
    expect(open).toEqual([]);
  });

  test('without a time in words for people only gets thanks', async () => {
    const text = 'start_time: 2026-11-24T12:00:00Z';
    const { written } = await answer('en', { text, eventType: 'invitee.created' });
    expect(written).toBe('Thank you for booking a time. I look forward to talking.');
  });

  test('that was cancelled is not confirmed; the answer asks for other times', async () => {
    const { written } = await answer('en', { text: 'Maija cancelled our meeting on Tuesday 14:00.' });
    expect(written).toBe('Thanks for letting me know. Which times would suit you?');
  });

  test('is confirmed only in the words of a booking, and not for a proposed time', () => {
    const judge = (text: string, sentence: string) => {
      const { request } = answerTo('en', { text });
      const quoted = { sourceKind: 'thread', sourceId: 'message_1', start: 0, end: text.length } as const;
      const sentences = [
        { text: sentence, about: 'recipient' as const, evidence: [{ ...quoted, quote: text }] },
      ];
      return verify(request, [{ blockId: 'next-step', sentences }]).kept.length;
    };
    const confirmed = 'I confirm our meeting: “Tuesday 14:00”.';
    const booked = 'Maija booked a call on Tuesday 14:00, our price is 5 €';
    expect(judge(booked, confirmed)).toBe(1);
    expect(judge('Would a call on Tuesday 14:00 suit you?', confirmed)).toBe(0);
    expect(judge(booked, 'I confirm our meeting: “our price is 5 €”.')).toBe(0);
    expect(judge(booked, 'I confirm our meeting: “Tuesday 14:00” for 5 €.')).toBe(0);
  });
});

const applications: Readonly<
  Record<WrittenLanguage, readonly [text: string, subject: string, body: string]>
> = {
  en: [
    'I would like to apply for the job as a salesperson. What does it pay? Where is your office?',
    'Your application',
    'Thank you for your application. I am passing it on within our company.',
  ],
  fi: [
    'Haen teille myyjän paikkaa. Liitteenä CV. Mitä siitä maksetaan?',
    'Hakemuksesi',
    'Kiitos hakemuksestasi. Välitän sen eteenpäin yrityksessämme.',
  ],
  sv: [
    'Jag söker jobb som säljare hos er. Vad är lönen?',
    'Din ansökan',
    'Tack för din ansökan. Jag skickar detta vidare inom företaget.',
  ],
  de: [
    'Hiermit bewerbe ich mich als Verkäufer. Wo ist Ihr Büro?',
    'Ihre Bewerbung',
    'vielen Dank für Ihre Bewerbung. Ich gebe sie in unserem Unternehmen weiter.',
  ],
};
const pitches: Readonly<Record<WrittenLanguage, readonly [text: string, subject: string, body: string]>> = {
  en: [
    'We offer SEO services that boost your ranking. Would you be open to a quick call on Tuesday 14:00?',
    'Your message',
    'Thanks for your message. Unfortunately, your offer is not something for us.',
  ],
  fi: [
    'Tarjoamme verkkosivuja edulliseen hintaan, kiinnostaisiko teitä?',
    'Viestisi',
    'Kiitos viestistäsi. Valitettavasti tarjous ei ole meille ajankohtainen.',
  ],
  sv: [
    'Vi erbjuder webbdesign till låga priser, är ni intresserade?',
    'Ditt meddelande',
    'Tack för ditt meddelande. Tyvärr är erbjudandet inte aktuellt för oss.',
  ],
  de: [
    'Wir bieten Webdesign zu günstigen Preisen, hätten Sie Interesse?',
    'Ihre Nachricht',
    'vielen Dank für Ihre Nachricht. Leider kommt das Angebot für uns nicht infrage.',
  ],
};

const complaints: Readonly<Record<WrittenLanguage, readonly [text: string, subject: string, body: string]>> =
  {
    en: [
      'Your technician was rude and the invoice 5521 is wrong. I want my money back.',
      'Your message',
      'Thanks for letting me know. I am passing it on within our company.',
    ],
    fi: [
      'Asentajanne oli töykeä. Haluan rahani takaisin.',
      'Viestisi',
      'Kiitos tiedosta. Välitän sen eteenpäin yrityksessämme.',
    ],
    sv: [
      'Er montör var otrevlig. Jag vill ha pengarna tillbaka.',
      'Ditt meddelande',
      'Tack för beskedet. Jag skickar detta vidare inom företaget.',
    ],
    de: [
      'Ihr Techniker war unhöflich. Ich will mein Geld zurück.',
      'Ihre Nachricht',
      'vielen Dank für die Rückmeldung. Ich gebe sie in unserem Unternehmen weiter.',
    ],
  };

describe.each(writtenLanguages)('in %s', (language) => {
  it('an application gets thanks and is passed on, without a promise or a fact', async () => {
    const [text, subject, body] = applications[language];
    const drafted = await answer(language, { text });
    expect(drafted).toMatchObject({ subject, written: body });
    expect(drafted.warnings).toEqual([expect.stringContaining('so do pass it on')]);
  });

  it('a complaint is passed on, without a proposal to talk', async () => {
    const [text, subject, body] = complaints[language];
    const drafted = await answer(language, { text });
    expect(drafted).toMatchObject({ subject, written: body });
    expect(drafted.warnings).toContainEqual(expect.stringContaining('reads like a complaint'));
  });

  it('a pitch is declined in one line, without its proposed time', async () => {
    const [text, subject, body] = pitches[language];
    for (const intent of [undefined, 'decline'])
      expect(await answer(language, { text }, intent)).toMatchObject({ subject, written: body, open: [] });
    expect((await answer(language, { text }, 'call')).written).toContain('?');
  });
});
