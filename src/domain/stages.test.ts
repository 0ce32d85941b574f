import fc from 'fast-check';
import { expect, test } from 'vitest';
import { leadStatuses, type DealStage, type LeadStage } from './lead.ts';
import { notifiableMoves, laterStage, laterStatus, stageByDeal } from './stages.ts';

const stages: LeadStage[] = ['none', 'contacted', 'replied', 'meeting', 'customer', 'lost'];
const stage = fc.constantFrom(...stages);
const status = fc.constantFrom(...leadStatuses);
const dealStage = fc.constantFrom<DealStage | null>('proposal_sent', 'negotiation', 'won', 'lost', null);

test('only the deal stage moves the stage to customer or lost', () => {
  fc.assert(
    fc.property(stage, dealStage, (at, deal) => {
      const next = stageByDeal(at, deal);
      expect(next).toBe(deal === 'won' ? 'customer' : deal === 'lost' ? 'lost' : at);
    }),
  );
});

test('notifies about every stage, but only about two statuses', () => {
  fc.assert(
    fc.property(status, stage, status, stage, (statusBefore, stageBefore, statusThen, stageThen) => {
      const before = { status: statusBefore, stage: stageBefore };
      const after = { status: statusThen, stage: stageThen };
      const told = notifiableMoves(before, after);
      expect(told.some(({ field }) => field === 'stage')).toBe(stageBefore !== stageThen);
      const isWorthTelling = statusThen !== statusBefore && ['responded', 'qualified'].includes(statusThen);
      expect(told.some(({ field }) => field === 'status')).toBe(isWorthTelling);
      for (const { field, from, to } of told) expect([from, to]).toEqual([before[field], after[field]]);
    }),
  );
});

test('keeps the more advanced stage and status; final and manual ones come first', () => {
  const walk: LeadStage[] = ['none', 'contacted', 'replied', 'meeting'];
  fc.assert(
    fc.property(stage, stage, (one, other) => {
      const next = laterStage(one, other);
      expect([one, other]).toContain(next);
      if (!walk.includes(one)) expect(next).toBe(one);
      else if (walk.includes(other))
        expect(walk.indexOf(next)).toBe(Math.max(walk.indexOf(one), walk.indexOf(other)));
      else expect(next).toBe(other);
    }),
  );
  expect(laterStatus('contacted', 'responded')).toBe('responded');
  expect(laterStatus('responded', 'new')).toBe('responded');
  expect(laterStatus('unqualified', 'responded')).toBe('unqualified');
  expect(laterStatus('contacted', 'qualified')).toBe('qualified');
});
