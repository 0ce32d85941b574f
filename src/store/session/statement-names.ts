const maxNames = 500;
const maxNamedLength = 20_000;

const names = new Map<string, string>();

/**
 * A name under which connections prepare the statement, the same for the same words. Texts that are made anew for every
 * call would fill the connections' memory, so after the first ones, which are those that every process asks, none is
 * named.
 */
export function nameStatement(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= maxNames || text.length > maxNamedLength) return known;
  const name = `statement-${names.size}`;
  names.set(text, name);
  return name;
}
