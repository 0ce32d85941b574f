import { wilsonInterval } from './wilson.ts';

export interface Count {
  readonly labels: readonly string[];
  readonly hits: number;
  readonly total: number;
}

/** A table with a row for each count: its labels, the two numbers, the share and its 95 % interval. */
export function shareTable(head: readonly string[], counts: readonly Count[]): string {
  const rows = counts.map(({ labels, hits, total }) => [
    ...labels,
    String(hits),
    String(total),
    total === 0 ? '–' : percent(hits / total),
    wilsonInterval(hits, total).map(percent).join(' to '),
  ]);
  return alignColumns([[...head, 'share', '95 % interval'], ...rows], counts[0]?.labels.length ?? 0);
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

function alignColumns(rows: readonly (readonly string[])[], texts: number): string {
  const widths = rows[0]?.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0))) ?? [];
  const cellOf = (cell: string, at: number): string =>
    at < texts ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0);
  return rows.map((row) => row.map(cellOf).join('  ').trimEnd()).join('\n');
}
