import type { Operations } from '../../generated/contract/operations.ts';

/** The operations that answer a list page by page. */
export type ListOperation = {
  [Id in keyof Operations]: Operations[Id]['value'] extends { items: unknown[]; nextCursor: string | null }
    ? Id
    : never;
}[keyof Operations];

/** What a list holds beside what was chosen from it: as many as were counted, and whether there are more. */
export interface ListCount {
  readonly count: number;
  readonly isMore: boolean;
}

export function isListOperation(operation: string): operation is ListOperation {
  return Object.hasOwn(listWordings, operation);
}

type Arguments = Readonly<Record<string, unknown>>;

/** The arguments that choose among what a list holds. A flag that only adds to it chooses nothing. */
export function activeFilters(args: Arguments, required: readonly string[]): string[] {
  const others = [...required, 'limit', 'cursor', 'includeArchived'];
  return Object.keys(args).filter((name) => !others.includes(name));
}

/** As much of a list as one call reads. */
const maxPageSize = 200;

/** The arguments that ask for all that the same list holds, whatever was chosen from it. */
export function withoutFilters(args: Arguments, required: readonly string[]): Record<string, unknown> {
  return { ...Object.fromEntries(required.map((name) => [name, args[name]])), limit: maxPageSize };
}

/** What a page of a list says that it holds. */
export function countItems(page: unknown): ListCount {
  const { items, nextCursor } = page as { items: unknown[]; nextCursor: string | null };
  return { count: items.length, isMore: nextCursor !== null };
}

/**
 * Why a list has no items, and what to do about it, in sentences that name operations. `filters` are told as they
 * stand; `counted` is what the list holds without them, and undefined where nobody asked.
 */
export function emptyListReason(
  operation: ListOperation,
  filters: string,
  counted: ListCount | undefined,
): string {
  const { noun, begin } = listWordings[operation];
  if (filters === '' || counted?.count === 0) return begin;
  return `No ${noun} fits ${filters}${counted ? `; without that there ${formatListCount(counted, noun)}` : ''}.`;
}

function formatListCount({ count, isMore }: ListCount, noun: string): string {
  if (isMore) return `are more than ${count} ${noun}s`;
  return count === 1 ? `is 1 ${noun}` : `are ${count} ${noun}s`;
}

interface ListWording {
  readonly noun: string;
  /** Told where there is nothing at all. */
  readonly begin: string;
}

const listWordings: Readonly<Record<ListOperation, ListWording>> = {
  'projects.list': {
    noun: 'workspace',
    begin: 'There are no workspaces yet; a person makes one with `npx outreach workspace create`.',
  },
  'brain.list': {
    noun: 'item',
    begin: 'The workspace has no Brain items yet; add some with brain.add.',
  },
  'leads.list': {
    noun: 'lead',
    begin:
      'The workspace has no leads yet; add some with leads.addBatch, or have companies found by engine.start.',
  },
  'campaigns.list': {
    noun: 'campaign',
    begin: 'The workspace has no campaigns yet; make one with campaigns.create.',
  },
  'runs.list': {
    noun: 'run',
    begin:
      'The workspace has no runs, unless archived, which includeArchived shows; begin one with engine.start from ' +
      'a brief, or with runs.startFromLeads.',
  },
  'runs.leads': {
    noun: 'row',
    begin: 'The run has no companies and no people yet; runs.status says how it stands.',
  },
  'messages.byLead': {
    noun: 'message',
    begin: 'Nothing was written to this lead or by them yet; messages.generate drafts the first message.',
  },
  'messages.byProject': {
    noun: 'message',
    begin: 'The workspace has no messages yet; messages.generate drafts one, inbox.addMessage records one.',
  },
  'flows.list': {
    noun: 'flow',
    begin: 'The workspace has no flows yet; make one with flows.create.',
  },
  'flows.runs': {
    noun: 'run',
    begin: 'The flow has not run yet; once enabled it runs when something arrives that its trigger takes.',
  },
  'connectors.list': {
    noun: 'connector',
    begin: 'The workspace has no connectors yet; register one with connectors.create.',
  },
  'webhooks.list': {
    noun: 'webhook',
    begin: 'No address is registered yet; register one with webhooks.create.',
  },
};
