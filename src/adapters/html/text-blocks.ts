import type { PageBlock } from '../../domain/research.ts';

/** Collects the text of a page or document in blocks, such as paragraphs, headings and list items. */
export interface TextBlocks {
  append(text: string): void;
  /** Starts a new line within the block, like `<br>`. */
  breakLine(): void;
  /** Starts a new table cell. Each cell is a separate line of the block. */
  breakCell(): void;
  /** Adds a link of the block to a mailbox, telephone or profile. */
  addContact(href: string): void;
  /** Ends the current block and returns its text, or null for an empty one. `heading` is the level of a heading. */
  endBlock(heading?: number): string | null;
  /** Whether the text has reached its limit; further text is dropped. */
  isFull(): boolean;
  /** All blocks, separated by blank lines, without repeated ones. */
  text(): string;
  /** All blocks, including repeated ones and those with only contacts. */
  all(): readonly PageBlock[];
}

export function createTextBlocks(maxCharacters: number): TextBlocks {
  const blocks = new Set<string>();
  let remaining = maxCharacters;
  let isFull = false;
  let parts: string[] = [];
  let characters = 0;
  const all: PageBlock[] = [];
  let contacts: string[] = [];
  let remainingForAll = maxCharacters;

  function addToAll(lines: readonly string[], heading?: number): void {
    const size = [...lines, ...contacts].reduce((sum, line) => sum + line.length, 0);
    if (size > 0 && size <= remainingForAll) {
      all.push({ lines, contacts, ...(heading !== undefined && { heading }) });
      remainingForAll -= size;
    }
    contacts = [];
  }

  function addBlock(block: string): void {
    if (isFull || blocks.has(block)) return;
    isFull = block.length > remaining || characters > maxCharacters;
    const text = isFull ? cutAtSentence(block, remaining) : block;
    if (text !== '') blocks.add(text);
    remaining -= text.length + 2;
  }

  return {
    append(text) {
      // Bounds the work on an endless block by the limit of the whole text.
      for (let start = 0; start < text.length && characters <= maxCharacters; start += chunkCharacters) {
        const part = text.slice(start, start + chunkCharacters).replace(/\s+/gu, ' ');
        characters += part.length;
        parts.push(part);
      }
    },
    breakLine: () => void parts.push('\n'),
    breakCell: () => void parts.push(`\n${cellSeparator}`),
    addContact: (href) => void contacts.push(href.slice(0, maxContactLength)),
    endBlock(heading) {
      if (parts.length === 0 && contacts.length === 0) return null;
      const rawLines = parts.join('').split('\n');
      const lines = rawLines.map(cleanLine).filter(Boolean);
      addToAll(lines, heading);
      const block = joinLines(rawLines);
      const hasLetters = /[\p{L}\p{N}]/u.test(block);
      if (hasLetters) addBlock(block);
      parts = [];
      characters = 0;
      return hasLetters ? block : null;
    },
    isFull: () => isFull,
    text: () => [...blocks].join('\n\n'),
    all: () => all,
  };
}

/** Cannot occur in appended text, whose white space is replaced by spaces. */
const cellSeparator = '\f';
const chunkCharacters = 65_536;
const maxContactLength = 300;

/** Cuts after a sentence, or else after a word. Half a sentence may mean the opposite of the whole. */
function cutAtSentence(text: string, length: number): string {
  if (length <= 0) return '';
  const head = text.slice(0, length);
  for (let end = head.length - 1; end > 0; end -= 1) {
    const isAfterSentence = /\s/u.test(head.charAt(end)) && /[.!?…]/u.test(head.charAt(end - 1));
    const isEnd = head[end] === '\n' || isAfterSentence;
    if (isEnd) return head.slice(0, end);
  }
  return head.slice(0, Math.max(0, head.lastIndexOf(' '))) || head.toWellFormed();
}

/** One line of text, composed and well-formed, without invisible characters. */
export function cleanLine(text: string): string {
  const visible = text.replace(/\s+/gu, ' ').replace(invisibleCharacters, '');
  return visible.replace(/ {2,}/g, ' ').trim().normalize('NFC').toWellFormed();
}

// Control characters, format characters, tags and variation selectors: programs read them, but people do not see
// them. The joiners U+200C and U+200D are not removed, because some scripts need them.
const invisibleCharacters = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\u{e0100}-\u{e01ef}]/gu;

/** Replaces line breaks within a sentence by spaces, because they are only layout. */
function joinLines(rawLines: readonly string[]): string {
  let block = '';
  for (const line of rawLines) {
    const clean = cleanLine(line);
    if (clean === '') continue;
    const continues = !line.startsWith(cellSeparator) && /^\p{Ll}/u.test(clean) && !/[.!?:;…]$/u.test(block);
    block += (block === '' ? '' : continues ? ' ' : '\n') + clean;
  }
  return block;
}
