import type { ProjectContext } from './workspace.ts';

/** A warning where the business context says nothing of what is offered, as drafts would; null where it does. */
export function missingOfferWarning({
  whatTheyDo,
  valueProposition,
  products,
}: ProjectContext): string | null {
  if ([whatTheyDo, valueProposition, products].some((text) => text)) return null;
  return (
    'The business context does not say what you offer, so drafts hardly can either. Say it with ' +
    'projects.updateContext before the drafts are written.'
  );
}
