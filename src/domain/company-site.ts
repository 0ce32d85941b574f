import { createHash } from 'node:crypto';
import { sharedPagePath } from './shared-hosts.ts';

interface Addressed {
  readonly companyWebsite?: string | null | undefined;
  readonly companyDomain?: string | null | undefined;
}

/** Where a company's research is read from, and what it is kept under. */
export interface CompanySite {
  /**
   * The host, with its port where that is not the usual one, and on hosts that many companies share the path as well.
   * Two companies never have the same.
   */
  readonly key: string;
  /** The page at which reading begins: a host name or a web address. */
  readonly address: string;
}

/** Null where a lead or company names no site. */
export function companySiteOf({ companyWebsite, companyDomain }: Addressed): CompanySite | null {
  const text = companyWebsite ?? companyDomain;
  const url = text ? URL.parse(text.includes('://') ? text : `https://${text}`) : null;
  const host = url?.host.toLowerCase();
  if (!url || !host) return null;
  const path = sharedPagePath(url);
  return { key: path === null ? host : shorten(`${host}${path}`), address: entryOf(url) };
}

/** The host of what research is kept under. */
export function hostOfSite(key: string): string {
  return key.split('/', 1).join();
}

/** Without what would make a reader refuse it. A bare host name lets the reader choose the protocol. */
function entryOf({ protocol, host, pathname, search }: URL): string {
  const isPage = protocol === 'http:' || (protocol === 'https:' && `${pathname}${search}` !== '/');
  return isPage ? `${protocol}//${host}${pathname}${search}` : host;
}

/** An index of PostgreSQL takes no longer text than 2,700 bytes. */
const longestKey = 500;

function shorten(key: string): string {
  if (key.length <= longestKey) return key;
  return `${hostOfSite(key)}/${createHash('sha256').update(key).digest('hex')}`;
}
