import { describe, expect, it } from 'vitest';
import { commission } from '../../../test/fixtures/drafting/commission.ts';
import { senderCompany } from '../../../test/fixtures/grounding/grounding-case.ts';
import { limitedFacts } from '../../../test/fixtures/grounding/limits.ts';
import type { Source, WrittenLanguage } from './material.ts';
import { verify } from './verify.ts';

const cases = (Object.keys(limitedFacts) as WrittenLanguage[]).flatMap((language) =>
  limitedFacts[language].flatMap(({ evidence, honest, narrowed }) => [
    ...honest.map((claim) => ({ language, evidence, claim, right: 'kept' as const })),
    ...narrowed.map((claim) => ({ language, evidence, claim, right: 'refused' as const })),
  ]),
);
const honest = cases.filter(({ right }) => right === 'kept');
const narrowed = cases.filter(({ right }) => right === 'refused');

describe('a fact whose evidence limits it', () => {
  it('is told in more than 60 honest ways and in more than 60 that cut a limit off', () => {
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

function judge({ language, evidence, claim }: (typeof cases)[number]): ReturnType<typeof verify> {
  const source: Source = { kind: 'knowledge', id: 'knowledge', about: 'sender', text: evidence, language };
  const asked = commission({
    ...{ language, sources: [source] },
    sender: {
      ...{ company: senderCompany, personName: 'Maria Salo' },
      ...{ toneWords: [], voiceExamplesGood: [], voiceExamplesBad: [] },
    },
  });
  const quotation = {
    ...{ sourceKind: source.kind, sourceId: source.id },
    ...{ start: 0, end: evidence.length, quote: evidence },
  };
  return verify(asked, [
    { blockId: 'opening', sentences: [{ text: claim, about: 'sender', evidence: [quotation] }] },
  ]);
}
