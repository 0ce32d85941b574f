import type { LeadsListArguments } from '../../../generated/contract/types.ts';
import { fold } from '../../domain/folding.ts';
import type { LeadFilter, LeadPosition } from '../../store/queries/lead-views.ts';

export interface LeadList {
  readonly filter: LeadFilter;
  /** What a cursor of the list is bound to. */
  readonly cursorFilter: unknown;
  /** The parts of a cursor behind a lead. */
  positionOf(lead: LeadPosition): string[];
  /** The number of the parts. */
  readonly arity: number;
}

/** The filter of leads.list, and what its cursors consist of. */
export function leadListOf(
  orgId: string,
  { query, city, sort, ...others }: Omit<LeadsListArguments, 'limit' | 'cursor'>,
): LeadList {
  const filter = {
    ...others,
    ...(city === undefined ? {} : { cityFolded: fold(city) }),
    ...(query === undefined ? {} : { searched: fold(query) }),
    // The default order is not part of the filter, so that cursors of releases before `sort` stay valid.
    ...(sort === 'newest' ? {} : { sort }),
  };
  const entries = Object.entries(filter).sort(([one], [other]) => (one < other ? -1 : 1));
  const hasCompany = sort === 'company';
  return {
    filter,
    cursorFilter: ['leads.list', orgId, entries],
    positionOf: ({ id, company }) => (hasCompany ? [id, company] : [id]),
    arity: hasCompany ? 2 : 1,
  };
}

/** The lead behind which a page begins, from the parts of its cursor. */
export function toLeadPosition([id, company = '']: readonly string[]): LeadPosition | undefined {
  return id === undefined ? undefined : { id, company };
}
