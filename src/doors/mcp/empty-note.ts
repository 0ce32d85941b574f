import type { ToolDefinition } from '../../../generated/contract/tools.ts';
import { filtersAmong, isListOperation, whyEmpty } from '../../domain/empty-list.ts';
import { shortened } from '../../domain/shortened.ts';
import { inToolNames } from './tool-names.ts';

/** As much of a list as one call reads. */
const wholePage = 200;
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
  const needed = Object.fromEntries(required.map((name) => [name, args[name]]));
  const all = filters.length > 0 ? await read({ ...needed, limit: wholePage }) : undefined;
  const told = filters.map((name) => `${name} ${shortened(JSON.stringify(args[name]), longestEcho)}`);
  return inToolNames(whyEmpty(operation, told.join(', '), all === undefined ? undefined : countIn(all)));
}

const isEmptyPage = /^\{\s*"items"\s*:\s*\[\s*\]\s*,/;

function countIn(valueJson: string): { count: number; isMore: boolean } {
  const { items, nextCursor } = JSON.parse(valueJson) as { items: unknown[]; nextCursor: unknown };
  return { count: items.length, isMore: nextCursor !== null };
}
