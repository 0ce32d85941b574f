import fc from 'fast-check';
import { expect, test } from 'vitest';
import { leadStatuses, type DealStage, type LeadStage } from './lead.ts';
import { notifiableMoves, laterStage, laterStatus, stageByDeal } from './stages.ts';

const stages: LeadStage[] = ['none', 'contacted', 'replied', 'meeting', 'customer', 'lost'];
const stage = fc.constantFrom(...stages);
const status = fc.constantFrom(...leadStatuses);
const dealStage = fc.constantFrom<DealStage | null>('proposal_sent', 'negotiation', 'won', 'lost', null);

test('only a won or lost deal changes the stage', () => {
  fc.assert(
    fc.property(stage, dealStage, (before, deal) => {
      const next = stageByDeal(before, deal);
      expect(next).toBe(deal === 'won' ? 'customer' : deal === 'lost' ? 'lost' : before);
    }),
  );
});

test('reports every change of the stage and a change of the status to responded or qualified', () => {
  fc.assert(
    fc.property(status, stage, status, stage, (statusBefore, stageBefore, statusThen, stageThen) => {
      const before = { status: statusBefore, stage: stageBefore };
      const after = { status: statusThen, stage: stageThen };
      const moves = notifiableMoves(before, after);
      expect(moves.some(({ field }) => field === 'stage')).toBe(stageBefore !== stageThen);
      const isNotifiable = statusThen !== statusBefore && ['responded', 'qualified'].includes(statusThen);
      expect(moves.some(({ field }) => field === 'status')).toBe(isNotifiable);
      for (const { field, from, to } of moves) expect([from, to]).toEqual([before[field], after[field]]);
    }),
  );
});

test('returns the later stage and status, but keeps an end and a status that a person set', () => {
  const order: LeadStage[] = ['none', 'contacted', 'replied', 'meeting'];
  fc.assert(
    fc.property(stage, stage, (one, other) => {
      const next = laterStage(one, other);
      expect([one, other]).toContain(next);
      if (!order.includes(one)) expect(next).toBe(one);
      else if (order.includes(other))
        expect(order.indexOf(next)).toBe(Math.max(order.indexOf(one), order.indexOf(other)));
      else expect(next).toBe(other);
    }),
  );
  expect(laterStatus('contacted', 'responded')).toBe('responded');
  expect(laterStatus('responded', 'new')).toBe('responded');
  expect(laterStatus('unqualified', 'responded')).toBe('unqualified');
  expect(laterStatus('contacted', 'qualified')).toBe('qualified');
});
