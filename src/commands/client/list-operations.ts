import { manualGroups, manuals } from '../../../generated/contract/manuals.ts';
import { registry, type OperationEntry } from '../../../generated/contract/registry.ts';
import { truncate } from './cell-text.ts';

/**
 * Every operation with its summary, by group, or those of the group that is named; empty where there is no such group.
 * `width` is that of the terminal, in characters.
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
  return `${groups.join('\n\n')}\n\nnpx outreach call NAME --help says what one takes, costs and refuses.\n`;
}

/** How it is called: where two share a name, the endpoint tells them apart. */
function displayName({ id, fn, endpoint }: OperationEntry): string {
  return id === fn ? fn : `${fn} --endpoint ${endpoint}`;
}
