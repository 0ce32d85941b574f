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
    /** The total cost of finished runs and their number. The quotient estimates the cost of a run. */
    measuredCost: p.integer(),
    measuredRuns: p.integer(),
  },
});

/** An append-only ledger with one row per kind and job. */
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
