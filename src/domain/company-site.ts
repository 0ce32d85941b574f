import { createHash } from 'node:crypto';
import { sharedPagePath } from './host-sharing.ts';

interface SiteFields {
  readonly companyWebsite?: string | null | undefined;
  readonly companyDomain?: string | null | undefined;
}

/** The address from which a company's site is read, and the key under which its research is stored. */
export interface CompanySite {
  /**
   * The host, with its port unless that is the default. Two companies never have the same key: on a host that many
   * companies share, the key also contains the path of the company's page.
   */
  readonly key: string;
  /** The page to read first: a host name or a web address. */
  readonly address: string;
}

/** The site of a lead or company; null if it has none. */
export function companySiteOf({ companyWebsite, companyDomain }: SiteFields): CompanySite | null {
  const url = parseSite(companyWebsite ?? companyDomain ?? '');
  if (url === null) return null;
  const path = sharedPagePath(url);
  return { key: path === null ? url.host : shorten(`${url.host}${path}`), address: firstAddressOf(url) };
}

/** Removes dots after the last label: `acme.fi.` is the host `acme.fi`. */
function parseSite(text: string): URL | null {
  const hasProtocol = /^(?:https?:|[a-z][a-z\d+.-]*:\/\/)/i.test(text);
  const url = text === '' ? null : URL.parse(hasProtocol ? text : `https://${text}`);
  if (url === null || url.host === '') return null;
  url.hostname = url.hostname.toLowerCase().replace(/(?<!\.)\.+$/, '');
  return url;
}

/** The host in the key of a site. */
export function hostOfSite(key: string): string {
  return key.split('/', 1).join();
}

/** The address without credentials, which the reader refuses. For a bare host name the reader chooses the protocol. */
function firstAddressOf({ protocol, host, pathname, search }: URL): string {
  const needsPath = protocol === 'http:' || (protocol === 'https:' && `${pathname}${search}` !== '/');
  return needsPath ? `${protocol}//${host}${pathname}${search}` : host;
}

/** PostgreSQL refuses index entries above 2,700 bytes. */
const maxKeyLength = 500;

function shorten(key: string): string {
  if (key.length <= maxKeyLength) return key;
  return `${hostOfSite(key)}/${createHash('sha256').update(key).digest('hex')}`;
}
