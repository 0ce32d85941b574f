import { onlyItem } from '../../domain/only-item.ts';
import type { ReadContext } from '../store.ts';
import {
  leadConditions,
  leadOrders,
  sortedCompanySql,
  type LeadFilter,
  type LeadPosition,
} from './lead-views.ts';

export interface LeadBookmarks {
  /** Null if there are too many to count. */
  readonly total: number | null;
  /** Each lead behind which a page begins. */
  readonly positions: readonly LeadPosition[];
}

/** Above this number nothing is counted, so that the statement takes less than a second. */
const maxLeads = 1_000_000;

/**
 * Counts the leads that match all filters and returns every `every`th of them in their order. Served by the indexes of
 * `listLeads`.
 */
export async function findLeadBookmarks(
  tx: ReadContext,
  filter: LeadFilter,
  every: number,
): Promise<LeadBookmarks> {
  const { sort = 'newest' } = filter;
  const { conditions, parameters } = leadConditions(tx.orgId, filter);
  const rows = await tx.sql<{ total: number; ids: string[]; companies: string[] }>(
    `select count(*)::int as total,
            coalesce(array_agg(id order by place) filter (where place % ${every} = 0), '{}') as ids,
            coalesce(array_agg(company order by place) filter (where place % ${every} = 0), '{}') as companies
     from (
       select l.id, ${sort === 'company' ? sortedCompanySql('l') : `''`} as company,
              row_number() over (order by ${leadOrders[sort]('l')}) as place
       from lead l where ${conditions.join(' and ')} order by ${leadOrders[sort]('l')} limit ${maxLeads + 1}
     ) as numbered`,
    parameters,
  );
  const { total, ids, companies } = onlyItem(rows);
  if (total > maxLeads) return { total: null, positions: [] };
  return { total, positions: ids.map((id, index) => ({ id, company: companies[index] ?? '' })) };
}
