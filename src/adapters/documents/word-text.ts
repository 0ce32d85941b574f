import { createTextBlocks, type TextBlocks } from '../html/text-blocks.ts';
import { openArchive } from './archive.ts';
import { isEnabled, isWhite, mainPartOf, relationshipsOf } from './office-parts.ts';
import type { DocumentLimits, DocumentText } from './document-text.ts';
import { readWordStyles, type WordStyles } from './word-styles.ts';
import { attributeOf, readXml, type XmlAttributes, type XmlReader } from './xml.ts';

/**
 * Reads the text of a DOCX document with all changes accepted, then its footnotes. Headers, footers and comments are
 * ignored.
 */
export async function readWord(
  bytes: Buffer,
  { maxCharacters, maxInflatedBytes }: DocumentLimits,
): Promise<DocumentText> {
  const archive = await openArchive(bytes, maxInflatedBytes);
  const main = await mainPartOf(archive);
  const parts = await relationshipsOf(archive, main);
  const partOf = (wanted: string) => parts.find(({ type }) => type === wanted)?.target;
  const reader = new WordReader(
    createTextBlocks(maxCharacters),
    await readWordStyles(archive, partOf('styles')),
  );
  for (const part of [main, partOf('footnotes'), partOf('endnotes')])
    if (part !== undefined && !reader.isDone()) await readXml(archive.read(part), reader);
  return reader.result();
}

interface Paragraph {
  isHeading: boolean;
  isHidden: boolean;
  isShaded: boolean;
}

interface Run {
  isHidden: boolean;
  isWhite: boolean;
  isShaded: boolean;
}

/** Elements that people do not see: deleted or moved text, and fallback copies for old programs. */
const skippedElements = new Set(['del', 'moveFrom', 'Fallback']);
/** Inside these elements the background colour is unknown, so white text may be visible. */
const backgroundElements = new Set(['tbl', 'txbxContent']);
/** Letters up to this size are unreadable. */
const minFontHalfPoints = 4;

/**
 * Reads the elements of a document. `path` contains the names of the open elements. `paragraphs` and `runs` are stacks,
 * because a run may contain a text box with paragraphs.
 */
class WordReader implements XmlReader {
  private readonly blocks: TextBlocks;
  private readonly styles: WordStyles;
  private readonly path: string[] = [];
  private readonly paragraphs: Paragraph[] = [];
  private readonly runs: Run[] = [];
  private skipDepth = 0;
  private cellDepth = 0;
  private backgroundDepth = 0;
  private title: string | null = null;

  constructor(blocks: TextBlocks, styles: WordStyles) {
    this.blocks = blocks;
    this.styles = styles;
  }

  isDone(): boolean {
    return this.blocks.isFull();
  }

  result(): DocumentText {
    this.blocks.endBlock();
    return { text: this.blocks.text(), title: this.title, truncated: this.blocks.isFull() };
  }

  open(name: string, attributes: XmlAttributes): void {
    const parent = this.path.at(-1);
    this.path.push(name);
    if (skippedElements.has(name)) this.skipDepth += 1;
    if (backgroundElements.has(name)) this.backgroundDepth += 1;
    if (name === 'background') this.backgroundDepth += 1;
    if (name === 'p') {
      this.paragraphs.push({ isHeading: false, isHidden: false, isShaded: false });
      this.breakParagraph();
    } else if (name === 'r') this.runs.push({ isHidden: false, isWhite: false, isShaded: false });
    else if (name === 'tr') this.blocks.endBlock();
    else if (name === 'tc') this.cellDepth += 1;
    else if (parent === 'pPr') this.readParagraphProperty(name, attributes);
    else if (parent === 'rPr' && this.path.at(-3) === 'r') this.readRunProperty(name, attributes);
    else if (name === 'tab' || name === 'ptab') this.append(' ');
    else if (name === 'noBreakHyphen') this.append('-');
    else if (name === 'br' || name === 'cr') this.blocks.breakLine();
  }

  text(text: string): void {
    if (this.path.at(-1) === 't') this.append(text);
  }

  close(name: string): void {
    this.path.pop();
    if (skippedElements.has(name)) this.skipDepth -= 1;
    // A `background` element applies to all later text, so closing it does not reset the depth.
    if (backgroundElements.has(name)) this.backgroundDepth -= 1;
    if (name === 'p') this.endParagraph();
    else if (name === 'r') this.runs.pop();
    else if (name === 'tr') this.blocks.endBlock();
    else if (name === 'tc') this.cellDepth -= 1;
  }

  /** Starts a block, or within a table cell a line of the row's block. */
  private breakParagraph(): void {
    if (this.cellDepth > 0) this.blocks.breakCell();
    else this.blocks.endBlock();
  }

  private endParagraph(): void {
    const paragraph = this.paragraphs.pop();
    if (this.cellDepth > 0) return;
    const block = this.blocks.endBlock();
    if (paragraph?.isHeading) this.title ??= block;
  }

  private readParagraphProperty(name: string, attributes: XmlAttributes): void {
    const paragraph = this.paragraphs.at(-1);
    if (paragraph === undefined) return;
    const value = attributeOf(attributes, 'val') ?? '';
    if (name === 'pStyle') {
      paragraph.isHeading = this.styles.headings.has(value);
      paragraph.isHidden = this.styles.hidden.has(value);
    } else if (name === 'shd') paragraph.isShaded = isShade(attributes);
  }

  private readRunProperty(name: string, attributes: XmlAttributes): void {
    const run = this.runs.at(-1);
    if (run === undefined) return;
    const value = attributeOf(attributes, 'val');
    if (name === 'vanish') run.isHidden = isEnabled(value);
    else if (name === 'rStyle') run.isHidden ||= this.styles.hidden.has(value ?? '');
    else if (name === 'sz') run.isHidden ||= Number(value) <= minFontHalfPoints;
    else if (name === 'color') run.isWhite = isWhite(value);
    else if (name === 'shd') run.isShaded = isShade(attributes);
    else if (name === 'highlight') run.isShaded = isEnabled(value);
  }

  private append(text: string): void {
    if (this.skipDepth > 0 || this.paragraphs.at(-1)?.isHidden) return;
    const run = this.runs.at(-1);
    const hasBackground = this.backgroundDepth > 0 || run?.isShaded || this.paragraphs.at(-1)?.isShaded;
    if (run?.isHidden || (run?.isWhite && !hasBackground)) return;
    this.blocks.append(text);
  }
}

function isShade(attributes: XmlAttributes): boolean {
  const fill = attributeOf(attributes, 'fill');
  return fill !== undefined && fill !== 'auto' && !isWhite(fill);
}
