import { Marked, Renderer, type Token, type Tokens } from 'marked';
import type { Guide } from '../../model.ts';
import { SourceError } from '../../source-error.ts';
import { guideTables } from './guide-tables.ts';
import { html, Html } from './html.ts';
import { code } from './prose.ts';
import type { Page, Section, Docs } from './site.ts';

/** A guide as a page. Throws if the guide has a broken link or HTML. */
export function guidePage(docs: Docs, guide: Guide): Page {
  const renderer = new GuideRenderer(docs, guide.name);
  const marked = new Marked().setOptions({ renderer });
  const content = marked.parse(guideBody(guide), { async: false });
  if (renderer.problems.length > 0) throw new SourceError(renderer.problems.join('\n'));
  return {
    path: `${guide.name}.html`,
    title: guideTitle(guide),
    sections: guideSections(guide).filter(({ depth }) => depth === 2),
    content: html`<article class="guide">${new Html(content)}</article>`,
  };
}

/** The first heading of a guide. */
export function guideTitle({ name, markdown }: Guide): string {
  const title = /^# (.+)\n/.exec(markdown)?.[1];
  if (title === undefined)
    throw new SourceError(`docs/guides: ${name} does not begin with a heading; write # and its title first.`);
  return title;
}

/** The first paragraph of a guide, without Markdown. */
export function guideSummary(guide: Guide): string {
  const [first = ''] = guideBody(guide)
    .trim()
    .split(/\n\s*\n/);
  return first.replaceAll(/[`*]|\[|\]\([^)]*\)/g, '').replaceAll('\n', ' ');
}

/** The headings inside a guide, each with its depth and anchor. */
export function guideSections(guide: Guide): (Section & { readonly depth: number })[] {
  return [
    ...guideBody(guide)
      .replaceAll(/^```[\s\S]*?^```/gm, '')
      .matchAll(/^(##+) (.+)$/gm),
  ].map(([, { length: depth } = '', title = '']) => ({
    depth,
    title: title.replaceAll('`', ''),
    anchor: toAnchor(title),
  }));
}

function guideBody({ markdown }: Guide): string {
  return markdown.slice(markdown.indexOf('\n') + 1);
}

/** The same anchor as on GitHub, so that links between guides work in both places. */
function toAnchor(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-');
}

const languages: Readonly<Record<string, string>> = { ts: 'TypeScript', sh: 'Shell', json: 'Answer' };

class GuideRenderer extends Renderer {
  readonly problems: string[] = [];
  readonly #docs: Docs;
  readonly #guide: string;

  constructor(docs: Docs, guide: string) {
    super();
    this.#docs = docs;
    this.#guide = guide;
  }

  override heading({ depth, text, tokens }: Tokens.Heading): string {
    const anchor = toAnchor(text);
    const level = `h${depth}`;
    return `<${level} id="${anchor}"><a href="#${anchor}">${this.renderInline(tokens)}</a></${level}>\n`;
  }

  override code({ text, lang }: Tokens.Code): string {
    const label = languages[lang ?? ''] ?? 'Text';
    return html`<div class="sample">
      <pre
        tabindex="0"
        role="region"
        aria-label="${label}"
        data-language="${lang ?? ''}"
      ><code>${text}</code></pre>
    </div>`.text;
  }

  override codespan({ text }: Tokens.Codespan): string {
    return code(this.#docs, text).text;
  }

  override link({ href, tokens }: Tokens.Link): string {
    return html`<a href="${this.resolveHref(href)}">${new Html(this.renderInline(tokens))}</a>`.text;
  }

  override table(token: Tokens.Table): string {
    return `<div class="table" tabindex="0" role="region" aria-label="Table">${super.table(token)}</div>\n`;
  }

  /** Replaces a comment by the generated table or diagram of its name. */
  override html({ text }: Tokens.HTML | Tokens.Tag): string {
    const table = guideTables[/^<!-- (\w+) -->\s*$/.exec(text)?.[1] ?? ''];
    if (!table) {
      this.#report(`contains the HTML ${text.trim()}, which pages do not show; write Markdown`);
      return '';
    }
    return table(this.#docs).text;
  }

  renderInline(tokens: Token[]): string {
    return this.parser.parseInline(tokens);
  }

  /** Guides link to each other by file, as on GitHub, and name other pages by their paths as code. */
  resolveHref(href: string): string {
    if (/^(https?:|#)/.test(href)) return href;
    const guide = /^\d+-([a-z-]+)\.md(#.*)?$/.exec(href);
    if (guide) return `${guide[1]}.html${guide[2] ?? ''}`;
    this.#report(`links to ${href}, which is no guide; name its file or use https`);
    return href;
  }

  /** Not thrown immediately, because Marked would ask the author to report the error to its own makers. */
  #report(problem: string): void {
    this.problems.push(`docs/guides: ${this.#guide} ${problem}.`);
  }
}
