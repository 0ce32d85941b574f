/** The rows of a table, apart by semicolons, each with its key: "FI: suomi|suomen; SE: ruotsi". */
export function tableRows(table: string): [key: string, value: string][] {
  const rows = table.split(';').map((row) => row.replaceAll(/\n\s*/gu, '').trim());
  return rows
    .filter((row) => row !== '')
    .map((row) => [row.slice(0, row.indexOf(':')), row.slice(row.indexOf(':') + 1).trim()]);
}
