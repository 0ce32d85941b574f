import { normaliseEmail, registrableDomain } from './company-domain.ts';
import { companySiteOf, hostOfSite } from './company-site.ts';
import { domainsOfAddress } from './identity.ts';

/** The fields by which someone can be suppressed. */
export interface Suppressible {
  readonly email?: string | null | undefined;
  readonly companyDomain?: string | null | undefined;
  readonly companyWebsite?: string | null | undefined;
}

/** A normalised address, or a domain with its subdomains. */
export interface SuppressionTarget {
  readonly kind: 'address' | 'domain';
  readonly value: string;
}

/** Reads what a person suppresses: an e-mail address, or a domain for everyone at it. Null for any other text. */
export function readSuppressionTarget(target: string): SuppressionTarget | null {
  const address = target.includes('@') ? normaliseEmail(target) : null;
  if (address !== null) return { kind: 'address', value: address };
  const domain = target.includes('@') ? null : registrableDomain(target);
  return domain === null ? null : { kind: 'domain', value: domain };
}

/** The domains by which someone can be suppressed: those of the address, the company and its site. */
export function suppressibleDomains({ email, ...company }: Suppressible): string[] {
  const site = companySiteOf(company);
  const hosts = [email, company.companyDomain, site && hostOfSite(site.key)];
  const domains = hosts.flatMap((host) => (host ? domainsOfAddress(withoutPort(host)) : []));
  return [...new Set(domains)];
}

function withoutPort(host: string): string {
  return host.replace(/:\d+$/, '');
}
