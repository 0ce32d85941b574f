/** The first line of every generated page, and a field of generated JSON. */
export const generatedNotice = '@generated from openapi.yaml and registry.yaml by npm run codegen';

/** Used instead of `generatedNotice` in the files that are generated from app.yaml. */
export const appNotice = '@generated from app.yaml and app-registry.yaml by npm run codegen';

/** The first line of every generated script. */
export const scriptHeader = `// ${generatedNotice}\n`;

const lineWidth = 110;

/**
 * A value as a TypeScript literal: on one line if it fits, otherwise one entry a line. `depth` counts enclosing levels.
 */
export function literal(value: unknown, depth = 0): string {
  if (value === undefined) return 'undefined';
  if (typeof value === 'string') return quote(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const isList = Array.isArray(value);
  const entries = isList
    ? value.map((item) => literal(item, depth + 1))
    : Object.entries(value).map(([key, item]) => `${propertyName(key)}: ${literal(item, depth + 1)}`);
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  if (entries.length === 0) return open + close;
  const gap = isList ? '' : ' ';
  const oneLine = `${open}${gap}${entries.join(', ')}${gap}${close}`;
  const availableWidth = lineWidth - 2 * depth - 24;
  if (!oneLine.includes('\n') && oneLine.length <= availableWidth) return oneLine;
  const indent = '  '.repeat(depth + 1);
  return `${open}\n${entries.map((entry) => `${indent}${entry},\n`).join('')}${'  '.repeat(depth)}${close}`;
}

/** A value as a TypeScript literal on one line, so that a new row of a table adds one line. */
export function row(value: unknown): string {
  if (value === undefined) return 'undefined';
  if (typeof value === 'string') return quote(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(row).join(', ')}]`;
  const entries = Object.entries(value).map(([key, item]) => `${propertyName(key)}: ${row(item)}`);
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
}

/** A string as a TypeScript literal in single quotes, or in double ones if that needs fewer escapes. */
export function quote(text: string): string {
  const escaped = JSON.stringify(text);
  if (text.includes("'") && !text.includes('"')) return escaped;
  return `'${escaped.slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}

/** The name of a property, quoted only if necessary. */
export function propertyName(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : quote(name);
}

/** A union of string literals, one a line if it is long; `never` if it is empty. */
export function unionOf(names: readonly string[], depth = 0): string {
  if (names.length === 0) return 'never';
  const oneLine = names.map(quote).join(' | ');
  if (oneLine.length <= lineWidth - 2 * depth - 24) return oneLine;
  const indent = '  '.repeat(depth + 1);
  return names.map((name) => `\n${indent}| ${quote(name)}`).join('');
}

/** A wrapped docstring. */
export function docstring(text: string, indent = ''): string {
  return docstringOf([text], indent);
}

/** A wrapped docstring whose parts each begin a line. An empty part is an empty line. */
export function docstringOf(parts: readonly string[], indent = ''): string {
  const lines = parts.flatMap((part) => wrapText(part, indent));
  if (lines.length === 1) return `${indent}/** ${lines[0]} */\n`;
  const rows = lines.map((line) => `${indent} *${line === '' ? '' : ` ${line}`}\n`);
  return `${indent}/**\n${rows.join('')}${indent} */\n`;
}

function wrapText(text: string, indent: string): string[] {
  const words = text.replaceAll('*/', '*\\/').trim().split(/\s+/);
  const lines = [''];
  for (const word of words) {
    const last = lines.length - 1;
    const candidate = lines[last] === '' ? word : `${lines[last]} ${word}`;
    if (candidate.length > lineWidth - indent.length - 3) lines.push(word);
    else lines[last] = candidate;
  }
  return lines;
}
