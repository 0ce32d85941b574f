const maxCharacters = 4_000;
const maxValues = 500;

/** Whether a value has few characters and parts. Stops counting once it has too many. */
export function isShort(value: unknown): boolean {
  const waiting: unknown[] = [value];
  let [characters, values] = [0, 0];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    values += 1;
    if (typeof next === 'string') characters += next.length;
    if (characters > maxCharacters || values + waiting.length > maxValues) return false;
    if (typeof next === 'object' && next !== null) {
      for (const [name, part] of Object.entries(next)) {
        characters += name.length;
        if (part !== undefined) waiting.push(part);
      }
    }
  }
  return true;
}
