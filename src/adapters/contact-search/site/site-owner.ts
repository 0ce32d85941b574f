import type { SitePage } from '../../../domain/research.ts';

/** The company whose pages are read. */
export interface SiteOwner {
  /** Registrable. */
  readonly domain: string;
  readonly company: string;
  /** Registrable domains of other sites to which pages of this one link. */
  readonly linkedDomains: ReadonlySet<string>;
}

/** Where somebody was found, and nothing about where they are. */
export function foundOn({ url }: SitePage) {
  return { city: null, country: null, foundIn: new URL(url).hostname.replace(/^www\./u, ''), foundUrl: url };
}
