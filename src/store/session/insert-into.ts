/** A row by column name. Missing columns become null. */
export type NewRow = Readonly<Record<string, unknown>>;

/** Builds a statement for rows of a table. `shared` holds the values of columns that are equal in all rows. */
export type InsertBuilder = (
  shared: readonly unknown[],
  rows: readonly NewRow[],
) => { readonly text: string; readonly values: readonly unknown[] };

/**
 * Returns a builder of inserts for one table. A single row is bound column by column, because reading a record makes
 * PostgreSQL look up all types of the table. Many rows are bound as one `jsonb`, which needs that only once. Columns
 * may be texts, numbers, times, arrays of texts, or JSON objects.
 */
export function insertInto(
  table: string,
  shared: readonly string[],
  columns: readonly string[],
): InsertBuilder {
  const target = `insert into ${table} (${[...shared, ...columns].join(', ')})`;
  const parameters = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, offset) => `$${from + offset}`).join(', ');
  const one = `${target} values (${parameters(1, shared.length + columns.length)}) returning id`;
  const many =
    `${target} select ${parameters(1, shared.length)}, ${columns.join(', ')} ` +
    `from jsonb_populate_recordset(null::${table}, $${shared.length + 1}::jsonb) returning id`;
  return (values, rows) => {
    const [row, ...others] = rows;
    if (others.length > 0) return { text: many, values: [...values, JSON.stringify(rows)] };
    return { text: one, values: [...values, ...columns.map((column) => row?.[column] ?? null)] };
  };
}
