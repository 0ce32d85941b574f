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
 * Why a list answers nothing, as an agent may take an empty page for a fault, and what to do about it. Undefined where
 * there are items. Whether it is the filters is looked for with `read`, which calls the operation with other arguments
 * and answers its value, or undefined where it is refused.
 */
export async function explainEmptyList(
  valueJson: string,
  { operation, inputSchema }: ToolDefinition,
  args: Readonly<Record<string, unknown>>,
  read: (args: Record<string, unknown>) => Promise<string | undefined>,
): Promise<string | undefined> {
  if (!isEmptyPage.test(valueJson) || !isListOperation(operation)) return undefined;
  if (args['cursor'] !== undefined) return 'There are no further items.';
  const required = (inputSchema['required'] ?? []) as readonly string[];
  const filters = activeFilters(args, required);
  const all = filters.length > 0 ? await read(withoutFilters(args, required)) : undefined;
  const counted = all === undefined ? undefined : countItems(JSON.parse(all));
  const filterTexts = filters.map((name) => `${name} ${truncate(JSON.stringify(args[name]), maxEchoLength)}`);
  return replaceOperationNames(emptyListReason(operation, filterTexts.join(', '), counted));
}

const isEmptyPage = /^\{\s*"items"\s*:\s*\[\s*\]\s*,/;
