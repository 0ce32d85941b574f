/** Files outside of `src/languages` that still contain words of a language. New files do not belong here. */
export const mixedFiles: readonly string[] = [];
