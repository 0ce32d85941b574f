import { CORE_SCHEMA, load, YAMLException } from 'js-yaml';

/** A parsed text, and the first line of each of its mappings and lists. */
export interface ParsedYaml {
  readonly value: unknown;
  readonly lines: ReadonlyMap<unknown, number>;
}

/** Parses the text of a file. If it is not YAML, the value is null and a problem with the line is added. */
export function parseYaml(file: string, text: string, problems: string[]): ParsedYaml {
  const lines = new Map<unknown, number>();
  const opened: number[] = [];
  try {
    const value = load(text, {
      schema: CORE_SCHEMA,
      listener: (event, { line, result }) => {
        if (event === 'open') {
          opened.push(line + 1);
          return;
        }
        const start = opened.pop() ?? 1;
        // An alias ends with the node of its anchor, which keeps its own line.
        if (typeof result === 'object' && result !== null && !lines.has(result)) lines.set(result, start);
      },
    });
    return { value, lines };
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    const line = error.mark ? `:${error.mark.line + 1}` : '';
    problems.push(`${file}${line}: this is not valid YAML: ${error.reason}; correct it there.`);
    return { value: null, lines };
  }
}

/** The line of the innermost mapping or list at a location such as `components.schemas.Lead.properties.id`. */
export function lineOfLocation({ value, lines }: ParsedYaml, location: string): number {
  let [node, line] = [value, 1];
  let keys = location.split('.');
  while (typeof node === 'object' && node !== null) {
    line = lines.get(node) ?? line;
    // A key such as `lead.added` contains a dot.
    const parent: object = node;
    const count = keys.findIndex((_, index) => keys.slice(0, index + 1).join('.') in parent) + 1;
    if (count === 0) break;
    node = (parent as Record<string, unknown>)[keys.slice(0, count).join('.')];
    keys = keys.slice(count);
  }
  return line;
}
