import { describe, expect, it } from 'vitest';
import { plannerTo, researched } from '../../../../test/fixtures/drafting/companies.ts';
import { assembleDraft } from '../../../domain/drafting/assemble.ts';
import { wordCount } from '../../../domain/drafting/length.ts';
import type { DraftRequest, Draft } from '../../../domain/drafting/material.ts';
import { createEmbeddedComposer } from './composer.ts';

const composer = createEmbeddedComposer();

async function draft(asked: DraftRequest): Promise<Draft> {
  const result = assembleDraft(asked, await composer.compose(asked));
  if (!result.ok) throw new Error(`${result.reason} ${JSON.stringify(result.omitted)}`);
  return result.draft;
}

describe('whole drafts', () => {
  it('read as they did when a person last approved of them', async () => {
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

  it('tell a sentence of the sender as it is, where the workspace has another name', async () => {
    for (const item of researched) {
      const asked = plannerTo(item);
      const { body } = await draft({ ...asked, sender: { ...asked.sender, company: 'Demo' } });
      expect(body).not.toMatch(/we offer tavlo|wir bieten tavlo|vi erbjuder tavlo|meistä: tavlo/iu);
    }
  });

  it('name no topic as if it were somebody else’s', async () => {
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

  it('name in the subject only what the body tells', async () => {
    const toldInSubject: string[] = [];
    for (let number = 0; number < 12; number += 1) {
      const company = `Harbour ${'ABCDEFGHIJKL'[number]} Foods`;
      const item = {
        ...researched[0]!,
        company,
        analysis: researched[0]!.analysis!.replace('Harbour Foods', company),
      };
      const { subject, body } = await draft(plannerTo(item));
      const told = subject.match(/42 seafood counters|new smokehouse in Aberdeen/u)?.[0];
      if (told === undefined) continue;
      toldInSubject.push(told);
      expect(body).toContain(told);
    }
    expect(toldInSubject).not.toEqual([]);
  });

  it('differ over the 48 leads of a run in greeting, words and close', async () => {
    const drafts = await Promise.all(
      Array.from({ length: 48 }, (_, number) => {
        const company = `Ash${String.fromCharCode(97 + (number % 26))}${number} Foods`;
        const analysis = researched[0]!.analysis!.replace('Harbour Foods', company);
        return draft(plannerTo({ language: 'en', company, firstName: 'Sam', analysis }));
      }),
    );
    const plain = drafts.map(({ body }) => body.replace(/Ash\w+ Foods/gu, 'Acme').split('\n\n'));
    const kinds = (at: number): number => new Set(plain.map((paragraphs) => paragraphs.at(at))).size;
    expect(kinds(0)).toBeGreaterThanOrEqual(2);
    expect(kinds(1)).toBeGreaterThanOrEqual(16);
    expect(kinds(-2)).toBeGreaterThanOrEqual(8);
    expect(kinds(-1)).toBeGreaterThanOrEqual(4);
    expect(new Set(plain.map(String)).size).toBeGreaterThanOrEqual(44);
  });

  it('say who writes and what is missing where the sender’s texts are in another language', async () => {
    const { body, warnings } = await draft(plannerTo(researched[3]!, 'en'));
    expect(body).toContain('avasi uuden palvelukodin Nokialle');
    expect(body).toMatch(/mikä Tavlo on\?/u);
    expect(warnings).toEqual([
      'None of your own texts is in Finnish, so the message can say little about you. ' +
        'Add these in Finnish to make it whole: what you do, your value proposition.',
    ]);
  });

  it.each([
    ['Suggest a demo of shift planning', /demo/u],
    ['Offer a pilot of shift planning', /trial|try/u],
    ['Send a summary about shift planning', /summary/u],
    ['Ask for a call about shift planning', /call/u],
  ])('ask for what the brief wants: %s', async (brief, wanted) => {
    for (const company of ['Acme', 'Birch', 'Cedar', 'Dogwood']) {
      const { body } = await draft({ ...plannerTo({ ...researched[2]!, company }), brief });
      expect(body).toMatch(wanted);
    }
  });
});
