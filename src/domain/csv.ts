/** A row of a CSV file, with the line end of RFC 4180. */
export function formatCsvRow(cells: readonly unknown[]): string {
  return `${cells.map((cell) => quote(formatCell(cell))).join(',')}\r\n`;
}

/** Removes what `formatCsvRow` put before formulas. */
export function unescapeFormulas(text: string): string {
  return text.replace(/^'(?= *[=+\-@\t\r])/, '').replaceAll(/([;\t\r\n] *)'(?=[=+\-@])/g, '$1');
}

/** Programs run a cell as a formula if it begins so. */
const formulaStart = /^(?: *[=+\-@]|[\t\r])/;
/** In many countries, programs also split a cell at a semicolon, tab or line break, even within quotes. */
const formulaAfterSeparator = /[;\t\r\n] *(?=[=+\-@])/g;

function formatCell(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'number' || typeof cell === 'boolean') return String(cell);
  const text = typeof cell === 'string' ? cell : JSON.stringify(cell);
  const start = formulaStart.test(text) ? "'" : '';
  return start + text.replaceAll(formulaAfterSeparator, "$&'");
}

function quote(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
