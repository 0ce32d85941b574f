import { describe, expect, it } from 'vitest';
import type { ProposedSentence, Source } from '../../../domain/drafting/material.ts';
import { writtenLanguages } from '../../../languages/packs.ts';
import { createSentenceVerifier } from '../../../domain/drafting/verify.ts';
import { request, ownKnowledge, rule } from '../../../../test/fixtures/drafting/draft-request.ts';
import { evidenceFor } from './statement.ts';
import { toneOf } from './tone.ts';
import { phrasesOf } from './phrases.ts';

const material = {
  en: { own: 'We make shift planning software for clinics.', topic: 'shift planning' },
  fi: { own: 'Teemme työvuorosuunnittelun ohjelmistoa klinikoille.', topic: 'työvuorosuunnittelu' },
  sv: { own: 'Vi gör schemaläggning för kliniker.', topic: 'schemaläggning' },
  de: { own: 'Wir entwickeln Software für die Schichtplanung in Praxen.', topic: 'Schichtplanung' },
} as const;

const noun = { en: 'dental chain', fi: 'hammaslääkäriketju', sv: 'tandvårdskedja', de: 'Zahnarztkette' };

describe.each(writtenLanguages)('the phrases in %s', (language) => {
  it.each([true, false])('all hold before the verifier (formal: %s)', (formal) => {
    const sender = ownKnowledge(material[language].own);
    const note: Source = {
      kind: 'analysis',
      id: 'lead',
      about: 'recipient',
      text: `${noun[language]}.`,
      language,
    };
    const address = rule(formal ? 'Formal address.' : 'Informal address.');
    const asked = request({ language, sources: [sender, note], writingRules: [address] });
    const judge = createSentenceVerifier(asked);
    const tone = toneOf(asked);
    const phrases = phrasesOf(language);
    const { topic } = material[language];
    const refused: string[] = [];
    const hold = (
      ways: readonly (string | null)[],
      role: 'subject' | 'body' = 'body',
      source?: Source,
    ): void => {
      for (const text of ways.filter((way) => way !== null)) {
        const span = { start: 0, end: source?.text.length ?? 0, text: source?.text ?? '' };
        const sentence: ProposedSentence = {
          text,
          about: source?.about ?? 'neither',
          evidence: source === undefined ? [] : [evidenceFor({ source, span })],
        };
        if (!judge(sentence, role)) refused.push(text);
      }
    };
    for (const someone of [
      tone,
      { ...tone, firstName: undefined, lastName: undefined, company: undefined },
    ]) {
      hold(phrases.greetings(someone));
      hold(phrases.bridges(topic, someone));
      hold(phrases.shortBridges(someone));
      hold(phrases.transitions(topic, someone));
      hold(phrases.closings(someone).map((closing) => `${closing}\nMaria Salo`));
      hold(phrases.referrals(topic, someone));
      hold(phrases.referrals(null, someone));
      hold(phrases.presentations(['Slotti'], someone));
      hold(phrases.topicSubjects(topic, someone), 'subject');
      hold(phrases.subjects(someone), 'subject');
      for (const aim of ['call', 'demo', 'summary', 'trial'] as const) {
        hold(phrases.asks(aim, topic, someone));
        hold(phrases.asks(aim, null, someone));
        hold(phrases.answers(aim, someone));
        hold(phrases.calls(aim, someone));
      }
    }
    hold(phrases.descriptions(noun[language], tone), 'body', note);
    expect(refused).toEqual([]);
  });
});
