import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { createEmbeddedComposer } from '../../src/adapters/composer/embedded/composer.ts';
import { detectLanguage } from '../../src/adapters/site/language.ts';
import { assembleDraft } from '../../src/domain/drafting/assemble.ts';
import { buildDraftRequest, type DraftingMaterial } from '../../src/domain/drafting/draft-request.ts';
import { renderPlay } from '../../src/domain/plays/render-play.ts';
import type { PlayContent } from '../../src/domain/plays/play.ts';
import { readTriggers } from '../../src/domain/reading/read-triggers.ts';

export const playsGuide = path.join(import.meta.dirname, '..', '..', 'docs', 'guides', '17-write-plays.md');

/** News older than 18 months is none, so the letters are written on one day. */
const today = '2026-11-23';

type Brain = DraftingMaterial['brain'][number];

/** A seller of the guide: what the calls in one of its blocks add, and who signs. */
interface Seller {
  readonly brain: Brain[];
  readonly leads: { readonly company: string; readonly firstName?: string; readonly analysis: string }[];
}

/**
 * The guide with the letter of each of its sellers, as the service writes it today. A letter is a quotation whose last
 * line names the sender; the letters stand in the order of the sellers.
 */
export async function withLetters(markdown: string): Promise<string> {
  const sellers = await readSellers(markdown);
  const senders = [...markdown.matchAll(quotation)].map(([, name = '']) => name);
  if (senders.length !== sellers.length)
    throw new Error(`The guide has ${sellers.length} sellers and ${senders.length} letters.`);
  const letters = await Promise.all(sellers.map((seller, at) => writeLetter(seller, senders[at] ?? '')));
  return markdown.replaceAll(quotation, () => letters.shift() ?? '');
}

const quotation = /^> \*\*.*\n(?:>.*\n)*> (.+)$/gmu;

/** Each block that adds items to the Brain is one seller. */
async function readSellers(markdown: string): Promise<readonly Seller[]> {
  const blocks = [...markdown.matchAll(/^```ts\n([\s\S]*?)^```$/gmu)].map(([, code = '']) => code);
  const sellers: Seller[] = [];
  for (const code of blocks) {
    if (!code.includes('brain.add')) continue;
    const seller: Seller = { brain: [], leads: [] };
    await run(code, seller);
    sellers.push(seller);
  }
  return sellers;
}

/** Runs a block with a client that only remembers what is added. */
async function run(code: string, { brain, leads }: Seller): Promise<void> {
  const outreach = {
    brain: {
      add(item: { type: string; title: string; body?: string; play?: Partial<PlayInput> }) {
        const id = `brain_${brain.length}`;
        const play = item.play === undefined ? null : contentOf(item.play);
        brain.push({ ...item, id, play, body: play === null ? (item.body ?? '') : renderPlay(play) });
        return { id };
      },
      list: () => brain.filter(({ play }) => play),
    },
    leads: {
      add(lead: Seller['leads'][number]) {
        leads.push(lead);
        return { id: `lead_${leads.length}` };
      },
      get: () => ({ triggers: [] }),
    },
  };
  const context = { outreach, projectId: 'project', console: { log: () => undefined } };
  await runInNewContext(`(async () => {${code}})()`, context);
}

type PlayInput = Omit<PlayContent, 'when'> & {
  readonly when: Partial<PlayContent['when']>;
  readonly proof: { readonly brainId: string };
};

function contentOf({ when, proof, ...play }: Partial<PlayInput>): PlayContent {
  return {
    language: 'en',
    because: '',
    offer: '',
    ask: null,
    subject: null,
    campaignIds: [],
    ...play,
    when: { kinds: when?.kinds ?? [], words: when?.words ?? [] },
    proofId: proof?.brainId ?? null,
  };
}

async function writeLetter({ brain, leads }: Seller, sender: string): Promise<string> {
  const [lead] = leads;
  if (lead === undefined) throw new Error(`The guide has no lead of ${sender}.`);
  const { company, analysis } = lead;
  const text = { sourceId: 'lead', text: analysis, url: null, date: null };
  const material: DraftingMaterial = {
    project: { id: 'project', name: sender, context: {}, settings: { signature: sender } },
    knowledge: null,
    brain,
    lead: { id: 'lead', ...lead },
    files: [],
    pages: [],
    triggers: readTriggers(text, { names: [company] }, today),
    today,
    campaign: null,
    runBrief: null,
    thread: [],
  };
  const { request } = buildDraftRequest(material, {}, (words) => detectLanguage(words, null));
  const assembly = assembleDraft(request, await createEmbeddedComposer().compose(request));
  if (!assembly.ok) throw new Error(`No letter to ${company}: ${assembly.reason}`);
  const { subject, body } = assembly.draft;
  // Lines of one paragraph would run together without a hard break.
  const lines = [`**${subject}**`, '', ...body.replaceAll(/(?<=.)\n(?=.)/gu, '\\\n').split('\n')];
  return lines.map((line) => `> ${line}`.trimEnd()).join('\n');
}
