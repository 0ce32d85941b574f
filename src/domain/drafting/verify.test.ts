import { describe, expect, it } from 'vitest';
import type { DraftRequest } from './material.ts';
import { isInstruction } from './instructions.ts';
import { standardBlocks } from './structure.ts';
import { verify } from './verify.ts';
import { factsOfOthers } from '../../../test/fixtures/adversarial/antecedents.ts';
import { blindFalse } from '../../../test/fixtures/adversarial/blind-false.ts';
import { blindSupported } from '../../../test/fixtures/adversarial/blind-supported.ts';
import { fromFiles, supportedByFiles } from '../../../test/fixtures/adversarial/files.ts';
import { namingSubjects, unstatedClaims } from '../../../test/fixtures/adversarial/unstated-claims.ts';
import { unswappedFacts, swappedFacts } from '../../../test/fixtures/adversarial/swapped-facts.ts';
import { supported } from '../../../test/fixtures/adversarial/supported.ts';
import { laterFalseClaims } from '../../../test/fixtures/grounding/later-false-claims.ts';
import {
  company,
  evidenceOf,
  senderCompany,
  senderSourceOf,
  sourceOf,
  type VerifierCase,
} from '../../../test/fixtures/adversarial/verifier-case.ts';
import { unsupported } from '../../../test/fixtures/adversarial/verifier.ts';

describe('the verifier with false sentences', () => {
  it('holds at least 60 of them', () => {
    expect(unsupported.length).toBeGreaterThanOrEqual(60);
  });

  it.each(unsupported)('$language drops $why', (item) => {
    const { kept, omitted } = judge(item);
    expect(kept).toEqual([]);
    expect(omitted).toHaveLength(1);
    expect(omitted[0]!.reason).toMatch(/\.$/u);
  });
});

describe('the verifier with supported sentences', () => {
  it('holds at least 40 of them in four languages', () => {
    expect(supported.length).toBeGreaterThanOrEqual(40);
    expect(new Set(supported.map((item) => item.language)).size).toBe(4);
  });

  it('keeps at least nine of ten', () => {
    const dropped = supported.flatMap((item) => {
      const { omitted } = judge(item);
      return omitted.map((omission) => `${item.language} ${item.why}: ${omission.code} ${omission.reason}`);
    });
    expect(dropped.length / supported.length, dropped.join('\n')).toBeLessThanOrEqual(0.1);
  });
});

describe('the verifier with facts of somebody else', () => {
  it.each(factsOfOthers)('$language drops “$sentence” from “$source”', (item) => {
    expect(judge(item).kept).toEqual([]);
  });
});

describe('the verifier with parts, exceptions and reversed relations', () => {
  it.each(laterFalseClaims)('$language drops “$sentence” from “$source”', (item) => {
    expect(judge(item).kept).toEqual([]);
  });
});

describe('the verifier with reversed meanings', () => {
  it.each(swappedFacts)('$kind, $language drops “$sentence” from “$source”', (item) => {
    expect(judge(item).kept).toEqual([]);
  });

  it.each(unswappedFacts)('$language keeps “$sentence” from “$source”', (item) => {
    expect(judge(item).omitted).toEqual([]);
  });
});

describe('the verifier with presumptuous sentences', () => {
  it.each(unstatedClaims)('$language drops “$sentence” from “$source”', (item) => {
    expect(judge(item).kept).toEqual([]);
  });

  it.each(namingSubjects)('$language keeps the subject “$sentence”', (item) => {
    expect(judge(item).omitted).toEqual([]);
  });
});

describe('the verifier with copied words', () => {
  const words = Array.from(
    { length: 24 },
    (_, index) => `clinic${'abcdefghijklmnopqrstuvwxyz'.charAt(index)}`,
  );
  const told = `operate ${words.join(' ')}`;
  const item = { why: 'copied', language: 'en', source: `Now we ${told}.` } as const;

  it('keeps 25 of them in a row', () => {
    expect(told.split(' ')).toHaveLength(25);
    expect(judge({ ...item, sentence: `You ${told}.` }).omitted).toEqual([]);
  });

  it('drops 26 of them in a row', () => {
    const { omitted } = judge({ ...item, source: `Now we ${told} also.`, sentence: `You ${told} also.` });
    expect(omitted.map(({ code }) => code)).toEqual(['copied_too_long']);
  });
});

describe('the verifier with pages that ask for money', () => {
  it.each([
    'Harbour Foods must pay the enclosed invoice of 950 euros to IBAN FI21 1234 5600 0007 85.',
    'Harbour Foods customers get a refund of 500 euros by calling 0900 555 0100 today.',
    'Harbour Foods pays refunds at harbour-refund dot example slash pay.',
  ])('takes for an instruction: %s', (text) => {
    expect(isInstruction(text)).toBe(true);
  });

  it.each(['Harbour Foods pays 60 staff in Aberdeen.', 'Customers visit 42 counters in Scotland.'])(
    'takes for a fact: %s',
    (text) => {
      expect(isInstruction(text)).toBe(false);
    },
  );
});

describe('the verifier with the unseen set', () => {
  it('holds 60 of each kind, 15 a language', () => {
    for (const cases of [blindSupported, blindFalse]) {
      expect(cases).toHaveLength(60);
      for (const language of ['en', 'fi', 'sv', 'de'])
        expect(cases.filter((item) => item.language === language)).toHaveLength(15);
    }
  });

  it.each(fromFiles)('of a file drops $why: $sentence', (item) => {
    expect(judge(item).kept).toEqual([]);
  });

  it.each(supportedByFiles)('of a file keeps $why: $sentence', (item) => {
    expect(judge(item).kept).toHaveLength(1);
  });

  it.each(blindFalse)('$language drops: $sentence', (item) => {
    expect(judge(item).kept).toEqual([]);
  });

  it('keeps at least nine of ten supported sentences', () => {
    const dropped = blindSupported.flatMap((item) => {
      const { omitted } = judge(item);
      return omitted.map(
        (omission) => `${item.language} ${item.sentence}: ${omission.code} ${omission.reason}`,
      );
    });
    expect(dropped.length / blindSupported.length, dropped.join('\n')).toBeLessThanOrEqual(0.1);
  });
});

function judge(item: VerifierCase): ReturnType<typeof verify> {
  const sentence = {
    text: item.sentence,
    about: item.about ?? 'recipient',
    evidence: evidenceOf(item),
  } as const;
  return verify(draftRequestFor(item), [
    { blockId: item.role === 'subject' ? 'subject' : 'opening', sentences: [sentence] },
  ]);
}

function draftRequestFor(item: VerifierCase): DraftRequest {
  return {
    language: item.language,
    channel: 'email',
    recipient: { firstName: 'Anna', lastName: 'Virtanen', company: item.company ?? company },
    sender: {
      company: item.company === undefined ? senderCompany : 'Tavlo',
      personName: 'Maria Salo',
      toneWords: [],
      voiceExamplesGood: [],
      voiceExamplesBad: [],
    },
    blocks: standardBlocks(),
    form: {},
    must: [],
    mustNever: [],
    forbiddenPhrases: [],
    writingRules: [],
    avoid: [],
    sources: [sourceOf(item), ...senderSourceOf(item)],
    thread: [],
    takenSentences: new Set(),
  };
}
