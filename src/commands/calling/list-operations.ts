import { manualGroups, manuals } from '../../../generated/contract/manuals.ts';
import { registry, type OperationEntry } from '../../../generated/contract/registry.ts';
import { fitTo } from './cell-text.ts';

/** Every operation with its summary, by group. `width` is that of the terminal, in characters. */
export function listOperations(width: number): string {
  const all = [...registry.values()].flatMap((entry) =>
    entry.kind === 'operation' ? [[nameOf(entry), manuals[entry.id]] as const] : [],
  );
  const nameWidth = Math.max(...all.map(([name]) => name.length));
  const groups = Object.entries(manualGroups).map(([group, title]) => {
    const lines = all
      .filter(([, manual]) => manual.group === group)
      .map(([name, { summary }]) => fitTo(`  ${name.padEnd(nameWidth)}  ${summary}`, width));
    return [title, ...lines].join('\n');
  });
  return `${groups.join('\n\n')}\n\nnpx outreach call leads.list --help says what one takes, costs and refuses.\n`;
}

/** How it is called: where two share a name, the endpoint tells them apart. */
function nameOf({ id, fn, endpoint }: OperationEntry): string {
  return id === fn ? fn : `${fn} --endpoint ${endpoint}`;
}
