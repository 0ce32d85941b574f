/** A row in the names of its columns; what is not named becomes null. */
export type NewRow = Readonly<Record<string, unknown>>;

/** Answers a statement for rows of a table. `shared` are the values of the columns that are the same in all of them. */
export type InsertBuilder = (
  shared: readonly unknown[],
  rows: readonly NewRow[],
) => { readonly text: string; readonly values: readonly unknown[] };

/**
 * Makes statements for rows of one table, whatever their number. One row is bound column by column: to read a record
 * PostgreSQL looks up the types of the whole table, which takes longer than to write it. Many travel as one `jsonb`,
 * where that is done once. Columns may be texts, numbers, times, arrays of texts, or JSON objects.
 */
export function insertInto(
  table: string,
  shared: readonly string[],
  columns: readonly string[],
): InsertBuilder {
  const target = `insert into ${table} (${[...shared, ...columns].join(', ')})`;
  const parameters = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, place) => `$${from + place}`).join(', ');
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
