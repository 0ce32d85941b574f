/** A pattern written over several lines: line breaks and what indents the lines are no part of it. */
export function verbose(parts: TemplateStringsArray, ...values: readonly string[]): string {
  return String.raw(parts, ...values).replaceAll(/\n\s*/gu, '');
}

/** A regular expression over several lines. */
export function pattern(parts: TemplateStringsArray, ...values: readonly string[]): RegExp {
  return new RegExp(verbose(parts, ...values), 'u');
}

/** One that matches upper and lower case. */
export function anyCasePattern(parts: TemplateStringsArray, ...values: readonly string[]): RegExp {
  return new RegExp(verbose(parts, ...values), 'iu');
}
