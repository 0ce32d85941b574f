/** A row by column name. Missing columns become null. */
export type NewRow = Readonly<Record<string, unknown>>;

/** Builds a statement for rows of a table. The values of `sharedColumns` are equal in all rows. */
export type InsertBuilder = (
  sharedValues: readonly unknown[],
  rows: readonly NewRow[],
) => { readonly text: string; readonly values: readonly unknown[] };

/**
 * Returns a builder of inserts for one table. A single row is bound column by column, because converting JSON to a row
 * makes PostgreSQL look up the types of all columns, which pays only for many rows. Many are bound as one `jsonb`.
 * Columns may be texts, numbers, times, arrays of texts, or JSON objects.
 */
export function insertInto(
  table: string,
  sharedColumns: readonly string[],
  columns: readonly string[],
): InsertBuilder {
  const target = `insert into ${table} (${[...sharedColumns, ...columns].join(', ')})`;
  const parameters = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, offset) => `$${from + offset}`).join(', ');
  const one = `${target} values (${parameters(1, sharedColumns.length + columns.length)}) returning id`;
  const many =
    `${target} select ${parameters(1, sharedColumns.length)}, ${columns.join(', ')} ` +
    `from jsonb_populate_recordset(null::${table}, $${sharedColumns.length + 1}::jsonb) returning id`;
  return (sharedValues, rows) => {
    const [row, ...others] = rows;
    if (others.length > 0) return { text: many, values: [...sharedValues, JSON.stringify(rows)] };
    return { text: one, values: [...sharedValues, ...columns.map((column) => row?.[column] ?? null)] };
  };
}
