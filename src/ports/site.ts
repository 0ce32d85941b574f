/** One page of a company's site, as text that evidence can point into. */
export interface SitePage {
  /** The address it was finally read from. */
  readonly url: string;
  readonly title: string;
  /** Readable text: blocks apart by a blank line, white space folded, no navigation, scripts or cookie notices. */
  readonly text: string;
  /** ISO 639-1 by the in-process detector, with the page's own `lang` as a hint; null when too short to tell. */
  readonly language: string | null;
  /** What the page is, by its address and headings: home, about, products, news, contact, team, references, careers, other. */
  readonly kind: string;
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
  | { readonly ok: true; readonly pages: readonly SitePage[]; readonly skipped: readonly { url: string; reason: string }[] }
  | { readonly ok: false; readonly failure: SiteFailure; readonly reason: string };

/** Reads a company's public site politely. It never throws for what a site does; it says what happened. */
export interface SiteReader {
  /** `address` is a host name or an http(s) URL. */
  read(address: string, options: { maxPages: number; signal?: AbortSignal }): Promise<SiteReading>;
}
