import { expect, test } from 'vitest';
import type { Assembly } from '../../src/domain/drafting/assemble.ts';
import type { ProposedBlock, ProposedSentence } from '../../src/domain/drafting/material.ts';
import { newId } from '../../src/store/ids.ts';
import type { Tx } from '../../src/store/store.ts';
import { request, page } from '../fixtures/drafting/draft-request.ts';
import { testService } from '../support/test-service.ts';
import { assembleDraftForRun } from '../../src/application/drafts/assemble.ts';

const service = testService({ role: 'api' });

const source = page(
  'We operate 12 clinics in Tampere. In 2025 we opened a unit in Turku. We run a lab in Oulu.',
);
const inTampere = ['You operate 12 clinics in Tampere.', 'We operate 12 clinics in Tampere.'] as const;
const inTurku = ['In 2025 you opened a unit in Turku.', 'In 2025 we opened a unit in Turku.'] as const;
const inOulu = ['You run a lab in Oulu.', 'We run a lab in Oulu.'] as const;

test('concurrent drafts of a run share no sentence about their recipients', async () => {
  const { orgId } = service.tenant;
  const runId = newId('run');
  let second: Promise<Assembly> | undefined;
  const first = await service.assembled.store.transaction(orgId, async (tx) => {
    const assembly = await assembleWithFacts(tx, runId, [inTampere, inTurku]);
    // The second draft does not see the claims of the first, which are not committed yet.
    second = service.assembled.store.transaction(orgId, (other) =>
      assembleWithFacts(other, runId, [inTampere, inOulu]),
    );
    await expect.poll(countWaitingInserts).toBe(1);
    return assembly;
  });
  expect(bodyOf(first)).toMatch(/12 clinics .* Turku/u);
  const body = bodyOf(await second!);
  expect(body).toContain('You run a lab in Oulu.');
  expect(body).not.toContain('12 clinics');
});

test('drafts of different runs may share sentences', async () => {
  const { store } = service.assembled;
  for (const runId of [newId('run'), newId('run')]) {
    const assembly = await store.transaction(service.tenant.orgId, (tx) =>
      assembleWithFacts(tx, runId, [inTampere]),
    );
    expect(bodyOf(assembly)).toContain('12 clinics');
  }
});

function assembleWithFacts(
  tx: Tx,
  runId: string,
  facts: readonly (readonly [text: string, quote: string])[],
): Promise<Assembly> {
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
  const proposals = [{ blocks, readsRules: true, composedBy: 'model', rounds: 1 }];
  return assembleDraftForRun(tx, runId, request({ sources: [source] }), { proposals, failureReason: null });
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

function bodyOf(assembly: Assembly): string {
  if (!assembly.ok) throw new Error(assembly.reason);
  return assembly.draft.body;
}

async function countWaitingInserts(): Promise<number> {
  const [row] = await service.sql<{ waiting: number }>(
    `select count(*)::int as waiting from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock' and query like 'insert into run_sentence%'`,
  );
  return row!.waiting;
}
