import type { ToolDefinition } from '../../../generated/contract/tools.ts';
import { countIn, filtersAmong, isListOperation, whyEmpty, withoutFilters } from '../../domain/empty-list.ts';
import { shortened } from '../../domain/shortened.ts';
import { inToolNames } from './tool-names.ts';

const longestEcho = 60;

/**
 * Why a list answers nothing, as an agent may take an empty page for a fault, and what to do about it. Undefined where
 * there are items. Whether it is the filters is looked for with `read`, which calls the operation with other arguments
 * and answers its value, or undefined where it is refused.
 */
export async function emptyNote(
  valueJson: string,
  { operation, inputSchema }: ToolDefinition,
  args: Readonly<Record<string, unknown>>,
  read: (args: Record<string, unknown>) => Promise<string | undefined>,
): Promise<string | undefined> {
  if (!isEmptyPage.test(valueJson) || !isListOperation(operation)) return undefined;
  if (args['cursor'] !== undefined) return 'There are no further items.';
  const required = (inputSchema['required'] ?? []) as readonly string[];
  const filters = filtersAmong(args, required);
  const all = filters.length > 0 ? await read(withoutFilters(args, required)) : undefined;
  const counted = all === undefined ? undefined : countIn(JSON.parse(all));
  const told = filters.map((name) => `${name} ${shortened(JSON.stringify(args[name]), longestEcho)}`);
  return inToolNames(whyEmpty(operation, told.join(', '), counted));
}

const isEmptyPage = /^\{\s*"items"\s*:\s*\[\s*\]\s*,/;
