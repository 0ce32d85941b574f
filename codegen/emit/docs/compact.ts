/**
 * Removes the indentation of templates from a page. Whitespace between tags equals one space, so a line begins only at
 * tags that readers of a diff look for. `pre` keeps every character.
 */
export function compact(page: string): string {
  const parts = page.split(
    /(<pre\b[\s\S]*?<\/pre>|<(?:ul|details) class="(?:bounds|common-errors)"[\s\S]*?<\/ul>)/,
  );
  const texts = parts.map((part, index) => {
    if (index % 2 === 0) return joinLines(part).replace(beginnings, '\n');
    return part.startsWith('<pre') ? part : joinLines(part);
  });
  return `${texts.join('').trim()}\n`;
}

/** The space before a tag that begins a line. */
const beginnings = / (?=<(?:!--|head|body|nav|main|section|h[1-6]|li|div class="sample"|\/html)\b)/g;

function joinLines(text: string): string {
  return text.replace(/\s+/g, ' ');
}
