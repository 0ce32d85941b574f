import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { request, generated, locked, page } from '../../../test/fixtures/drafting/draft-request.ts';
import { assembleDraft } from './assemble.ts';
import type { ProposedBlock, ProposedSentence, Source } from './material.ts';
import { standardBlocks } from './structure.ts';

const source: Source = page('We operate 12 clinics in Tampere.');

const claim = (text: string, quote = source.text): ProposedSentence => ({
  text,
  about: 'recipient',
  evidence: [
    { sourceKind: 'page', sourceId: source.id, url: source.url, start: 0, end: quote.length, quote },
  ],
});

const plain = (text: string): ProposedSentence => ({ text, about: 'neither', evidence: [] });

const proposal: readonly ProposedBlock[] = [
  { blockId: 'subject', sentences: [plain('A question for Pilvi Dental')] },
  { blockId: 'greeting', sentences: [plain('Hi Anna,')] },
  {
    blockId: 'opening',
    sentences: [claim('You operate 12 clinics in Tampere.'), claim('You operate 90 clinics.')],
  },
  { blockId: 'call-to-action', sentences: [plain('Would a short call next week make sense?')] },
  { blockId: 'sign-off', sentences: [plain('Best regards,\nMaria Salo')] },
];

describe('assembleDraft', () => {
  it('keeps what is supported and lists what is not', () => {
    const result = assembleDraft(request({ sources: [source] }), proposal);
    expect(result).toMatchObject({ ok: true, draft: { subject: 'A question for Pilvi Dental' } });
    if (!result.ok) return;
    expect(result.draft.body).toBe(
      'Hi Anna,\n\nYou operate 12 clinics in Tampere.\n\n' +
        'Would a short call next week make sense?\n\nBest regards,\nMaria Salo',
    );
    expect(result.draft.omitted.map(({ code }) => code)).toContain('number_not_in_evidence');
  });

  it('fails without a subject', () => {
    expect(assembleDraft(request({ sources: [source] }), proposal.slice(1))).toMatchObject({
      ok: false,
      code: 'no_subject',
    });
  });

  it('fails if only greeting and sign-off are left', () => {
    const frame = proposal.filter(({ blockId }) => /subject|greeting|sign-off/u.test(blockId));
    expect(assembleDraft(request({ sources: [source] }), frame)).toMatchObject({
      ok: false,
      code: 'no_body',
    });
  });

  it('needs no generated text if a structure asks for none', () => {
    const blocks = [locked('s', 0, 'Terms', 'subject'), locked('b', 1, ' As agreed. ')];
    expect(assembleDraft(request({ blocks }), [])).toMatchObject({
      ok: true,
      draft: { subject: 'Terms', body: ' As agreed. ' },
    });
  });

  it('joins paragraphs until there are as many as the form allows', () => {
    const result = assembleDraft(request({ sources: [source], form: { paragraphs: 1 } }), proposal);
    expect(result.ok && result.draft.body).toBe(
      'Hi Anna,\n\nYou operate 12 clinics in Tampere. ' +
        'Would a short call next week make sense?\n\nBest regards,\nMaria Salo',
    );
  });

  it('names an empty block in the reason', () => {
    const blocks = [
      { ...generated('proof', 0), label: 'Proof' },
      locked('l', 1, 'As agreed.'),
      { ...generated('offer', 2) },
    ];
    const kept = { blockId: 'offer', sentences: [plain('Would a short call make sense?')] };
    const result = assembleDraft(request({ blocks }), [
      { blockId: 'subject', sentences: [plain('A question')] },
      kept,
    ]);
    expect(result.ok && result.draft.omitted).toEqual([
      {
        text: '',
        blockId: 'proof',
        code: 'block_empty',
        reason: 'The block “Proof” was left out: the material holds nothing for it.',
      },
    ]);
  });

  it('says no sentence about the recipient twice in a run', () => {
    const taken = new Set(['You operate 12 clinics in Tampere.']);
    const result = assembleDraft(request({ sources: [source], takenSentences: taken }), proposal);
    expect(result.ok && result.draft.omitted.map(({ code }) => code)).toContain('already_used_in_run');
  });

  it('inserts locked blocks byte for byte into any structure', () => {
    const text = fc.string({ unit: 'binary', minLength: 1, maxLength: 60 });
    const contents = fc.array(fc.option(text, { nil: null }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(contents, (parts) => {
        const blocks = parts.map((part, index) =>
          part === null ? generated(`g${index}`, index) : locked(`l${index}`, index, part),
        );
        const proposed = blocks.map((block) => ({
          blockId: block.id,
          sentences: [plain('Would a short call make sense?')],
        }));
        const subject = { blockId: 'subject', sentences: [plain('A question for Pilvi Dental')] };
        const result = assembleDraft(request({ blocks }), [subject, ...proposed]);
        if (!result.ok) throw new Error(result.reason);
        const expected = parts.map((part) => part ?? 'Would a short call make sense?');
        let from = 0;
        for (const part of expected) {
          const at = result.draft.body.indexOf(part, from);
          expect(at).toBeGreaterThanOrEqual(0);
          from = at + part.length;
        }
        expect(result.draft.lockedBlocks.map(({ content }) => content)).toEqual(
          parts.filter((part) => part !== null),
        );
      }),
    );
  });

  it('never keeps a number that is in no evidence, or evidence that is not in its source', () => {
    const words = fc.constantFrom(
      'You',
      'operate',
      '12',
      '13',
      '7',
      'clinics',
      'in',
      'Tampere',
      'Turku',
      'never',
      'and',
      'your',
      '2024',
    );
    const texts = fc.array(fc.array(words, { minLength: 1, maxLength: 8 }), { maxLength: 5 });
    const offsets = fc.tuple(fc.integer({ min: -2, max: 40 }), fc.integer({ min: -2, max: 40 }));
    fc.assert(
      fc.property(texts, offsets, (sentences, [start, end]) => {
        const evidence = [
          {
            sourceKind: 'page' as const,
            sourceId: source.id,
            start,
            end,
            quote: source.text.slice(start, end),
          },
        ];
        const opening = sentences.map((part) => ({
          text: `${part.join(' ')}.`,
          about: 'recipient' as const,
          evidence,
        }));
        const proposed = [
          ...proposal.slice(0, 2),
          { blockId: 'opening', sentences: opening },
          ...proposal.slice(3),
        ];
        const asked = request({ sources: [source], blocks: standardBlocks() });
        const result = assembleDraft(asked, proposed);
        if (!result.ok) throw new Error(result.reason);
        expect(assembleDraft(asked, proposed)).toEqual(result);
        for (const sentence of result.draft.sentences.filter(({ form }) => form === 'claim')) {
          expect(sentence.text).not.toMatch(/\b(13|7|2024)\b|Turku|never/u);
          for (const item of sentence.evidence)
            expect(source.text.slice(item.start, item.end)).toBe(item.quote);
        }
      }),
      { numRuns: 300 },
    );
  });
});
