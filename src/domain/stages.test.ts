import fc from 'fast-check';
import { expect, test } from 'vitest';
import { leadStatuses, type DealStage, type LeadStage } from './lead.ts';
import { announcedMoves, stageAfter, stageByDeal, statusAfter, type Happening } from './stages.ts';

const stages: LeadStage[] = ['none', 'contacted', 'replied', 'meeting', 'customer', 'lost'];
const rank = new Map(stages.map((stage, index) => [stage, index]));
const stage = fc.constantFrom(...stages);
const status = fc.constantFrom(...leadStatuses);
const happening = fc.constantFrom<Happening>('sent', 'replied', 'booked');
const dealStage = fc.constantFrom<DealStage | null>('proposal_sent', 'negotiation', 'won', 'lost', null);

test('what happens walks the stages', () => {
  expect(stageAfter('none', 'sent')).toBe('contacted');
  expect(stageAfter('contacted', 'replied')).toBe('replied');
  expect(stageAfter('none', 'booked')).toBe('meeting');
  expect(stageAfter('replied', 'sent')).toBe('replied');
});

test('no row of happenings moves a stage backwards, nor out of customer or lost', () => {
  fc.assert(
    fc.property(stage, fc.array(happening), (start, happenings) => {
      let at = start;
      for (const each of happenings) {
        const next = stageAfter(at, each);
        expect(rank.get(next)!).toBeGreaterThanOrEqual(rank.get(at)!);
        at = next;
      }
      if (start === 'customer' || start === 'lost') expect(at).toBe(start);
    }),
  );
});

test('the order of happenings does not matter to the stage they lead to', () => {
  fc.assert(
    fc.property(stage, fc.array(happening), (start, happenings) => {
      const end = happenings.reduce(stageAfter, start);
      expect(happenings.toReversed().reduce(stageAfter, start)).toBe(end);
      expect(happenings.reduce(stageAfter, end)).toBe(end);
    }),
  );
});

test('a deal decides between customer and lost, and nothing else moves the stage', () => {
  fc.assert(
    fc.property(stage, dealStage, (at, deal) => {
      const next = stageByDeal(at, deal);
      expect(next).toBe(deal === 'won' ? 'customer' : deal === 'lost' ? 'lost' : at);
    }),
  );
});

test('the status never leaves what a person decided', () => {
  fc.assert(
    fc.property(status, fc.array(happening), (start, happenings) => {
      const end = happenings.reduce(statusAfter, start);
      if (start === 'qualified' || start === 'unqualified') expect(end).toBe(start);
      else expect(leadStatuses.indexOf(end)).toBeGreaterThanOrEqual(leadStatuses.indexOf(start));
      expect(end === 'qualified' || end === 'unqualified').toBe(
        start === 'qualified' || start === 'unqualified',
      );
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
