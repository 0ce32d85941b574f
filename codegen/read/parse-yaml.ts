import { CORE_SCHEMA, load, YAMLException } from 'js-yaml';

/** The parsed text of a file, or null where it is no YAML, which goes to `problems` with the line. */
export function parseYaml(file: string, text: string, problems: string[]): unknown {
  try {
    return load(text, { schema: CORE_SCHEMA });
  } catch (error) {
    if (!(error instanceof YAMLException)) throw error;
    const line = error.mark ? ` in line ${error.mark.line + 1}` : '';
    problems.push(`${file}: this is no YAML${line}: ${error.reason}; correct it there.`);
    return null;
  }
}
