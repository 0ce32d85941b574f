/** Folds a text for comparison: letter case, width and white space make no difference. */
export function fold(text: string): string {
  // The second pass is needed because the first can create characters that fold further.
  return asciiPattern.test(text) ? withSingleSpaces(text.toLowerCase()) : foldOnce(foldOnce(text));
}

/** ASCII text has one normal form, so lower case is enough. */
const asciiPattern = /^\p{ASCII}*$/u;

/** Converts to upper case first, because that expands letters such as ß and unifies the final sigma. */
function foldOnce(text: string): string {
  return withSingleSpaces(
    text.normalize('NFKC').toUpperCase().toLowerCase().replaceAll('ς', 'σ').normalize('NFKC'),
  );
}

function withSingleSpaces(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
