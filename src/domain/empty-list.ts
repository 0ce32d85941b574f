import type { Operations } from '../../generated/contract/operations.ts';

/** The operations that return a paged list. */
export type ListOperation = {
  [Id in keyof Operations]: Operations[Id]['value'] extends { items: unknown[]; nextCursor: string | null }
    ? Id
    : never;
}[keyof Operations];

/** The size of a list without filters: the number of counted items, and whether there are more. */
export interface ListCount {
  readonly count: number;
  readonly isMore: boolean;
}

export function isListOperation(operation: string): operation is ListOperation {
  return Object.hasOwn(listWordings, operation);
}

type Arguments = Readonly<Record<string, unknown>>;

/** The arguments that filter a list. Flags that only add items are not filters. */
export function activeFilters(args: Arguments, required: readonly string[]): string[] {
  const notFilters = [...required, 'limit', 'cursor', 'includeArchived'];
  return Object.keys(args).filter((name) => !notFilters.includes(name));
}

/** The maximum page size of one call. */
const maxPageSize = 200;

/** The arguments for the same list without filters. */
export function withoutFilters(args: Arguments, required: readonly string[]): Record<string, unknown> {
  return { ...Object.fromEntries(required.map((name) => [name, args[name]])), limit: maxPageSize };
}

export function countItems(page: unknown): ListCount {
  const { items, nextCursor } = page as { items: unknown[]; nextCursor: string | null };
  return { count: items.length, isMore: nextCursor !== null };
}

/**
 * Explains why a list is empty and which operations help. `filters` describes the active filters for people.
 * `counted` is the size of the list without the filters; undefined if it was not counted.
 */
export function emptyListReason(
  operation: ListOperation,
  filters: string,
  counted: ListCount | undefined,
): string {
  const { noun, emptyHint } = listWordings[operation];
  if (filters === '' || counted?.count === 0) return emptyHint;
  const unfiltered = counted ? `; without the filter there ${formatListCount(counted, noun)}` : '';
  return `No ${noun} matches ${filters}${unfiltered}.`;
}

function formatListCount({ count, isMore }: ListCount, noun: string): string {
  if (isMore) return `are more than ${count} ${noun}s`;
  return count === 1 ? `is 1 ${noun}` : `are ${count} ${noun}s`;
}

interface ListWording {
  readonly noun: string;
  /** The hint if the list without filters is empty too. */
  readonly emptyHint: string;
}

const listWordings: Readonly<Record<ListOperation, ListWording>> = {
  'projects.list': {
    noun: 'workspace',
    emptyHint: 'There are no workspaces yet. A person creates one with `npx outreach workspace create`.',
  },
  'brain.list': {
    noun: 'item',
    emptyHint: 'The workspace has no Brain items yet. Add some with brain.add.',
  },
  'leads.list': {
    noun: 'lead',
    emptyHint:
      'The workspace has no leads yet. Add some with leads.addBatch, or find companies with engine.start.',
  },
  'campaigns.list': {
    noun: 'campaign',
    emptyHint: 'The workspace has no campaigns yet. Create one with campaigns.create.',
  },
  'runs.list': {
    noun: 'run',
    emptyHint:
      'The workspace has no runs, or only archived ones, which includeArchived shows. Start one with ' +
      'engine.start from a brief, or with runs.startFromLeads.',
  },
  'runs.leads': {
    noun: 'row',
    emptyHint: 'The run has no companies and no people yet. Read its progress with runs.status.',
  },
  'messages.byLead': {
    noun: 'message',
    emptyHint: 'There are no messages to or from this lead yet. messages.generate drafts the first one.',
  },
  'messages.byProject': {
    noun: 'message',
    emptyHint:
      'The workspace has no messages yet. messages.generate drafts one; inbox.addMessage records one.',
  },
  'flows.list': {
    noun: 'flow',
    emptyHint: 'The workspace has no flows yet. Create one with flows.create.',
  },
  'flows.runs': {
    noun: 'run',
    emptyHint:
      'The flow has not run yet. Once enabled, it runs for each inbound event that matches its trigger.',
  },
  'connectors.list': {
    noun: 'connector',
    emptyHint: 'The workspace has no connectors yet. Register one with connectors.create.',
  },
  'webhooks.list': {
    noun: 'webhook',
    emptyHint: 'No endpoint is registered yet. Register one with webhooks.create.',
  },
};
