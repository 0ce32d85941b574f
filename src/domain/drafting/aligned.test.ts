import { describe, expect, test } from 'vitest';
import { verify } from './verify.ts';
import { request } from '../../../test/fixtures/drafting/draft-request.ts';
import type { WrittenLanguage } from '../../languages/packs.ts';

/** The code of the reason why a sentence about Alder is refused that quotes a note; null if it is kept. */
function judge(language: WrittenLanguage, text: string, sentence: string): string | null {
  const asked = request({
    language,
    recipient: { company: 'Alder' },
    sources: [{ kind: 'analysis', id: 'note', about: 'recipient', text, language }],
  });
  const evidence = [
    { sourceKind: 'analysis' as const, sourceId: 'note', start: 0, end: text.length, quote: text },
  ];
  const { omitted } = verify(asked, [
    { blockId: 'opening', sentences: [{ text: sentence, about: 'recipient', evidence }] },
  ]);
  return omitted[0]?.code ?? null;
}

describe('a sentence in the words of its evidence', () => {
  test.each([
    ['en', 'Alder runs 5 shops in Wales.', 'You run 5 shops in Wales.'],
    ['en', 'The pool in Bude is closed in May.', 'Your pool in Bude is closed in May.'],
    ['en', 'Cats are treated; horses are seen only at Bude.', 'At Alder, horses are seen only at Bude.'],
    ['en', 'Alder moved to Bude in May, where it can brew more beer.', 'In May you moved to Bude.'],
    [
      'fi',
      'Alder luopui turpeesta kaikissa kasvihuoneissaan.',
      'Luovuitte turpeesta kaikissa kasvihuoneissanne.',
    ],
    ['fi', 'Ravintola on suljettu 2.5.–9.6.2027.', 'Ravintolanne on suljettu 2.5.–9.6.2027.'],
    ['sv', 'Alder öppnar sin butik i Lund den 2 maj 2027.', 'Den 2 maj 2027 öppnar ni er butik i Lund.'],
    ['sv', 'Linjen kostar 14 miljoner och ska tas i drift i maj.', 'Er linje ska tas i drift i maj.'],
    ['sv', 'Vaccination mot TBE ges bara i Lund.', 'Vaccination mot TBE ger ni bara i Lund.'],
    [
      'de',
      'Für die Kette Norpa übernimmt Alder ab Mai die Lieferung.',
      'Ab Mai übernehmen Sie für die Kette Norpa die Lieferung.',
    ],
    [
      'de',
      'Die fest eingebaute Batterie hält mindestens drei Jahre.',
      'Die Batterie hält mindestens drei Jahre.',
    ],
  ] as const)('%s: “%s” supports “%s”', (language, text, sentence) => {
    expect(judge(language, text, sentence)).toBeNull();
  });

  test.each([
    [
      'en',
      'a phrase that goes to another verb',
      'Alder built in 2024 and sold in 2025.',
      'You built in 2025 and sold in 2024.',
    ],
    ['en', 'compared sides', 'Alder sends more by rail than by road.', 'You send more by road than by rail.'],
    [
      'en',
      'a limit at another place',
      'The shop in Bude can be seen by appointment only.',
      'Only your shop in Bude can be seen by appointment.',
    ],
    ['en', 'a condition', 'Alder opens in May, if a grant is paid.', 'You open in May.'],
    ['en', 'the first verb is a plan', 'Alder plans to open Bude and close Hull.', 'You close Hull.'],
    [
      'en',
      'the ends of a span',
      'Alder is open from May 2027 to June 2028.',
      'You are open from June 2028 to May 2027.',
    ],
    [
      'en',
      'the thing of another company',
      'Globex grew. The depot in Bude has 40 staff.',
      'Your depot in Bude has 40 staff.',
    ],
    [
      'sv',
      'another owner',
      'Region Norr har sagt upp avtalet med Alder.',
      'Ni har sagt upp avtalet med Region Norr.',
    ],
    ['de', 'the one who acts', 'Alder schult Globex in Ulm.', 'In Ulm schult Globex Sie.'],
    ['de', 'the one who leads', 'Petra Vogel leitet Alder seit 2019.', 'Alder leitet Petra Vogel seit 2019.'],
    ['fi', 'the tense', 'Alder muuttaa uusiin tiloihin Kalevaan.', 'Muutitte uusiin tiloihin Kalevaan.'],
  ] as const)('%s: %s is no such sentence: “%s” and “%s”', (language, _, text, sentence) => {
    expect(judge(language, text, sentence)).not.toBeNull();
  });
});
