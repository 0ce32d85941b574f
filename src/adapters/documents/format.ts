import { textBefore } from '../../domain/text-before.ts';
import type { DocumentFile } from '../../ports/documents.ts';

export type DocumentFormat = 'pdf' | 'word' | 'workbook' | 'html' | 'markdown' | 'delimited' | 'plain';

/**
 * Returns the format of a file, or why it cannot be read. The type detected from the bytes determines the format. If
 * none or a container format was detected, the path's extension or the declared type determines it.
 */
export function formatOf(
  file: Pick<DocumentFile, 'path' | 'declaredMediaType' | 'detectedMediaType'>,
): DocumentFormat | { readonly reason: string } {
  const extension = /\.([a-z0-9]+)$/.exec(file.path.toLowerCase())?.[1] ?? '';
  const declared = textBefore(file.declaredMediaType ?? '', ';')
    .trim()
    .toLowerCase();
  const detected = file.detectedMediaType;
  if (detected === 'application/zip') return containerFormat(extension, declared);
  if (detected === 'application/xml')
    return textFormat(extension, declared) === 'html' ? 'html' : unsupportedFormat('XML');
  if (detected !== null)
    return formatByMediaType.get(detected) ?? unsupportedFormat(describeFormat(detected, extension));
  return textFormat(extension, declared) ?? unsupportedFormat(describeFormat(declared, extension));
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

/** Office documents with an unusual order of parts are detected as ordinary archives. */
function containerFormat(extension: string, declared: string): DocumentFormat | { readonly reason: string } {
  const format = formatByExtension.get(extension) ?? formatByMediaType.get(declared);
  return format === 'word' || format === 'workbook' ? format : unsupportedFormat('a ZIP archive');
}

/**
 * Without a detected type, the file can only be text. The extension has priority, because senders declare `text/plain`
 * for every text format.
 */
function textFormat(extension: string, declared: string): DocumentFormat | undefined {
  return formatByExtension.get(extension) ?? formatByMediaType.get(declared);
}

function unsupportedFormat(name: string): { readonly reason: string } {
  return {
    reason:
      `This is ${name}, which has no readable text. Supported formats are PDF, DOCX, XLSX, HTML, Markdown, CSV, TSV ` +
      'and plain text.',
  };
}

function describeFormat(mediaType: string, extension: string): string {
  if (mediaType === 'application/x-cfb')
    return `a document of an older Office program${describeExtension(extension)}`;
  if (mediaType.startsWith('image/')) return `an image (${mediaType})`;
  if (mediaType === '' || mediaType === 'application/octet-stream')
    return `a file of an unknown type${describeExtension(extension)}`;
  return `a file of the type ${mediaType}`;
}

function describeExtension(extension: string): string {
  return extension === '' ? '' : ` (.${extension})`;
}
