import type { ToolDefinition } from '../../../generated/contract/tools.ts';

/** Why a list answers nothing, as an agent may take an empty page for a fault. Undefined where there are items. */
export function emptyNote(
  valueJson: string,
  { inputSchema }: ToolDefinition,
  args: Readonly<Record<string, unknown>>,
): string | undefined {
  if (!isEmptyPage.test(valueJson)) return undefined;
  if (args['cursor'] !== undefined) return 'There are no further items.';
  const required = (inputSchema['required'] ?? []) as readonly string[];
  const filters = Object.keys(args).filter((name) => name !== 'limit' && !required.includes(name));
  return filters.length > 0
    ? `No item fits ${filters.join(', ')}. Leave out what need not be, to see what there is.`
    : 'There are none yet.';
}

const isEmptyPage = /^\{\s*"items"\s*:\s*\[\s*\]\s*,/;
