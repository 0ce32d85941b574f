/**
 * Formats a value's non-empty fields as lines of text for people and agents. Indents further lines of a text, so
 * that none looks like a field.
 */
export function describeFields(value: unknown): string {
  return linesOf(value).map(indentContinuation).join('\n');
}

function linesOf(value: unknown): string[] {
  if (!isObject(value)) return isEmpty(value) ? [] : [String(value)];
  return Object.entries(value).flatMap(([name, inner]) =>
    isEmpty(inner) ? [] : describe(toWords(name).replaceAll(/\s+/g, ' '), inner),
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

const indentContinuation = (line: string) =>
  line.replaceAll(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/g, `\n${' '.repeat(line.search(/\S|$/) + 4)}`);

const indent = (lines: readonly string[]) =>
  lines.map((line, index) => (index === 0 ? `- ${line}` : `  ${line}`));

/** Turns `companyDomain` into `company domain`. */
const toWords = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isEmpty(value: unknown): boolean {
  return (
    value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
  );
}
