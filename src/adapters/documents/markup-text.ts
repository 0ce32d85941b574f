import { marked } from 'marked';
import { decodeHtml } from '../html/decode.ts';
import { NestedTooDeep, readHtmlPage } from '../html/html-page.ts';
import { UnreadableDocument, type DocumentLimits, type DocumentText } from './document-text.ts';
import { decodeText } from './plain-text.ts';

/** Reads an HTML file like a page of a web site: without navigation, scripts and hidden elements. */
export function readHtml(bytes: Buffer, limits: DocumentLimits): DocumentText {
  return textOfHtml(decodeHtml(bytes, ''), limits);
}

/** Renders Markdown to HTML and reads that. Skips front matter, which is metadata. */
export function readMarkdown(bytes: Buffer, limits: DocumentLimits): DocumentText {
  const markdown = decodeText(bytes).replace(/^\ufeff?---\r?\n[^]*?\n(?:---|\.\.\.)[ \t]*(?:\r?\n|$)/u, '');
  return textOfHtml(marked.parse(markdown, { async: false, gfm: true }), limits);
}

function textOfHtml(html: string, { maxCharacters }: DocumentLimits): DocumentText {
  try {
    const { text, title, isCut } = readHtmlPage(html, maxCharacters);
    return { text, title: title || null, truncated: isCut };
  } catch (error) {
    if (error instanceof NestedTooDeep) throw new UnreadableDocument('damaged', error.message);
    throw error;
  }
}
