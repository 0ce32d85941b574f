/** Collects a page's text as blocks: paragraphs, headings, list items and the like. */
export interface TextBlocks {
  append(text: string): void;
  /** A new line within the block, as `<br>` makes it. */
  breakLine(): void;
  /** Ends the block that was being written; answers with its text, or with null when there was none. */
  endBlock(): string | null;
  /** All blocks, apart by a blank line; a block that a page repeats stands once. */
  text(): string;
}

export function createTextBlocks(maxCharacters: number): TextBlocks {
  const blocks = new Set<string>();
  let characters = 0;
  let parts: string[] = [];
  return {
    append: (text) => void parts.push(text.replace(/\s+/gu, ' ')),
    breakLine: () => void parts.push('\n'),
    endBlock() {
      if (parts.length === 0) return null;
      const block = joinLines(parts.join(''));
      parts = [];
      if (!/[\p{L}\p{N}]/u.test(block)) return null;
      if (!blocks.has(block) && characters + block.length <= maxCharacters) {
        blocks.add(block);
        characters += block.length + 2;
      }
      return block;
    },
    text: () => [...blocks].join('\n\n'),
  };
}

/** One line of text, composed and well-formed, without characters that nobody sees. */
export function cleanLine(text: string): string {
  const visible = text.replace(/\s+/gu, ' ').replace(unseen, '');
  return visible.replace(/ {2,}/g, ' ').trim().normalize('NFC').toWellFormed();
}

// Control, format and tag characters and a range of variation selectors: what is written with them is read by programs
// and not by people. The joiners U+200C and U+200D stay, since some scripts cannot be written without them.
const unseen = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\u{e0100}-\u{e01ef}]/gu;

/** A line break amid a sentence only shapes the page, so it becomes a space; every other one is kept. */
function joinLines(raw: string): string {
  const lines = raw.split('\n').map(cleanLine).filter(Boolean);
  let block = lines[0] ?? '';
  for (const line of lines.slice(1)) {
    const goesOn = /^\p{Ll}/u.test(line) && !/[.!?:;…]$/u.test(block);
    block += (goesOn ? ' ' : '\n') + line;
  }
  return block;
}
