import { expect, test } from 'vitest';
import type { ProposedBlock, ProposedSentence } from '../../src/domain/drafting/material.ts';
import { sentenceKey } from '../../src/domain/drafting/verify.ts';
import { newId } from '../../src/store/ids.ts';
import type { Tx } from '../../src/store/store.ts';
import { request, page } from '../fixtures/drafting/draft-request.ts';
import { testService } from '../support/test-service.ts';
import { claimDraftSentences } from '../../src/application/drafts/claim-sentences.ts';
import { assembleFirst } from '../../src/domain/drafting/proposals.ts';

const service = testService({ role: 'api' });

const source = page(
  'We operate 12 clinics in Tampere. In 2025 we opened a unit in Turku. We run a lab in Oulu.',
);
const inTampere = ['You operate 12 clinics in Tampere.', 'We operate 12 clinics in Tampere.'] as const;
const inTurku = ['In 2025 you opened a unit in Turku.', 'In 2025 we opened a unit in Turku.'] as const;
const inOulu = ['You run a lab in Oulu.', 'We run a lab in Oulu.'] as const;

test('of two concurrent drafts that share a sentence, the second keeps no claims', async () => {
  const { store } = service.assembled;
  const { orgId } = service.tenant;
  const runId = newId('run');
  let second: Promise<readonly string[]> | undefined;
  const first = await store.transaction(orgId, async (tx) => {
    const taken = await claimFacts(tx, runId, [inTampere, inTurku]);
    // The second draft does not see the claims of the first, which are not committed yet.
    second = store.transaction(orgId, (other) => claimFacts(other, runId, [inTampere, inOulu]));
    await expect.poll(countWaitingInserts).toBe(1);
    return taken;
  });
  expect(first).toEqual([]);
  expect(await second!).toEqual([sentenceKey(inTampere[0])]);
  // It is assembled again without the shared sentence, and claims the other.
  const third = await store.transaction(orgId, (tx) => claimFacts(tx, runId, [inOulu]));
  expect(third).toEqual([]);
});

test('a draft finds the sentences that earlier drafts have', async () => {
  const { store } = service.assembled;
  const runId = newId('run');
  const claimOne = () =>
    store.transaction(service.tenant.orgId, (tx) => claimFacts(tx, runId, [inTampere, inOulu]));
  expect(await claimOne()).toEqual([]);
  expect([...(await claimOne())].sort()).toEqual(
    [inTampere, inOulu].map(([text]) => sentenceKey(text)).sort(),
  );
});

test('a sentence that is known to be taken is not reported again', async () => {
  const { store } = service.assembled;
  const runId = newId('run');
  const claim = (taken: readonly string[]) =>
    store.transaction(service.tenant.orgId, (tx) => claimFacts(tx, runId, [inTampere, inOulu], taken));
  expect(await claim([])).toEqual([]);
  expect(await claim([sentenceKey(inTampere[0])])).toEqual([sentenceKey(inOulu[0])]);
});

test('drafts of different runs may share sentences', async () => {
  const { store } = service.assembled;
  for (const runId of [newId('run'), newId('run')]) {
    const taken = await store.transaction(service.tenant.orgId, (tx) => claimFacts(tx, runId, [inTampere]));
    expect(taken).toEqual([]);
  }
});

/** Assembles a draft of these facts and claims its sentences. */
async function claimFacts(
  tx: Tx,
  runId: string,
  facts: readonly (readonly [text: string, quote: string])[],
  taken: readonly string[] = [],
): Promise<readonly string[]> {
  const frame = (blockId: string, text: string): ProposedBlock => ({
    blockId,
    sentences: [{ text, about: 'neither', evidence: [] }],
  });
  const blocks = [
    frame('subject', 'A question for Pilvi Dental'),
    frame('greeting', 'Hi Anna,'),
    { blockId: 'opening', sentences: facts.map(([text, quote]) => claim(text, quote)) },
    frame('sign-off', 'Best regards,\nMaria Salo'),
  ];
  const drafting = request({ sources: [source] });
  const proposal = { blocks, readsRules: true, composedBy: 'embedded', rounds: 0 };
  const assembly = assembleFirst(drafting, { proposals: [proposal], failureReason: null });
  if (!assembly.ok) throw new Error(assembly.reason);
  return claimDraftSentences(tx, runId, { ...drafting, takenSentences: new Set(taken) }, assembly.draft);
}

function claim(text: string, quote: string): ProposedSentence {
  const start = source.text.indexOf(quote);
  const { id: sourceId, url } = source;
  return {
    text,
    about: 'recipient',
    evidence: [{ sourceKind: 'page', sourceId, url, start, end: start + quote.length, quote }],
  };
}

async function countWaitingInserts(): Promise<number> {
  const [row] = await service.sql<{ waiting: number }>(
    `select count(*)::int as waiting from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock' and query like 'insert into run_sentence%'`,
  );
  return row!.waiting;
}
