/** A row of a CSV file, with the line end of RFC 4180. */
export function formatCsvRow(cells: readonly unknown[]): string {
  return `${cells.map((cell) => quote(formatCell(cell))).join(',')}\r\n`;
}

/** Programs run a cell as a formula if it begins so. */
const formulaStart = /^[=+\-@\t\r]/;

function formatCell(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number' || typeof cell === 'boolean') return String(cell);
  const text = typeof cell === 'string' ? cell : JSON.stringify(cell);
  return formulaStart.test(text) ? `'${text}` : text;
}

function quote(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
