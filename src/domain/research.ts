/** The topic of a company page, judged by its address, link texts and heading. */
export type PageKind =
  'home' | 'about' | 'products' | 'news' | 'references' | 'team' | 'contact' | 'careers' | 'other';

/** One block of a page, in page order. */
export interface PageBlock {
  readonly lines: readonly string[];
  /** Targets of links to mailboxes (`mailto:`), telephones (`tel:`) and LinkedIn. Such a block may have no text. */
  readonly contacts: readonly string[];
  /** The level of a heading, from 1 to 6. */
  readonly heading?: number;
}

/** A page of a company's site, as text that evidence can refer to. */
export interface SitePage {
  /** The final address after redirects. */
  readonly url: string;
  readonly title: string;
  /** The page's own summary for search engines. It is invisible on the page, so it is not part of `text`. */
  readonly description: string | null;
  /**
   * Readable text. Blank lines separate blocks, line breaks separate lines of a block, and white space is collapsed.
   * Headings, list items and paragraphs are blocks. Navigation, scripts, forms, cookie notices and hidden elements
   * are left out.
   */
  readonly text: string;
  /** ISO 639-1 from the built-in detector, with the page's `lang` as a hint; null for too short a text. */
  readonly language: string | null;
  readonly kind: PageKind;
  /** Addresses of visible mailto links, normalised. */
  readonly emails: readonly string[];
  /** The day that the page gives for itself, in ISO 8601; null or absent if it gives none. */
  readonly publishedOn?: string | null;
  /** The page's JSON-LD, parsed. It is invisible to visitors, so it must not serve as evidence. */
  readonly structuredData: readonly unknown[];
  /** All blocks in order, including repeated ones, as in cards and tables; absent for a stored page. */
  readonly blocks?: readonly PageBlock[];
  /** Registrable domains that the page links to, without its own; absent for a stored page. */
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

/** The options for reading a site once for both its text and its people. */
export const thoroughReading: { readonly maxPages: number; readonly first: readonly PageKind[] } = {
  maxPages: 9,
  first: ['team', 'contact'],
};

/** How long the result of reading a site counts as fresh. A failure expires much sooner. */
const freshForMs = 7 * 24 * 60 * 60 * 1000;
const failureFreshForMs = 60 * 60 * 1000;

export function isFreshReading(
  { failure, readAt }: { readonly failure: string | null; readonly readAt: number },
  now: Date,
): boolean {
  return now.getTime() - readAt < (failure === null ? freshForMs : failureFreshForMs);
}
