import { defineEntity, p } from '@mikro-orm/core';

export const CreditAccount = defineEntity({
  name: 'CreditAccount',
  tableName: 'credit_account',
  properties: {
    orgId: p.string().primary(),
    balance: p.integer(),
    /** The UTC day that `freeUsed` counts. */
    freeDay: p.string().columnType('date'),
    freeUsed: p.integer(),
    lowArmed: p.boolean(),
    /** Credits that finished runs have cost, and how many runs those were: their quotient is the cost of a run. */
    measuredCost: p.integer(),
    measuredRuns: p.integer(),
  },
});

/** The ledger is only ever added to: one row of a kind for one job. */
export const CreditEntry = defineEntity({
  name: 'CreditEntry',
  tableName: 'credit_entry',
  properties: {
    orgId: p.string().primary(),
    id: p.string().primary(),
    kind: p.string().$type<'grant' | 'reserve' | 'commit' | 'release'>(),
    amount: p.integer(),
    fromFree: p.integer(),
    jobId: p.string().nullable(),
    unit: p.string().nullable(),
    runId: p.string().nullable(),
    createdAt: p.datetime(),
  },
});
