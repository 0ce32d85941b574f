import {
  UnreadableDocument,
  type DocumentLimits,
  type DocumentParser,
  type ParsedDocument,
} from './document-text.ts';
import type { DocumentFormat } from './format.ts';

/** Parses a document. Reports any error of a parser as a damaged file. */
export async function parseDocument(
  format: DocumentFormat,
  bytes: Buffer,
  limits: DocumentLimits,
): Promise<ParsedDocument> {
  try {
    const parse = await parsers[format]();
    return { ok: true, ...(await parse(bytes, limits)) };
  } catch (error) {
    if (error instanceof UnreadableDocument)
      return { ok: false, failure: error.failure, reason: error.message };
    return { ok: false, failure: 'damaged', reason: `The file is damaged: ${messageOf(error)}.` };
  }
}

/** Loads each parser only when a document has its format. */
const parsers: Readonly<Record<DocumentFormat, () => Promise<DocumentParser>>> = {
  pdf: async () => (await import('./pdf-text.ts')).readPdf,
  word: async () => (await import('./word-text.ts')).readWord,
  workbook: async () => (await import('./workbook-text.ts')).readWorkbook,
  html: async () => (await import('./markup-text.ts')).readHtml,
  markdown: async () => (await import('./markup-text.ts')).readMarkdown,
  delimited: async () => (await import('./delimited-text.ts')).readDelimited,
  plain: async () => (await import('./plain-text.ts')).readPlain,
};

function messageOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.slice(0, 200).replace(/\.$/, '');
}
