import type { Plan } from './credits.ts';

/** What some operations need besides a key, and plans bring. */
export type Entitlement = 'inboundIntake';

const plansWith: Readonly<Record<Entitlement, readonly Plan[]>> = { inboundIntake: ['pro', 'scale'] };

/** The plans that bring it, the smallest first. */
export function plansBringing(entitlement: Entitlement): readonly Plan[] {
  return plansWith[entitlement];
}
