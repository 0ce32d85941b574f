/** The fields of a value as lines of text that a person or an agent can read; what is empty is left out. */
export function describeFields(value: unknown): string {
  return linesOf(value).join('\n');
}

function linesOf(value: unknown): string[] {
  if (!isObject(value)) return isEmpty(value) ? [] : [String(value)];
  return Object.entries(value).flatMap(([name, inner]) =>
    isEmpty(inner) ? [] : describe(inWords(name), inner),
  );
}

function describe(name: string, value: unknown): string[] {
  if (Array.isArray(value) && value.some(isObject)) {
    return [`${name}:`, ...value.flatMap((item) => indent(linesOf(item)))];
  }
  if (Array.isArray(value)) return [`${name}: ${value.map(String).join(', ')}`];
  if (isObject(value)) {
    const lines = linesOf(value);
    return lines.length > 0 ? [`${name}:`, ...lines.map((line) => `  ${line}`)] : [];
  }
  const isTime = typeof value === 'number' && /(?:^| )at$/.test(name);
  return [`${name}: ${isTime ? new Date(value).toISOString() : String(value)}`];
}

const indent = (lines: readonly string[]) =>
  lines.map((line, index) => (index === 0 ? `- ${line}` : `  ${line}`));

/** `companyDomain` as `company domain`. */
const inWords = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isEmpty(value: unknown): boolean {
  return (
    value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
  );
}
