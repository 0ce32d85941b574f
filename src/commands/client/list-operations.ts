import { manualGroups, manuals } from '../../../generated/contract/manuals.ts';
import { registry, type OperationEntry } from '../../../generated/contract/registry.ts';
import { truncate } from './cell-text.ts';

/**
 * Lists operations with summaries, for all groups or one. Empty for an unknown group. `width` is the terminal's, in
 * characters.
 */
export function listOperations(width: number, groupName?: string): string {
  const all = [...registry.values()].flatMap((entry) =>
    entry.kind === 'operation' ? [[displayName(entry), manuals[entry.id]] as const] : [],
  );
  const shown = all.filter(([, { group }]) => groupName === undefined || group === groupName);
  if (shown.length === 0) return '';
  const nameWidth = Math.max(...shown.map(([name]) => name.length));
  const groups = [...new Set(shown.map(([, { group }]) => group))].map((group) => {
    const lines = shown
      .filter(([, manual]) => manual.group === group)
      .map(([name, { summary }]) => truncate(`  ${name.padEnd(nameWidth)}  ${summary}`, width));
    return [manualGroups[group], ...lines].join('\n');
  });
  return `${groups.join('\n\n')}\n\nnpx outreach call NAME --help shows arguments, costs and errors.\n`;
}

/** The endpoint distinguishes operations with the same name. */
function displayName({ id, fn, endpoint }: OperationEntry): string {
  return id === fn ? fn : `${fn} --endpoint ${endpoint}`;
}
