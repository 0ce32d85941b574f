/** A pattern written over several lines: line breaks and what indents the lines are no part of it. */
export function verbose(parts: TemplateStringsArray, ...values: readonly string[]): string {
  return String.raw(parts, ...values).replaceAll(/\n\s*/gu, '');
}
