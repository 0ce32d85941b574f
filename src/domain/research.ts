/** What a page of a company's site is about, by its address, the words that lead to it and its heading. */
export type PageKind =
  'home' | 'about' | 'products' | 'news' | 'references' | 'team' | 'contact' | 'careers' | 'other';

/** One block of a page as it stands there. */
export interface PageBlock {
  readonly lines: readonly string[];
  /** Where its links to mailboxes (`mailto:`), telephones (`tel:`) and LinkedIn lead; such a block may show no text. */
  readonly contacts: readonly string[];
  /** Of a heading: its level, from 1 to 6. */
  readonly heading?: number;
}

/** One page of a company's site, as text that evidence can point into. */
export interface SitePage {
  /** The address it was finally read from. */
  readonly url: string;
  readonly title: string;
  /** The page's own summary for search engines. People do not see it on the page, so it is kept apart from `text`. */
  readonly description: string | null;
  /**
   * Readable text: blocks apart by a blank line, lines of one block by a line break, white space folded. Headings, list
   * items and paragraphs are blocks of their own. No navigation, scripts, forms, cookie notices or hidden elements.
   */
  readonly text: string;
  /** ISO 639-1 by the in-process detector, with the page's own `lang` as a hint; null when too short to tell. */
  readonly language: string | null;
  readonly kind: PageKind;
  /** Addresses of the page's visible mailto links, normalised. */
  readonly emails: readonly string[];
  /** The page's JSON-LD, parsed. It is data that people do not see, so no sentence may rest on it. */
  readonly structuredData: readonly unknown[];
  /** All blocks in their order, repeated ones too, as cards and tables have them; absent for a page that was kept. */
  readonly blocks?: readonly PageBlock[];
  /** Registrable domains that the page's links lead to, its own left out; absent for a page that was kept. */
  readonly linkedDomains?: readonly string[];
}

export type SiteFailure =
  | 'address_refused'
  | 'name_not_resolved'
  | 'robots_disallow'
  | 'unreachable'
  | 'timed_out'
  | 'not_html'
  | 'http_error'
  | 'too_large'
  | 'empty';

export type SiteReading =
  | {
      readonly ok: true;
      /** The home page first. */
      readonly pages: readonly SitePage[];
      readonly skipped: readonly { readonly url: string; readonly reason: string }[];
    }
  | { readonly ok: false; readonly failure: SiteFailure; readonly reason: string };

/** How a site is read for what its company says and for its people alike, so that one reading serves both. */
export const thoroughReading: { readonly maxPages: number; readonly first: readonly PageKind[] } = {
  maxPages: 9,
  first: ['team', 'contact'],
};
