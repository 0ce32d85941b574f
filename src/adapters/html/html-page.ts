import { Parser } from 'htmlparser2';
import { normaliseEmail } from '../../domain/company-domain.ts';
import type { PageBlock } from '../../domain/research.ts';
import { cleanLine, createTextBlocks, type TextBlocks } from './text-blocks.ts';
import { isFrame, isHidden, readHiddenNames, type Attributes, type HiddenNames } from './visibility.ts';

export interface PageLink {
  readonly href: string;
  readonly text: string;
}

/** The content of one HTML document. Addresses are as written, not resolved. */
export interface HtmlPage {
  readonly title: string;
  readonly heading: string | null;
  readonly text: string;
  /** Whether the text was truncated. */
  readonly isCut: boolean;
  readonly description: string | null;
  readonly declaredLanguage: string | null;
  readonly canonical: string | null;
  readonly base: string | null;
  /** The target of `<meta http-equiv="refresh">`. */
  readonly refresh: string | null;
  readonly robots: string;
  readonly links: readonly PageLink[];
  readonly emails: readonly string[];
  readonly structuredData: readonly unknown[];
  /** When its article was published, as the page declares it. */
  readonly published: string | null;
  readonly blocks: readonly PageBlock[];
}

/** Thrown for a document that is nested too deeply for any browser. */
export class NestedTooDeep extends Error {}

/**
 * Reads a document in one pass over its tags, in linear time. It builds no tree, because a small hostile page makes
 * tree builders and selectors run for minutes. Three counters record the open elements of a kind. While `hidden` is
 * above zero, text and links are invisible and skipped. While `frame` is above zero, the parser is within navigation,
 * header, footer or form: it reads links but no text. `content` distinguishes the header of an article from that of
 * the page. Throws NestedTooDeep.
 */
export function readHtmlPage(html: string, maxCharacters = defaultMaxCharacters): HtmlPage {
  const reader = new DocumentReader(readHiddenNames(html), createTextBlocks(maxCharacters));
  const parser = new Parser(reader, { decodeEntities: true });
  parser.write(html);
  parser.end();
  return reader.page();
}

const maxNestingDepth = 512;
const maxLinks = 1_000;
const defaultMaxCharacters = 60_000;
const maxStructuredDataLength = 64_000;

const blockElements = new Set(
  (
    'address article aside blockquote body caption center dd details div dl dt fieldset figcaption figure footer ' +
    'form h1 h2 h3 h4 h5 h6 header hr html legend li main menu nav ol p pre section summary table tbody tfoot thead ' +
    'tr ul'
  ).split(' '),
);

const contentElements = new Set(['main', 'article', 'section']);

type Counter = 'hidden' | 'frame' | 'content';

class DocumentReader {
  private readonly hiddenNames: HiddenNames;
  private readonly blocks: TextBlocks;
  private readonly counters: Record<Counter, number> = { hidden: 0, frame: 0, content: 0 };
  private readonly countersByElement: Counter[][] = [];
  private readonly meta = new Map<string, string>();
  private readonly links: PageLink[] = [];
  private readonly emails = new Set<string>();
  private readonly structuredData: unknown[] = [];
  private link: { href: string; label: string; parts: string[] } | null = null;
  private capture: { into: 'title' | 'structuredData'; parts: string[] } | null = null;
  private title: string | null = null;
  private heading: string | null = null;

  constructor(hiddenNames: HiddenNames, blocks: TextBlocks) {
    this.hiddenNames = hiddenNames;
    this.blocks = blocks;
  }

  onopentag(name: string, attributes: Attributes): void {
    if (this.countersByElement.length >= maxNestingDepth)
      throw new NestedTooDeep('The document is nested too deeply.');
    this.startCapture(name, attributes);
    const counters: Counter[] = [];
    if (isHidden(name, attributes, this.hiddenNames)) counters.push('hidden');
    else if (isFrame(name, attributes, this.counters.content > 0)) counters.push('frame');
    if (contentElements.has(name)) counters.push('content');
    for (const counter of counters) this.counters[counter] += 1;
    this.countersByElement.push(counters);
    this.readHead(name, attributes);
    if (this.counters.hidden > 0) return;
    if (name === 'a') this.startLink(attributes);
    if (name === 'img' && this.link !== null) this.link.label ||= attributes.alt ?? '';
    if (blockElements.has(name)) this.blocks.endBlock();
    if (name === 'br') this.blocks.breakLine();
    if (name === 'td' || name === 'th') this.blocks.breakCell();
  }

  ontext(text: string): void {
    if (this.capture !== null) this.capture.parts.push(text);
    else if (this.counters.hidden === 0) {
      this.link?.parts.push(text);
      if (this.counters.frame === 0) this.blocks.append(text);
    }
  }

  onclosetag(name: string): void {
    if (this.capture !== null) this.endCapture();
    if (name === 'a') this.endLink();
    if (blockElements.has(name)) {
      const level = /^h([1-6])$/.exec(name)?.[1];
      const block = this.blocks.endBlock(level === undefined ? undefined : Number(level));
      if (name === 'h1') this.heading ??= block;
    }
    for (const counter of this.countersByElement.pop() ?? []) this.counters[counter] -= 1;
  }

  page(): HtmlPage {
    this.blocks.endBlock();
    const meta = (name: string): string | null => this.meta.get(name) || null;
    return {
      title: this.title || meta('og:title') || this.heading || '',
      heading: this.heading,
      text: this.blocks.text(),
      isCut: this.blocks.isFull(),
      description: meta('description') ?? meta('og:description'),
      declaredLanguage: meta('html lang') ?? meta('content-language') ?? meta('og:locale'),
      canonical: meta('link canonical'),
      base: meta('base href'),
      refresh:
        /^\s*\d+(?:\.\d*)?\s*[;,]\s*url\s*=\s*["']?([^"']+)/i.exec(meta('refresh') ?? '')?.[1]?.trim() ??
        null,
      robots: meta('robots')?.toLowerCase() ?? '',
      links: this.links,
      emails: [...this.emails],
      structuredData: this.structuredData,
      published: meta('article:published_time') ?? meta('datepublished'),
      blocks: this.blocks.all(),
    };
  }

  private readHead(name: string, attributes: Attributes): void {
    if (name === 'html') this.setMeta('html lang', attributes.lang ?? attributes['xml:lang']);
    else if (name === 'base') this.setMeta('base href', attributes.href);
    else if (name === 'link' && attributes.rel?.toLowerCase() === 'canonical')
      this.setMeta('link canonical', attributes.href);
    else if (name === 'meta') {
      const key = attributes.name ?? attributes.property ?? attributes['http-equiv'];
      if (key !== undefined) this.setMeta(key.toLowerCase(), attributes.content);
    }
  }

  private setMeta(key: string, value: string | undefined): void {
    if (value !== undefined && !this.meta.has(key)) this.meta.set(key, cleanLine(value.slice(0, 2_000)));
  }

  private startLink(attributes: Attributes): void {
    this.endLink();
    const { href } = attributes;
    if (href === undefined) return;
    if (contactLink.test(href) && this.counters.frame === 0) this.blocks.addContact(href);
    if (/^mailto:/i.test(href)) this.addEmail(href.slice('mailto:'.length));
    else this.link = { href, label: attributes['aria-label'] ?? attributes.title ?? '', parts: [] };
  }

  private endLink(): void {
    if (this.link === null) return;
    const { href, label, parts } = this.link;
    if (this.links.length < maxLinks)
      this.links.push({ href, text: cleanLine(parts.join('')) || cleanLine(label) });
    this.link = null;
  }

  private addEmail(address: string): void {
    const email = normaliseEmail(unescapePercent(address.split('?', 1)[0] ?? ''));
    if (email !== null) this.emails.add(email);
  }

  private startCapture(name: string, attributes: Attributes): void {
    if (this.capture !== null || this.counters.hidden > 0) return;
    if (name === 'title' && this.title === null) this.capture = { into: 'title', parts: [] };
    const isData = name === 'script' && attributes.type?.toLowerCase() === 'application/ld+json';
    if (isData) this.capture = { into: 'structuredData', parts: [] };
  }

  private endCapture(): void {
    const text = this.capture?.parts.join('') ?? '';
    if (this.capture?.into === 'title') this.title = cleanLine(text).slice(0, 500);
    else if (text.length <= maxStructuredDataLength) {
      const data = parseJson(text);
      if (data !== undefined) this.structuredData.push(data);
    }
    this.capture = null;
  }
}

const contactLink = /^(?:mailto|tel):|^(?:https?:)?\/\/(?:[a-z]{1,3}\.)?linkedin\.com\/in\//i;

function unescapePercent(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
