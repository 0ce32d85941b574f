import { describe, expect, it } from 'vitest';
import { request, page, rule } from '../../../test/fixtures/drafting/draft-request.ts';
import type { Assembly } from './assemble.ts';
import type { DraftRequest, Draft, ProposedBlock, ProposedSentence } from './material.ts';
import { assembleFirst, type Proposal } from './proposals.ts';

const source = page('We operate 12 clinics in Tampere. In 2025 we opened a unit in Turku.');
const asked = request({ sources: [source] });

const plain = (text: string): ProposedSentence => ({ text, about: 'neither', evidence: [] });
const claim = (text: string, quote: string): ProposedSentence => {
  const start = source.text.indexOf(quote);
  const { id: sourceId, url } = source;
  return {
    text,
    about: 'recipient',
    evidence: [{ sourceKind: 'page', sourceId, url, start, end: start + quote.length, quote }],
  };
};

const wellWritten: Readonly<Record<string, ProposedSentence>> = {
  subject: plain('A question for Pilvi Dental'),
  greeting: plain('Hi Anna,'),
  opening: claim('You operate 12 clinics in Tampere.', 'We operate 12 clinics in Tampere.'),
  'call-to-action': plain('Would a short call next week make sense?'),
  'sign-off': plain('Best regards,\nMaria Salo'),
};

const blocksOf = (sentences: Readonly<Record<string, ProposedSentence>>): readonly ProposedBlock[] =>
  Object.entries(sentences).map(([blockId, sentence]) => ({ blockId, sentences: [sentence] }));
const model = (changes: Readonly<Record<string, ProposedSentence>> = {}): Proposal => ({
  blocks: blocksOf({
    ...wellWritten,
    opening: claim('In 2025 you opened a unit in Turku.', 'In 2025 we opened a unit in Turku.'),
    ...changes,
  }),
  readsRules: true,
  composedBy: 'model',
  rounds: 1,
});
const embedded: Proposal = {
  blocks: blocksOf(wellWritten),
  readsRules: false,
  composedBy: 'embedded',
  rounds: 0,
};

const best = (of: DraftRequest, ...proposals: readonly Proposal[]): Assembly =>
  assembleFirst(of, { proposals, failureReason: null });
const draftOf = (assembly: Assembly): Draft => {
  if (!assembly.ok) throw new Error(assembly.reason);
  return assembly.draft;
};

describe('assembleFirst', () => {
  it('takes the first proposal if enough of it is kept', () => {
    const { body, warnings, composedBy, rounds } = draftOf(best(asked, model(), embedded));
    expect({ composedBy, rounds }).toEqual({ composedBy: 'model', rounds: 1 });
    expect(body).toContain('In 2025 you opened a unit in Turku.');
    expect(body).not.toContain('12 clinics');
    expect(warnings).toEqual([]);
  });

  it('takes the next proposal if no claim is left, and lists what was left out of both', () => {
    const lie = claim('You closed a unit in Turku.', 'In 2025 we opened a unit in Turku.');
    const draft = draftOf(best(asked, model({ opening: lie }), embedded));
    const { body, warnings, omitted, composedBy, rounds } = draft;
    expect({ composedBy, rounds }).toEqual({ composedBy: 'embedded', rounds: 0 });
    expect(body).toContain('You operate 12 clinics in Tampere.');
    expect(warnings).toEqual([
      'The model wrote nothing that the material supports. The built-in composer wrote this message instead.',
    ]);
    expect(omitted.map(({ text }) => text)).toContain('You closed a unit in Turku.');
  });

  it('takes the first proposal without a claim if the others have none either', () => {
    const silent = request({ sources: [] });
    const { body, warnings } = draftOf(
      best(silent, model({ 'call-to-action': plain('May I call you next week?') }), embedded),
    );
    expect(body).toContain('May I call you next week?');
    expect(warnings).toEqual([]);
  });

  it('replaces a refused greeting by that of the next proposal, and says so', () => {
    const { body, warnings } = draftOf(
      best(asked, model({ greeting: plain('Hi award winners,') }), embedded),
    );
    expect(body).toMatch(/^Hi Anna,\n\nIn 2025 you opened/u);
    expect(warnings).toEqual([
      'The built-in composer wrote “Greeting”, where nothing that the model wrote could be kept.',
    ]);
  });

  it('never combines the subject of one proposal with the body of another', () => {
    const { subject, body, warnings } = draftOf(
      best(asked, model({ subject: plain('You won an award') }), embedded),
    );
    expect(subject).toBe('A question for Pilvi Dental');
    expect(body).toContain('You operate 12 clinics in Tampere.');
    expect(body).not.toContain('unit in Turku');
    expect(warnings).toEqual([
      'The model wrote no subject that the material supports. The built-in composer wrote this message instead.',
    ]);
  });

  it('replaces no block of claims, so that nothing is said twice', () => {
    const { opening: _, ...others } = wellWritten;
    const first = {
      blocks: blocksOf({ ...others, offer: wellWritten['opening']! }),
      readsRules: true,
      composedBy: 'model',
      rounds: 1,
    };
    const { body } = draftOf(best(asked, first, embedded));
    expect(body.match(/12 clinics/gu)).toHaveLength(1);
  });

  it('fails with the reasons of all proposals if none can be used', () => {
    const lie = claim('You closed a unit in Turku.', 'In 2025 we opened a unit in Turku.');
    const only = (sentence: ProposedSentence): Proposal => ({
      blocks: [{ blockId: 'opening', sentences: [sentence] }],
      readsRules: false,
      composedBy: 'embedded',
      rounds: 0,
    });
    const assembly = best(asked, only(lie), only(plain('You won.')));
    expect(assembly).toMatchObject({ ok: false, code: 'no_subject' });
    expect(assembly.ok ? [] : assembly.omitted.map(({ text }) => text)).toEqual(
      expect.arrayContaining(['You closed a unit in Turku.', 'You won.']),
    );
  });

  it('reports why the best proposal is missing, even if another is used', () => {
    const failureReason = 'The model did not answer in time.';
    expect(draftOf(assembleFirst(asked, { proposals: [embedded], failureReason })).warnings).toEqual([
      `${failureReason} The built-in composer wrote this message instead.`,
    ]);
    const nothing = { blocks: [], readsRules: false, composedBy: 'embedded', rounds: 0 };
    expect(assembleFirst(asked, { proposals: [nothing], failureReason })).toMatchObject({
      ok: false,
      reason: `${failureReason} No subject is left: nothing that was proposed for it can be kept.`,
    });
  });

  it('warns of a rule that code cannot check only if the composer did not get it', () => {
    const ruled = { ...asked, writingRules: [rule('Write as to a colleague.')] };
    expect(draftOf(best(ruled, model(), embedded)).warnings).toEqual([]);
    expect(draftOf(best(ruled, embedded)).warnings).toEqual([
      'The writing rule “Write as to a colleague.” has no form that code can check.',
    ]);
  });
});
