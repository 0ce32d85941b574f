/** The form of a text in which two that differ only by letter case, width or white space are the same. */
export function fold(text: string): string {
  return isAscii.test(text) ? withSingleSpaces(text.toLowerCase()) : onceFolded(onceFolded(text));
}

/** Such a text has one form and one lower case. */
const isAscii = /^\p{ASCII}*$/u;

/** Upper case first, for it writes out what has no capital, such as ß; a last sigma becomes like every other. */
function onceFolded(text: string): string {
  return withSingleSpaces(
    text.normalize('NFKC').toUpperCase().toLowerCase().replaceAll('ς', 'σ').normalize('NFKC'),
  );
}

function withSingleSpaces(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
