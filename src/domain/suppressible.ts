import { companySiteOf, hostOfSite } from './company-site.ts';
import { domainsOfAddress } from './identity.ts';

/** The fields by which someone can be suppressed. */
export interface Suppressible {
  readonly email?: string | null | undefined;
  readonly companyDomain?: string | null | undefined;
  readonly companyWebsite?: string | null | undefined;
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
