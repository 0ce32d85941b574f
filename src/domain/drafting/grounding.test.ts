import { describe, expect, it } from 'vitest';
import { request } from '../../../test/fixtures/drafting/draft-request.ts';
import { senderCompany, type GroundingCase } from '../../../test/fixtures/grounding/grounding-case.ts';
import { groundingCases } from '../../../test/fixtures/grounding/grounding-cases.ts';
import type { Evidence } from './material.ts';
import { verify } from './verify.ts';

const languages = ['en', 'fi', 'sv', 'de'] as const;
const supported = groundingCases.filter(({ right }) => right === 'kept');
const unsupported = groundingCases.filter(({ right }) => right === 'dropped');

describe('sentences that were written without knowledge of the rules', () => {
  it('are 200, 50 in each language, 110 of them supported', () => {
    expect([groundingCases.length, supported.length, unsupported.length]).toEqual([200, 110, 90]);
    for (const language of languages) expect(of(groundingCases, language)).toHaveLength(50);
  });

  it.each(groundingCases)('quote what stands in one source: $sentence', ({ ground, quotes }) => {
    for (const quote of quotes)
      expect(ground.sources.filter(({ text }) => text.includes(quote))).toHaveLength(1);
  });

  it.each(unsupported)('$ground.language drops “$sentence” ($kind)', (item) => {
    expect(judge(item).kept).toEqual([]);
  });

  it.each(languages)('%s: at least nine of ten supported ones are kept', (language) => {
    const all = of(supported, language);
    const dropped = all.flatMap((item) => {
      const { omitted } = judge(item);
      return omitted.map(({ code, reason }) => `${item.kind}: ${item.sentence} ${code} ${reason}`);
    });
    process.stdout.write(
      `${language}: ${all.length - dropped.length} of ${all.length} supported sentences kept\n`,
    );
    expect(dropped.length / all.length, dropped.join('\n')).toBeLessThanOrEqual(0.1);
  });
});

function of(cases: readonly GroundingCase[], language: string): readonly GroundingCase[] {
  return cases.filter(({ ground }) => ground.language === language);
}

function judge({ ground, sentence, quotes, about }: GroundingCase): ReturnType<typeof verify> {
  const asked = request({
    language: ground.language,
    recipient: { firstName: 'Anna', lastName: 'Virtanen', company: ground.company },
    sender: {
      company: senderCompany,
      personName: 'Maria Salo',
      toneWords: [],
      voiceExamplesGood: [],
      voiceExamplesBad: [],
    },
    sources: ground.sources,
  });
  const evidence = quotes.map((quote): Evidence => {
    const source = ground.sources.find(({ text }) => text.includes(quote))!;
    const start = source.text.indexOf(quote);
    return { sourceKind: source.kind, sourceId: source.id, start, end: start + quote.length, quote };
  });
  return verify(asked, [{ blockId: 'opening', sentences: [{ text: sentence, about, evidence }] }]);
}
