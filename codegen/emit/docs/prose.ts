import { html, type Html } from './html.ts';
import type { Docs } from './site.ts';

/** A description as paragraphs. Text between backticks becomes code, and known names become links. */
export function prose(docs: Docs, text: string): Html {
  const paragraphs = text.trim().split(/\n\s*\n/);
  return html`${paragraphs.map((paragraph) => html`<p>${inlineProse(docs, paragraph)}</p> `)}`;
}

/** A description in one paragraph. */
export function inlineProse(docs: Docs, text: string): Html {
  const parts = text.split(codeOrName);
  return html`${parts.map((part, index) => (index % 2 === 1 ? codeOrText(docs, part) : part))}`;
}

/** A word as code. It becomes a link if it is a known name or the path of a page. */
export function code(docs: Docs, word: string): Html {
  const [, page, anchor = ''] = /^\/docs\/([a-z-]+)(#\S+)?$/.exec(word) ?? [];
  const href = page === undefined ? docs.hrefs.get(word) : `${page}.html${anchor}`;
  return href === undefined ? html`<code>${word}</code>` : html`<a href="${href}"><code>${word}</code></a>`;
}

/** A name that may break before its words on a narrow page. */
export function withLineBreaks(name: string): Html {
  return html`${name.split(/(?<=[.])|(?=[A-Z_])/).map((part, index) => (index === 0 ? part : html`<wbr />${part}`))}`;
}

/** A number with commas between thousands. */
export function formatNumber(count: number): string {
  return String(count).replaceAll(/(?<=\d)(?=(\d{3})+$)/g, ',');
}

const codeOrName = /(`[^`]+`|\b[a-z]+\.[a-z][A-Za-z_]*\b)/;

/** Outside backticks only known names become code, and `docs.de` does not. */
function codeOrText(docs: Docs, part: string): Html {
  if (part.startsWith('`')) return code(docs, part.slice(1, -1));
  return docs.hrefs.has(part) ? code(docs, part) : html`${part}`;
}
