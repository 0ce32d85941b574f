import type { Plan } from './credits.ts';

/** Features that some operations require and only some plans include. */
export type Entitlement = 'inboundIntake';

const plansByEntitlement: Readonly<Record<Entitlement, readonly Plan[]>> = {
  inboundIntake: ['pro', 'scale'],
};

/** The plans that include the feature, the smallest first. */
export function plansWithEntitlement(entitlement: Entitlement): readonly Plan[] {
  return plansByEntitlement[entitlement];
}
