import type { SitePage } from '../../../domain/research.ts';

/** The company whose site is read. */
export interface SiteOwner {
  /** A registrable domain. */
  readonly domain: string;
  readonly company: string;
  /** Registrable domains of other sites that this site links to. */
  readonly linkedDomains: ReadonlySet<string>;
}

/** The fields of a found person that describe the page. Pages give no location. */
export function foundOn({ url }: SitePage) {
  return { city: null, country: null, foundIn: new URL(url).hostname.replace(/^www\./u, ''), foundUrl: url };
}
