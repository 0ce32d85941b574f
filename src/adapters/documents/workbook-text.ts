import { createTextBlocks, type TextBlocks } from '../html/text-blocks.ts';
import { openArchive, type Archive } from './archive.ts';
import { mainPartOf, relationshipsOf, isEnabled, type Relationship } from './office-parts.ts';
import type { DocumentLimits, DocumentText } from './document-text.ts';
import { readCellStyles, type CellStyles } from './workbook-styles.ts';
import { attributeOf, readXml, type XmlAttributes, type XmlReader } from './xml.ts';

/**
 * Reads the sheets of an XLSX workbook in order. Each row is a block with one line per cell, as displayed. Hidden
 * sheets, rows, columns and cells, comments and formulas are ignored.
 */
export async function readWorkbook(bytes: Buffer, limits: DocumentLimits): Promise<DocumentText> {
  const archive = await openArchive(bytes, limits.maxInflatedBytes);
  const main = await mainPartOf(archive);
  const parts = await relationshipsOf(archive, main);
  const { sheets, startsIn1904 } = await readSheetList(archive, main, parts);
  const blocks = createTextBlocks(limits.maxCharacters);
  const partOf = (wanted: string) => parts.find(({ type }) => type === wanted)?.target ?? '';
  const book: Book = {
    blocks,
    strings: await readSharedStrings(archive, partOf('sharedStrings')),
    styles: await readCellStyles(archive, partOf('styles'), startsIn1904),
    cells: { remaining: limits.maxCells },
  };
  for (const { name, part } of sheets) {
    const reader = new SheetReader(book, sheets.length > 1 ? name : '');
    await readXml(archive.read(part), reader);
  }
  return { text: blocks.text(), title: null, truncated: blocks.isFull() || book.cells.remaining < 0 };
}

interface Book {
  readonly blocks: TextBlocks;
  readonly strings: readonly string[];
  readonly styles: CellStyles;
  readonly cells: { remaining: number };
}

interface Sheet {
  readonly name: string;
  readonly part: string;
}

async function readSheetList(
  archive: Archive,
  main: string,
  parts: readonly Relationship[],
): Promise<{ sheets: readonly Sheet[]; startsIn1904: boolean }> {
  const sheets: Sheet[] = [];
  let startsIn1904 = false;
  await readXml(archive.read(main), {
    open(name, attributes) {
      if (name === 'workbookPr') startsIn1904 = isEnabled(attributeOf(attributes, 'date1904') ?? '0');
      if (name !== 'sheet' || !/^$|^visible$/.test(attributeOf(attributes, 'state') ?? '')) return;
      const part = parts.find(({ id }) => id === attributeOf(attributes, 'id'));
      if (part?.type === 'worksheet')
        sheets.push({ name: attributeOf(attributes, 'name') ?? '', part: part.target });
    },
  });
  return { sheets, startsIn1904 };
}

/** The shared strings of cells, without phonetic readings of Japanese text. */
async function readSharedStrings(archive: Archive, part: string): Promise<readonly string[]> {
  const strings: string[] = [];
  let [isText, phoneticDepth] = [false, 0];
  await readXml(archive.read(part), {
    open(name) {
      if (name === 'si') strings.push('');
      if (name === 'rPh') phoneticDepth += 1;
      isText = name === 't' && phoneticDepth === 0;
    },
    text(text) {
      if (isText && strings.length > 0) strings[strings.length - 1] += text;
    },
    close(name) {
      if (name === 'rPh') phoneticDepth -= 1;
      isText = false;
    },
  });
  return strings;
}

/** Reads the elements of one sheet. The sheet's name precedes its first row with text. */
class SheetReader implements XmlReader {
  private readonly book: Book;
  private name: string;
  private readonly hiddenColumns: { first: number; last: number }[] = [];
  private isRowHidden = false;
  private row: string[] = [];
  private column = 0;
  private cell: { type: string; style: number; isHidden: boolean } | null = null;
  private value = '';
  private isValue = false;

  constructor(book: Book, name: string) {
    this.book = book;
    this.name = name;
  }

  isDone(): boolean {
    return this.book.blocks.isFull() || this.book.cells.remaining < 0;
  }

  open(name: string, attributes: XmlAttributes): void {
    if (name === 'col') this.hideColumns(attributes);
    else if (name === 'row') {
      this.isRowHidden = isEnabled(attributeOf(attributes, 'hidden') ?? '0');
      [this.row, this.column] = [[], 0];
    } else if (name === 'c') this.openCell(attributes);
    this.isValue = name === 'v' || name === 't';
  }

  text(text: string): void {
    if (this.isValue && this.cell !== null && !this.isDone()) this.value += text;
  }

  close(name: string): void {
    this.isValue = false;
    if (name === 'c') this.closeCell();
    else if (name === 'row') this.closeRow();
  }

  private hideColumns(attributes: XmlAttributes): void {
    if (!isEnabled(attributeOf(attributes, 'hidden') ?? '0')) return;
    const [first, last] = [attributeOf(attributes, 'min'), attributeOf(attributes, 'max')];
    this.hiddenColumns.push({ first: Number(first), last: Number(last) });
  }

  private openCell(attributes: XmlAttributes): void {
    const column = columnOf(attributeOf(attributes, 'r') ?? '') ?? this.column + 1;
    const isHidden = this.hiddenColumns.some(({ first, last }) => first <= column && column <= last);
    const style = Number(attributeOf(attributes, 's') ?? 0);
    [this.column, this.value] = [column, ''];
    this.cell = { type: attributeOf(attributes, 't') ?? 'n', style, isHidden };
  }

  private closeCell(): void {
    const { cell, value, book } = this;
    this.cell = null;
    if (cell === null || value === '' || cell.isHidden || this.isRowHidden) return;
    book.cells.remaining -= 1;
    if (!this.isDone() && !book.styles.isHidden(cell.style)) this.row.push(this.formatValue(cell, value));
  }

  private formatValue({ type, style }: { type: string; style: number }, value: string): string {
    const { strings, styles } = this.book;
    if (type === 'n') return styles.format(Number(value), style);
    if (type === 's') return strings[Number(value)] ?? '';
    if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE';
    // The value of a failed formula is only an error code.
    return type === 'e' ? '' : value;
  }

  private closeRow(): void {
    const { blocks } = this.book;
    const cells = this.row.filter((cell) => cell.trim() !== '');
    if (cells.length === 0) return;
    if (this.name !== '') {
      blocks.append(this.name);
      blocks.endBlock();
      this.name = '';
    }
    for (const cell of cells) {
      blocks.breakCell();
      blocks.append(cell);
    }
    blocks.endBlock();
  }
}

/** The column number, from 1, of a cell address such as `AB12`. */
function columnOf(address: string): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(address)?.[0];
  if (letters === undefined) return undefined;
  return Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
}
