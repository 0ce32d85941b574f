const maxNames = 500;
const maxNamedLength = 20_000;

const names = new Map<string, string>();

/**
 * Returns the same name for the same text, for a prepared statement. Only the first texts get a name, because texts
 * built per call would fill the memory of the connections.
 */
export function nameStatement(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= maxNames || text.length > maxNamedLength) return known;
  const name = `statement-${names.size}`;
  names.set(text, name);
  return name;
}
