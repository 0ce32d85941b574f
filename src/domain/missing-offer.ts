import type { ProjectContext } from './workspace.ts';

/** A warning if the business context does not describe the offer, which drafts need; null if it does. */
export function missingOfferWarning({
  whatTheyDo,
  valueProposition,
  products,
}: ProjectContext): string | null {
  if ([whatTheyDo, valueProposition, products].some((text) => text)) return null;
  return (
    'The business context does not describe your offer, so drafts cannot either. Add it with ' +
    'projects.updateContext before drafting.'
  );
}
