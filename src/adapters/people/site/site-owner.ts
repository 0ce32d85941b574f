import type { SitePage } from '../../../domain/research.ts';

/** The company whose pages are read. */
export interface SiteOwner {
  /** Registrable. */
  readonly domain: string;
  readonly company: string;
}

/** Where somebody was found, and nothing about where they are. */
export function foundOn({ url }: SitePage) {
  return { city: null, country: null, foundIn: new URL(url).hostname.replace(/^www\./u, ''), foundUrl: url };
}
