import {
  countItems,
  activeFilters,
  isListOperation,
  emptyListReason,
  withoutFilters,
} from '../../domain/empty-list.ts';
import { formatFlags } from '../output.ts';
import { printable } from '../../domain/printable.ts';
import type { ResolvedOperation } from './find-operation.ts';
import type { Service } from './connect-to-service.ts';

/**
 * Explains an empty list: the filters exclude everything, or there are no items yet and how to add one. Undefined
 * for other values.
 */
export async function describeEmptyList(
  service: Service,
  { fn, endpoint, entry, manual }: ResolvedOperation,
  args: Readonly<Record<string, unknown>>,
  value: unknown,
): Promise<string | undefined> {
  const { items } = Object(value) as { items?: unknown[] };
  if (items?.length !== 0 || !entry || !manual || !isListOperation(entry.id)) return undefined;
  if (args['cursor'] !== undefined) return 'There are no more.';
  const required = Object.entries(manual.arguments).flatMap(([name, argument]) =>
    argument.required ? [name] : [],
  );
  const filters = activeFilters(args, required);
  const counted =
    filters.length > 0
      ? countItems(await service.call(endpoint, fn, withoutFilters(args, required)))
      : undefined;
  const flags = formatFlags(filters.map((name) => [name, args[name]]));
  return emptyListReason(entry.id, printable(flags), counted);
}
