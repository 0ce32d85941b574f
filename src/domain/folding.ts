/** Folds a text for comparison: letter case, width and white space make no difference. */
export function fold(text: string): string {
  return isAscii.test(text) ? withSingleSpaces(text.toLowerCase()) : onceFolded(onceFolded(text));
}

/** ASCII text has one normal form, so lower case is enough. */
const isAscii = /^\p{ASCII}*$/u;

/** Upper case comes first because it expands letters such as ß and unifies the final sigma. */
function onceFolded(text: string): string {
  return withSingleSpaces(
    text.normalize('NFKC').toUpperCase().toLowerCase().replaceAll('ς', 'σ').normalize('NFKC'),
  );
}

function withSingleSpaces(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
