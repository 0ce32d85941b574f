import { registrableDomain } from '../../domain/company-domain.ts';

/** The registrable domains of other sites that a page links to, each once. */
export function linkedDomainsOf(links: readonly { readonly href: string }[], pageHost: string): string[] {
  const pageDomain = registrableDomain(pageHost);
  const domains = links.flatMap(({ href }) =>
    /^(?:https?:)?\/\//iu.test(href) ? (registrableDomain(href) ?? []) : [],
  );
  return [...new Set(domains)].filter((domain) => domain !== pageDomain);
}
