import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { DraftSentence, Evidence, Message, RunLead, RunStatus } from '../../generated/sdk/types.ts';
import { renderPlay } from '../../src/domain/plays/render-play.ts';
import { demoOrganisations, type DemoOrganisation } from './organisations.ts';
import { researchOf } from './campaign.ts';
import { brainItems, context, knowledge, optOut, plays } from './seller.ts';

const demoMs = 120_000;

interface DemoResult {
  readonly organisations: readonly DemoOrganisation[];
  readonly status: RunStatus;
  readonly rows: readonly RunLead[];
}

async function runDemo(): Promise<{ status: number; stdout: string; stderr: string }> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'run.ts'), '--json'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'] },
  });
  const output = { stdout: '', stderr: '' };
  child.stdout.on('data', (part: Buffer) => (output.stdout += part.toString()));
  child.stderr.on('data', (part: Buffer) => (output.stderr += part.toString()));
  const [status] = (await once(child, 'close')) as [number];
  return { status, ...output };
}

const folderOf = (printed: string): string => /PostgreSQL in (\S+)/.exec(printed)![1]!;

describe('npm run demo -- --json', () => {
  let printed: string;
  let result: DemoResult;
  let drafts: { organisation: DemoOrganisation; draft: Message }[];

  beforeAll(async () => {
    const { status, stdout, stderr } = await runDemo();
    if (status !== 0) throw new Error(stderr);
    printed = stderr;
    result = JSON.parse(stdout) as DemoResult;
    const byName = new Map(demoOrganisations().map((organisation) => [organisation.name, organisation]));
    drafts = result.rows.flatMap(({ company, draft }) =>
      draft ? [{ organisation: byName.get(company!)!, draft }] : [],
    );
  }, demoMs);

  test('every organisation has a row, and most have a draft for review', () => {
    const names = demoOrganisations().map(({ name }) => name);
    expect(result.rows).toHaveLength(names.length);
    expect(new Set(result.rows.map(({ company }) => company))).toEqual(new Set(names));
    for (const { status, reason, draft } of result.rows) {
      expect(status).toBe(draft ? 'drafted' : 'failed');
      if (!draft) expect(reason).toMatch(/\w/);
      else expect(draft.state).toBe('drafted');
    }
    expect(drafts.length).toBeGreaterThanOrEqual(result.rows.length - 3);
    expect(result.status.status).toBe('awaiting_approval');
    expect(result.status.counts.sent).toBe(0);
    expect(result.status.credits.spent).toBe(drafts.length);
  });

  test('every claim has a source that contains its quotation at the given position', () => {
    const claims = drafts.flatMap(({ draft }) => draft.sentences.filter(({ form }) => form === 'claim'));
    expect(claims.length).toBeGreaterThan(drafts.length);
    for (const { organisation, draft } of drafts) {
      for (const sentence of draft.sentences.filter(({ form }) => form === 'claim')) {
        expect([sentence.text, sourcesOf(draft, sentence).length > 0]).toEqual([sentence.text, true]);
      }
      for (const evidence of draft.evidence)
        expect(textsOf(evidence, organisation)).toContain(evidence.quote);
    }
  });

  test('drafts to organisations with news begin with it and use a play, and only they', () => {
    const told = drafts.filter(({ draft }) =>
      draft.evidence.some(({ sourceKind }) => sourceKind === 'analysis'),
    );
    const withNews = drafts.filter(({ organisation }) => organisation.news !== undefined);
    expect(told).toEqual(withNews);
    expect(told.length).toBeGreaterThan(3);
    for (const { draft } of told) {
      expect(draft.sentences.filter(({ form }) => form === 'bridge')).toHaveLength(1);
      expect(draft.playId).not.toBeNull();
    }
  });

  test('every draft contains the locked block once, word for word', () => {
    for (const { draft } of drafts) expect(draft.body.split(optOut)).toHaveLength(2);
  });

  test('shows each draft with its sources and omissions', () => {
    const [, ...shownDrafts] = printed.split(/^ {2}Known about this organisation: /m);
    expect(shownDrafts).toHaveLength(drafts.length);
    for (const draft of shownDrafts) {
      expect(draft).toMatch(/^ {6}← (context|brain) /m);
      expect(draft).toMatch(/^ {2}Plan: \S/m);
      expect(draft).toContain('locked, word for word');
    }
    expect(printed).toMatch(/^ {6}← analysis lead_\w+: “/m);
    expect(printed).toMatch(/^ {6}← brain brain_\w+/m);
    expect(printed).toMatch(/^ {2}left out:\n {4}\S/m);
    expect(printed).toMatch(/^\d+ drafts in [\d.]+ s .* nothing was sent\.$/ms);
    expect(printed).not.toContain('\u001B');
  });

  test('deletes its data folder at the end', () => {
    expect(existsSync(folderOf(printed))).toBe(false);
  });
});

function sourcesOf({ evidence }: Message, { text }: DraftSentence): Evidence[] {
  return evidence.filter(({ sentence }) => sentence === text);
}

/** A play is stored as one text. */
const playTexts = plays.map(({ play: { when, because, offer, language, ask = null, subject = null } }) =>
  renderPlay({
    language,
    when: { kinds: when.kinds ?? [], words: [] },
    because,
    offer,
    proofId: null,
    ask,
    subject,
    campaignIds: [],
  }),
);

/** Returns the text at the position of the quotation in each source that it can be from. */
function textsOf({ sourceKind, sourceId, start, end }: Evidence, organisation: DemoOrganisation): string[] {
  const texts: Record<string, readonly string[]> = {
    context: [context[sourceId as keyof typeof context]].flat().filter((text) => text !== undefined),
    knowledge: [knowledge],
    brain: [...brainItems.map(({ body }) => body), ...playTexts],
    analysis: [researchOf(organisation)],
  };
  return (texts[sourceKind] ?? []).map((text) => text.slice(start, end));
}
