import { describe, expect, it } from 'vitest';
import { plannerTo, researched } from '../../../../test/fixtures/drafting/companies.ts';
import { assembleDraft } from '../../../domain/drafting/assemble.ts';
import { wordCount } from '../../../domain/drafting/length.ts';
import type { DraftRequest, Draft } from '../../../domain/drafting/material.ts';
import { planned } from '../../../../test/fixtures/drafting/plans.ts';
import { createEmbeddedComposer } from './composer.ts';

const composer = createEmbeddedComposer();

async function draft(unplanned: DraftRequest): Promise<Draft> {
  const asked = planned(unplanned);
  const result = assembleDraft(asked, await composer.compose(asked));
  if (!result.ok) throw new Error(`${result.reason} ${JSON.stringify(result.omitted)}`);
  return result.draft;
}

describe('whole drafts', () => {
  it('are the same as when a person last approved them', async () => {
    const drafts = await Promise.all(
      researched.map(async (item) => ({ item, ...(await draft(plannerTo(item))) })),
    );
    const text = drafts
      .map(({ item, subject, body }) => `# ${item.company} (${item.language})\n\n${subject}\n\n${body}\n`)
      .join('\n---\n\n');
    await expect(text).toMatchFileSnapshot('../../../../test/fixtures/drafting/drafts.md');
  });

  it.each(researched)('to $company keep a short message’s form', async (item) => {
    const { body, omitted, sentences } = await draft(plannerTo(item));
    expect(wordCount(body)).toBeLessThanOrEqual(120);
    expect(body.split('\n\n').length).toBeLessThanOrEqual(6);
    expect(
      sentences.filter(({ role, text }) => role === 'body' && text.includes('?')).length,
    ).toBeLessThanOrEqual(1);
    expect(omitted.filter(({ code }) => !/^(block_empty|left_out_by_composer)$/u.test(code))).toEqual([]);
  });

  it('use a sentence of the sender unchanged if the workspace has another name', async () => {
    for (const item of researched) {
      const asked = plannerTo(item);
      const { body } = await draft({ ...asked, sender: { ...asked.sender, company: 'Demo' } });
      expect(body).not.toMatch(/we offer tavlo|wir bieten tavlo|vi erbjuder tavlo|meistä: tavlo/iu);
    }
  });

  it('name no topic as if it belonged to somebody else', async () => {
    const brief = 'Bakeries with shops of their own. Offer a short call about planning their shifts.';
    const { subject, body } = await draft({ ...plannerTo(researched[2]!), brief });
    expect(`${subject} ${body}`).toMatch(/planning/iu);
    expect(`${subject} ${body}`).not.toMatch(/planning their/iu);
  });

  it('open with the event, not with size or age', async () => {
    const { body } = await draft(plannerTo(researched[0]!));
    expect(body).toMatch(/opened a new smokehouse in Aberdeen/u);
    expect(body).not.toMatch(/1988/u);
  });

  it('name the news in the subject only if the body tells it', async () => {
    const asked = plannerTo(researched[0]!);
    const first = await draft(asked);
    expect(first.subject).toBe('Your new smokehouse in Aberdeen');
    const told = first.sentences.filter(
      ({ evidence, role }) => role === 'body' && evidence[0]?.sourceId === 'lead',
    );
    const ways = new Set<string>();
    let next = first;
    while (next.subject === first.subject && ways.size < 10) {
      for (const { text, evidence } of next.sentences) if (evidence[0]?.sourceId === 'lead') ways.add(text);
      next = await draft({ ...asked, takenSentences: ways });
    }
    expect(told).toHaveLength(1);
    expect(next.subject).toBe('Shift planning for Harbour Foods');
    expect(next.body).not.toContain('Aberdeen');
  });

  it('differ over the 48 leads of a run in greeting, words and close', async () => {
    const drafts = await Promise.all(
      Array.from({ length: 48 }, (_, number) => {
        const company = `Ash${String.fromCharCode(97 + (number % 26))}${number} Foods`;
        const analysis = researched[0]!.analysis!.replaceAll('Harbour Foods', company);
        return draft(plannerTo({ language: 'en', company, firstName: 'Sam', analysis }));
      }),
    );
    const plain = drafts.map(({ body }) => body.replace(/Ash\w+ Foods/gu, 'Acme').split('\n\n'));
    const kinds = (at: number): number => new Set(plain.map((paragraphs) => paragraphs.at(at))).size;
    expect(kinds(0)).toBeGreaterThanOrEqual(2);
    expect(kinds(1)).toBeGreaterThanOrEqual(2);
    expect(kinds(-2)).toBeGreaterThanOrEqual(2);
    expect(kinds(-1)).toBeGreaterThanOrEqual(4);
  });

  it('name the sender and warn if the sender’s texts are in another language', async () => {
    const { body, warnings } = await draft(plannerTo(researched[3]!, 'en'));
    expect(body).toContain('avasitte uuden palvelukodin Nokialle');
    expect(body).toMatch(/mikä Tavlo on\?/u);
    expect(warnings).toEqual([
      'None of your own texts is in Finnish, so the message can say little about you. ' +
        'Add these in Finnish to make it whole: what you do, your value proposition.',
    ]);
  });

  it.each([
    ['Suggest a demo of shift planning', /demo/u],
    ['Offer a pilot of shift planning', /pilot/u],
    ['Send a summary about shift planning', /send you more information/u],
    ['Ask for a call about shift planning', /call/u],
  ])('ask for what the brief wants: %s', async (brief, wanted) => {
    for (const company of ['Acme', 'Birch', 'Cedar', 'Dogwood']) {
      const { body } = await draft({ ...plannerTo({ ...researched[2]!, company }), brief });
      expect(body).toMatch(wanted);
    }
  });
});
