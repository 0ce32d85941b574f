import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { request } from '../../../test/fixtures/drafting/draft-request.ts';
import { senderCompany } from '../../../test/fixtures/grounding/grounding-case.ts';
import { limitedFacts } from '../../../test/fixtures/grounding/limits.ts';
import { laterLimits } from '../../../test/fixtures/grounding/later-limits.ts';
import { limitsOfDegree } from '../../../test/fixtures/grounding/limits-of-degree.ts';
import { limitsOfPlace } from '../../../test/fixtures/grounding/limits-of-place.ts';
import { limitsOfReach } from '../../../test/fixtures/grounding/limits-of-reach.ts';
import type { Source } from './material.ts';
import type { WrittenLanguage } from '../../languages/packs.ts';
import { verify } from './verify.ts';

const cases = (Object.keys(limitedFacts) as WrittenLanguage[]).flatMap((language) =>
  [
    ...limitedFacts[language],
    ...laterLimits[language],
    ...limitsOfDegree[language],
    ...limitsOfReach[language],
    ...limitsOfPlace[language],
  ].flatMap(({ evidence, honest, narrowed }) => [
    ...honest.map((claim) => ({ language, evidence, claim, right: 'kept' as const })),
    ...narrowed.map((claim) => ({ language, evidence, claim, right: 'refused' as const })),
  ]),
);
const honest = cases.filter(({ right }) => right === 'kept');
const narrowed = cases.filter(({ right }) => right === 'refused');

describe('a fact whose evidence limits it', () => {
  it('has more than 60 true versions and more than 60 that omit a limit', () => {
    expect(Math.min(honest.length, narrowed.length)).toBeGreaterThan(60);
  });

  it.each(narrowed)('$language “$evidence” is not “$claim”', (item) => {
    const { kept, omitted } = judge(item);
    expect(kept).toEqual([]);
    expect(omitted[0]!.code).toMatch(/^limit_dropped$|_changed$/u);
  });

  it.each(honest)('$language “$evidence” is “$claim”', (item) => {
    expect(judge(item).omitted.map(({ code, reason }) => `${code} ${reason}`)).toEqual([]);
  });
});

describe('any fact with any adverb that limits it', () => {
  const facts = fc.constantFrom(...(Object.keys(frames) as WrittenLanguage[])).chain((language) => {
    const { adverbs, told } = frames[language];
    return fc.record({
      language: fc.constant(language),
      adverbs: fc.constantFrom(...adverbs),
      first: fc.nat(2),
      second: fc.nat(2),
      tell: fc.constantFrom(...told),
      elsewhere: fc.constant(frames[language].elsewhere),
    });
  });

  it('keeps the adverb or another one of its kind, and never lacks it', () => {
    fc.assert(
      fc.property(facts, ({ language, adverbs, first, second, tell }) => {
        const evidence = tell(`${adverbs[first]} `);
        expect(judge({ language, evidence, claim: tell(`${adverbs[second]} `) }).omitted).toEqual([]);
        const plain = judge({ language, evidence, claim: tell('') });
        expect(plain.omitted.map(({ code }) => code)).toEqual(['limit_dropped']);
      }),
    );
  });

  it('lacks an adverb that belongs to another part of the sentence', () => {
    fc.assert(
      fc.property(facts, ({ language, adverbs, first, tell, elsewhere }) => {
        const evidence = `${tell('').slice(0, -1)}; ${elsewhere(adverbs[first]!)}.`;
        expect(judge({ language, evidence, claim: tell('') }).omitted).toEqual([]);
      }),
    );
  });

  it('may not get the adverb of another part of the sentence', () => {
    fc.assert(
      fc.property(facts, ({ language, adverbs, first, second, tell, elsewhere }) => {
        const evidence = `${tell('').slice(0, -1)}; ${elsewhere(adverbs[first]!)}.`;
        const moved = judge({ language, evidence, claim: tell(`${adverbs[second]} `) });
        expect(moved.omitted.map(({ code }) => code)).toEqual(['limit_dropped']);
      }),
    );
  });
});

describe('any fact with any deadline', () => {
  const deadlines: Readonly<Record<WrittenLanguage, (count: number, unit: number) => string>> = {
    en: (count, unit) => `within ${count} ${['days', 'weeks', 'working days'][unit]}`,
    fi: (count, unit) => `${count} ${['päivän', 'viikon', 'arkipäivän'][unit]} kuluessa`,
    sv: (count, unit) => `inom ${count} ${['dagar', 'veckor', 'arbetsdagar'][unit]}`,
    de: (count, unit) => `innerhalb von ${count} ${['Tagen', 'Wochen', 'Werktagen'][unit]}`,
  };
  const told: Readonly<Record<WrittenLanguage, (deadline: string) => string>> = {
    en: (deadline) => `Customers can return chairs${deadline}.`,
    fi: (deadline) => `Tavlo toimittaa tuolit${deadline}.`,
    sv: (deadline) => `Tavlo levererar stolar${deadline}.`,
    de: (deadline) => `Tavlo liefert Stühle${deadline}.`,
  };

  it('keeps the deadline, and may neither lack it nor have another one', () => {
    const languages = fc.constantFrom(...(Object.keys(told) as WrittenLanguage[]));
    fc.assert(
      fc.property(languages, fc.integer({ min: 2, max: 90 }), fc.nat(2), (language, count, unit) => {
        const tell = (days: number) => told[language](` ${deadlines[language](days, unit)}`);
        const evidence = tell(count);
        expect(judge({ language, evidence, claim: evidence }).omitted).toEqual([]);
        const without = judge({ language, evidence, claim: told[language]('') });
        expect(without.omitted.map(({ code }) => code)).toEqual(['limit_dropped']);
        expect(judge({ language, evidence, claim: tell(count + 1) }).kept).toEqual([]);
      }),
    );
  });
});

interface Frame {
  /** Three adverbs of each kind. */
  readonly adverbs: readonly (readonly [string, string, string])[];
  readonly told: readonly ((adverb: string) => string)[];
  readonly elsewhere: (adverb: string) => string;
}

const frames: Readonly<Record<WrittenLanguage, Frame>> = {
  en: {
    adverbs: [
      ['usually', 'typically', 'normally'],
      ['only', 'solely', 'exclusively'],
      ['sometimes', 'occasionally', 'often'],
    ],
    told: [
      (adverb) => `Tavlo ${adverb}delivers chairs to offices in Finland.`,
      (adverb) => `Tavlo ${adverb}answers calls within two hours.`,
    ],
    elsewhere: (adverb) => `the warehouse ${adverb} closes at five`,
  },
  fi: {
    adverbs: [
      ['yleensä', 'tavallisesti', 'useimmiten'],
      ['vain', 'ainoastaan', 'pelkästään'],
      ['joskus', 'usein', 'toisinaan'],
    ],
    told: [
      (adverb) => `Tavlo toimittaa ${adverb}tuoleja toimistoihin Suomessa.`,
      (adverb) => `Tavlo vastaa ${adverb}puheluihin kahdessa tunnissa.`,
    ],
    elsewhere: (adverb) => `varasto sulkeutuu ${adverb} illalla`,
  },
  sv: {
    adverbs: [
      ['vanligtvis', 'normalt', 'oftast'],
      ['endast', 'bara', 'enbart'],
      ['ibland', 'ofta', 'emellanåt'],
    ],
    told: [
      (adverb) => `Tavlo levererar ${adverb}stolar till kontor i Finland.`,
      (adverb) => `Tavlo besvarar ${adverb}samtal inom två timmar.`,
    ],
    elsewhere: (adverb) => `lagret stänger ${adverb} på kvällen`,
  },
  de: {
    adverbs: [
      ['meist', 'normalerweise', 'üblicherweise'],
      ['nur', 'ausschließlich', 'lediglich'],
      ['oft', 'manchmal', 'gelegentlich'],
    ],
    told: [
      (adverb) => `Tavlo liefert ${adverb}Stühle an Büros in Finnland.`,
      (adverb) => `Tavlo beantwortet ${adverb}Anrufe innerhalb von zwei Stunden.`,
    ],
    elsewhere: (adverb) => `das Lager schließt ${adverb} am Abend`,
  },
};

function judge({
  language,
  evidence,
  claim,
}: Pick<(typeof cases)[number], 'language' | 'evidence' | 'claim'>): ReturnType<typeof verify> {
  const source: Source = { kind: 'knowledge', id: 'knowledge', about: 'sender', text: evidence, language };
  const asked = request({
    language,
    sources: [source],
    sender: {
      company: senderCompany,
      personName: 'Maria Salo',
      toneWords: [],
      voiceExamplesGood: [],
      voiceExamplesBad: [],
    },
  });
  const quotation = {
    sourceKind: source.kind,
    sourceId: source.id,
    start: 0,
    end: evidence.length,
    quote: evidence,
  };
  return verify(asked, [
    { blockId: 'opening', sentences: [{ text: claim, about: 'sender', evidence: [quotation] }] },
  ]);
}
