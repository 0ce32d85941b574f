interface Addressed {
  readonly companyWebsite?: string | null | undefined;
  readonly companyDomain?: string | null | undefined;
}

/** The host under which a lead's research is read and stored, with a non-default port; null without a site. */
export function siteHostOf(lead: Addressed): string | null {
  const address = lead.companyWebsite ?? lead.companyDomain;
  if (!address) return null;
  try {
    return new URL(address.includes('://') ? address : `https://${address}`).host.toLowerCase() || null;
  } catch {
    return null;
  }
}
