import type { ToolDefinition } from '../../../generated/contract/tools.ts';
import {
  countItems,
  activeFilters,
  isListOperation,
  emptyListReason,
  withoutFilters,
} from '../../domain/empty-list.ts';
import { truncate } from '../../domain/truncate.ts';
import { replaceOperationNames } from './tool-names.ts';

const maxEchoLength = 60;

/**
 * Explains why a list is empty and what to do, because an agent may take an empty page for an error. Undefined if
 * there are items. To test the filters, `read` calls the operation with other arguments; it returns undefined on an
 * error.
 */
export async function explainEmptyList(
  valueJson: string,
  { operation, inputSchema }: ToolDefinition,
  args: Readonly<Record<string, unknown>>,
  read: (args: Record<string, unknown>) => Promise<string | undefined>,
): Promise<string | undefined> {
  if (!isEmptyPage.test(valueJson) || !isListOperation(operation)) return undefined;
  if (args['cursor'] !== undefined) return 'There are no more items.';
  const required = (inputSchema['required'] ?? []) as readonly string[];
  const filters = activeFilters(args, required);
  const all = filters.length > 0 ? await read(withoutFilters(args, required)) : undefined;
  const counted = all === undefined ? undefined : countItems(JSON.parse(all));
  const filterTexts = filters.map((name) => `${name} ${truncate(JSON.stringify(args[name]), maxEchoLength)}`);
  return replaceOperationNames(emptyListReason(operation, filterTexts.join(', '), counted));
}

const isEmptyPage = /^\{\s*"items"\s*:\s*\[\s*\]\s*,/;
