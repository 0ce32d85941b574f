import fc from 'fast-check';

/** The kinds of steps, with their relative frequency. */
const kinds = {
  start: 3,
  import: 2,
  addLead: 2,
  startFromLeads: 2,
  confirm: 5,
  accept: 2,
  decline: 1,
  archive: 1,
  rename: 1,
  removeDraft: 1,
  updateDraft: 1,
  approve: 1,
  deleteLead: 1,
  mergeLeads: 1,
  suppress: 1,
  topUp: 2,
  raiseCap: 2,
  outage: 1,
  work: 14,
  die: 3,
  resume: 2,
} as const;
export type StepKind = keyof typeof kinds;

/** One step in a workspace; `index` selects its object. */
export const runStep = fc.record({
  kind: fc.oneof(
    ...Object.entries(kinds).map(([kind, weight]) => ({
      weight,
      arbitrary: fc.constant(kind as StepKind),
    })),
  ),
  index: fc.nat(7),
  count: fc.nat(8),
  first: fc.boolean(),
  second: fc.boolean(),
  /** True if the call is sent twice with the same idempotency key. */
  isTwice: fc.boolean(),
});
export type RunStep = typeof runStep extends fc.Arbitrary<infer Value> ? Value : never;
