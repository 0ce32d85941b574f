import { getDocumentProxy } from 'unpdf';
import { createTextBlocks } from '../html/text-blocks.ts';
import { UnreadableDocument, type DocumentLimits, type DocumentText } from './document-text.ts';
import { appendPage, type PositionedText } from './pdf-lines.ts';

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;

/** Reads the text of a PDF page by page, up to `maxPages`. Scanned pages without a text layer give no text. */
export async function readPdf(
  bytes: Buffer,
  { maxCharacters, maxPages }: DocumentLimits,
): Promise<DocumentText> {
  const pdf = await open(bytes);
  const blocks = createTextBlocks(maxCharacters);
  const lastPage = Math.min(pdf.numPages, maxPages);
  for (let number = 1; number <= lastPage && !blocks.isFull(); number += 1)
    appendPage(blocks, await readPage(pdf, number));
  return { text: blocks.text(), title: null, truncated: blocks.isFull() || lastPage < pdf.numPages };
}

/** Opens a document with all features disabled that run scripts or load fonts. */
async function open(bytes: Buffer): Promise<Pdf> {
  try {
    return await getDocumentProxy(new Uint8Array(bytes), {
      useSystemFonts: false,
      disableFontFace: true,
      enableXfa: false,
      verbosity: 0,
    });
  } catch (error) {
    if ((error as Error).name === 'PasswordException')
      throw new UnreadableDocument('encrypted', 'The PDF is protected by a password.');
    throw error;
  }
}

async function readPage(pdf: Pdf, number: number): Promise<PositionedText[]> {
  const page = await pdf.getPage(number);
  const [left, bottom, right, top] = page.view as [number, number, number, number];
  const { items } = await page.getTextContent();
  page.cleanup();
  return items
    .filter((item) => 'str' in item)
    .map(({ str, transform, width }) => ({
      text: str,
      x: transform[4] as number,
      y: transform[5] as number,
      width,
      height: Math.hypot(transform[2] as number, transform[3] as number),
    }))
    .filter(({ x, y, width }) => x + width >= left && x <= right && y >= bottom && y <= top);
}
