import providers from 'email-providers/all.json' with { type: 'json' };
import { isIP } from 'node:net';
import { domainToASCII } from 'node:url';
import { getDomain, getDomainWithoutSuffix } from 'tldts';
import { sharedPagePath, siteBuilders } from './host-sharing.ts';

/**
 * The canonical form of an e-mail address: lower case, composed Unicode, the domain in ASCII. Unicode local parts are
 * allowed. Null for an invalid address, a quoted local part or an address literal.
 */
export function normaliseEmail(text: string): string | null {
  const address = composedLowerCase(text.trim());
  const at = address.lastIndexOf('@');
  if (at < 1) return null;
  const local = address.slice(0, at);
  const domain = asciiHost(address.slice(at + 1));
  if (domain === null || !localPart.test(local) || Buffer.byteLength(local) > 64) return null;
  const normalised = `${local}@${domain}`;
  return Buffer.byteLength(normalised) > 254 ? null : normalised;
}

/**
 * A key shared by the plus and dot variants of one mailbox. Equal keys only suggest a duplicate, because most mail
 * servers treat the variants as different mailboxes. `email` is a normalised address.
 */
export function emailVariantKey(email: string): string {
  const at = email.lastIndexOf('@');
  const local = email.slice(0, at);
  const domain = email.slice(at + 1);
  const plain = local.replace(/\+.*/su, '').replaceAll('.', '');
  return `${plain === '' ? local : plain}@${domain === 'googlemail.com' ? 'gmail.com' : domain}`;
}

/**
 * The registrable domain, in ASCII, of a domain, web address or e-mail address, by the public suffix list. Private
 * suffixes such as `github.io` count, because their subdomains have unrelated owners. Null for IP addresses, single
 * labels, bare public suffixes and invalid hosts.
 */
export function registrableDomain(text: string): string | null {
  const host = hostOf(text);
  if (host === null) return null;
  // A bare private suffix such as `wixsite.com` is the domain of the company that runs it.
  const domain = getDomain(host, { allowPrivateDomains: true }) ?? getDomain(host);
  return domain !== null && siteBuilders.has(domain) ? domainOfCustomer(host, domain) : domain;
}

function domainOfCustomer(host: string, builder: string): string {
  const name = host
    .slice(0, -builder.length - 1)
    .split('.')
    .at(-1);
  return !name || name === 'www' ? builder : `${name}.${builder}`;
}

/**
 * Like `registrableDomain`, but null for a domain that identifies no company: the domain of a mail provider or of a
 * page on a host that many companies share.
 */
export function companyDomain(text: string): string | null {
  const domain = registrableDomain(text);
  if (domain === null || isFreeMailDomain(domain)) return null;
  const url = webUrl(text);
  return url !== null && sharedPagePath(url) !== null ? null : domain;
}

/** Whether anyone can get a mailbox under this registrable domain. */
export function isFreeMailDomain(domain: string): boolean {
  if (freeMailDomains.has(domain)) return true;
  return freeMailBrands.has(getDomainWithoutSuffix(domain) ?? '');
}

export interface LinkedInProfile {
  readonly kind: 'person' | 'company';
  /** `https://www.linkedin.com/in/…` or `/company/…`, lower case, without query, locale and trailing slash. */
  readonly url: string;
}

/** Reads the LinkedIn address of a person or company, with or without scheme; null for any other address. */
export function readLinkedInUrl(text: string): LinkedInProfile | null {
  const url = webUrl(text);
  if (url === null || registrableDomain(url.hostname) !== 'linkedin.com') return null;
  const segments = url.pathname.split('/').filter((segment) => segment !== '' && segment !== 'mwlite');
  const section = segments[0]?.toLowerCase() ?? '';
  const slug = linkedInSlug(segments[1] ?? '');
  if (slug === null) return null;
  if (section === 'in') return { kind: 'person', url: `https://www.linkedin.com/in/${slug}` };
  if (!companySections.has(section)) return null;
  return { kind: 'company', url: `https://www.linkedin.com/${section}/${slug}` };
}

const companySections = new Set(['company', 'school', 'showcase']);

// Atoms of RFC 5322 separated by single dots; RFC 6531 adds letters, digits and marks of every script.
const localPart = /^[\p{L}\p{N}\p{M}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{N}\p{M}!#$%&'*+/=?^_`{|}~-]+)*$/u;

const hostLabel = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

function composedLowerCase(text: string): string {
  return text.normalize('NFC').toLowerCase().normalize('NFC');
}

/** A host name of at least two labels, in ASCII; null for an IP address in any notation or a malformed name. */
function asciiHost(name: string): string | null {
  if (/[\s%/?#@:[\]\\<>]/u.test(name)) return null;
  const host = domainToASCII(name);
  const labels = host.split('.');
  const valid = labels.length > 1 && host.length <= 253 && labels.every((label) => hostLabel.test(label));
  return valid && isIP(host) === 0 && !/^\d+$/.test(labels.at(-1) ?? '') ? host : null;
}

function hostOf(text: string): string | null {
  const email = normaliseEmail(text.trim().replace(/^mailto:/i, ''));
  if (email !== null) return email.slice(email.lastIndexOf('@') + 1);
  const url = webUrl(text);
  return url === null ? null : asciiHost(url.hostname.replace(/\.$/, ''));
}

function webUrl(text: string): URL | null {
  const trimmed = text.trim();
  const hasScheme = /^[a-z][a-z0-9+.-]*:\/\//i.test(trimmed);
  const url = URL.parse(hasScheme ? trimmed : `https://${trimmed.replace(/^\/\//, '')}`);
  const isHttp = url?.protocol === 'https:' || url?.protocol === 'http:';
  return url !== null && isHttp && url.username === '' && url.password === '' ? url : null;
}

function linkedInSlug(segment: string): string | null {
  try {
    const slug = composedLowerCase(decodeURIComponent(segment)).trim();
    return /^[\p{L}\p{N}\p{M}\p{S}\p{P}]{1,200}$/u.test(slug) && !/[/\\?#%]|^\.+$/u.test(slug)
      ? encodeURIComponent(slug)
      : null;
  } catch {
    return null;
  }
}

// The list of the package wrongly contains some companies and lacks many Nordic and German providers.
const companiesAmongProviders = new Set(words('about.com alibaba.com example.com facebook.com test.com'));

const additionalProviders = words(`
  dnainternet.net elisanet.fi inet.fi jippii.fi kolumbus.fi kotikone.fi live.fi mbnet.fi netti.fi phnet.fi saunalahti.fi
  sci.fi suomi24.fi surffi.fi welho.com wippies.com bredband.net bredband2.com comhem.se glocalnet.net home.se live.se
  passagen.se tele2.se telia.se broadpark.no live.no online.no jubii.dk live.dk mail.dk stofanet.dk arcor.de ewetel.net
  kabelmail.de live.de osnanet.de posteo.de posteo.net tutanota.de unitybox.de versanet.de vodafone.de
  fastmail.com pm.me proton.me tuta.com tuta.io
`);

const freeMailDomains: ReadonlySet<string> = new Set([
  ...providers.filter((domain) => !companiesAmongProviders.has(domain)),
  ...additionalProviders,
]);

/** Brands that offer mailboxes under the suffixes of many countries. */
const freeMailBrands = new Set(words('gmail gmx googlemail hotmail outlook rocketmail yahoo ymail'));

function words(text: string): string[] {
  return text.trim().split(/\s+/);
}
