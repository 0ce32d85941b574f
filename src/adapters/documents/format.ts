import { textBefore } from '../../domain/text-before.ts';
import type { DocumentFile } from '../../ports/documents.ts';

export type DocumentFormat = 'pdf' | 'word' | 'workbook' | 'html' | 'markdown' | 'delimited' | 'plain';

/**
 * The format for reading a file, or why it cannot be read. The bytes decide. If they indicate nothing or a container
 * format, the path's extension and the declared type decide.
 */
export function formatOf(
  file: Pick<DocumentFile, 'path' | 'declaredMediaType' | 'toldMediaType'>,
): DocumentFormat | { readonly reason: string } {
  const ending = /\.([a-z0-9]+)$/.exec(file.path.toLowerCase())?.[1] ?? '';
  const declared = textBefore(file.declaredMediaType ?? '', ';')
    .trim()
    .toLowerCase();
  const sniffed = file.toldMediaType;
  if (sniffed === 'application/zip') return containerFormat(ending, declared);
  if (sniffed === 'application/xml')
    return textFormat(ending, declared) === 'html' ? 'html' : unsupportedFormat('XML');
  if (sniffed !== null)
    return formatByMediaType.get(sniffed) ?? unsupportedFormat(describeFormat(sniffed, ending));
  return textFormat(ending, declared) ?? unsupportedFormat(describeFormat(declared, ending));
}

const openXml = 'application/vnd.openxmlformats-officedocument';

const formatByMediaType: ReadonlyMap<string, DocumentFormat> = new Map<string, DocumentFormat>([
  ['application/pdf', 'pdf'],
  [`${openXml}.wordprocessingml.document`, 'word'],
  ['application/vnd.ms-word.document.macroenabled.12', 'word'],
  [`${openXml}.wordprocessingml.template`, 'word'],
  [`${openXml}.spreadsheetml.sheet`, 'workbook'],
  ['application/vnd.ms-excel.sheet.macroenabled.12', 'workbook'],
  [`${openXml}.spreadsheetml.template`, 'workbook'],
  ['text/html', 'html'],
  ['application/xhtml+xml', 'html'],
  ['text/markdown', 'markdown'],
  ['text/csv', 'delimited'],
  ['text/tab-separated-values', 'delimited'],
  ['text/plain', 'plain'],
]);

const formatByExtension: ReadonlyMap<string, DocumentFormat> = new Map<string, DocumentFormat>([
  ['pdf', 'pdf'],
  ['docx', 'word'],
  ['docm', 'word'],
  ['xlsx', 'workbook'],
  ['xlsm', 'workbook'],
  ['html', 'html'],
  ['htm', 'html'],
  ['xhtml', 'html'],
  ['md', 'markdown'],
  ['markdown', 'markdown'],
  ['csv', 'delimited'],
  ['tsv', 'delimited'],
  ['tab', 'delimited'],
  ['txt', 'plain'],
  ['text', 'plain'],
]);

/** Office documents with an unusual order of parts look like any other archive. */
function containerFormat(ending: string, declared: string): DocumentFormat | { readonly reason: string } {
  const format = formatByExtension.get(ending) ?? formatByMediaType.get(declared);
  return format === 'word' || format === 'workbook' ? format : unsupportedFormat('a ZIP archive');
}

/**
 * Unrecognised bytes can only be text. The extension decides, because senders declare `text/plain` for every text
 * format.
 */
function textFormat(ending: string, declared: string): DocumentFormat | undefined {
  return formatByExtension.get(ending) ?? formatByMediaType.get(declared);
}

function unsupportedFormat(name: string): { readonly reason: string } {
  return {
    reason:
      `This is ${name}, which has no readable text. Supported formats are PDF, DOCX, XLSX, HTML, Markdown, CSV, TSV ` +
      'and plain text.',
  };
}

function describeFormat(mediaType: string, ending: string): string {
  if (mediaType === 'application/x-cfb')
    return `a document of an older Office program${describeExtension(ending)}`;
  if (mediaType.startsWith('image/')) return `an image (${mediaType})`;
  if (mediaType === '' || mediaType === 'application/octet-stream')
    return `a file of an unknown type${describeExtension(ending)}`;
  return `a file of the type ${mediaType}`;
}

function describeExtension(ending: string): string {
  return ending === '' ? '' : ` (.${ending})`;
}
