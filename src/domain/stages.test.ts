import fc from 'fast-check';
import { expect, test } from 'vitest';
import { leadStatuses, type DealStage, type LeadStage } from './lead.ts';
import { announcedMoves, stageByDeal } from './stages.ts';

const stages: LeadStage[] = ['none', 'contacted', 'replied', 'meeting', 'customer', 'lost'];
const stage = fc.constantFrom(...stages);
const status = fc.constantFrom(...leadStatuses);
const dealStage = fc.constantFrom<DealStage | null>('proposal_sent', 'negotiation', 'won', 'lost', null);

test('a deal decides between customer and lost, and nothing else moves the stage', () => {
  fc.assert(
    fc.property(stage, dealStage, (at, deal) => {
      const next = stageByDeal(at, deal);
      expect(next).toBe(deal === 'won' ? 'customer' : deal === 'lost' ? 'lost' : at);
    }),
  );
});

test('others are told of every stage, and of responded and qualified alone', () => {
  fc.assert(
    fc.property(status, stage, status, stage, (statusBefore, stageBefore, statusThen, stageThen) => {
      const before = { status: statusBefore, stage: stageBefore };
      const after = { status: statusThen, stage: stageThen };
      const told = announcedMoves(before, after);
      expect(told.some(({ field }) => field === 'stage')).toBe(stageBefore !== stageThen);
      const isWorthTelling = statusThen !== statusBefore && ['responded', 'qualified'].includes(statusThen);
      expect(told.some(({ field }) => field === 'status')).toBe(isWorthTelling);
      for (const { field, from, to } of told) expect([from, to]).toEqual([before[field], after[field]]);
    }),
  );
});
