/**
 * The words of a name in a payload, or of the type of an event, however they are joined: `doNotContact`, `opt_out` and
 * `Opt-out:` become `do not contact`, `opt out` and `opt out`. In lower case and without marks above letters.
 */
export function wordsOfName(name: string): string {
  return name
    .slice(0, longestName)
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

const longestName = 200;
