import { loopback } from '../fixtures/sites/start-sites.ts';

/** A running farm of company sites. Its sites have the numbers from 0 to `count` - 1. */
export interface SiteFarm {
  readonly port: number;
  readonly count: number;
}

export const sitePages = ['/', '/about', '/products', '/contact'] as const;

export const hostOfSite = (number: number) => `company-${number}.example`;

/** Returns the loopback address of a host of the farm. */
export const addressOfHost = (host: string) => loopback(Number(/\d+/.exec(host)?.[0] ?? 0));
