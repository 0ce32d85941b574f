interface Addressed {
  readonly companyWebsite?: string | null | undefined;
  readonly companyDomain?: string | null | undefined;
}

/**
 * The host that a lead's research is read from and kept under, with its port where that is not the usual one; null
 * where the lead names no site.
 */
export function siteHostOf(lead: Addressed): string | null {
  const address = lead.companyWebsite ?? lead.companyDomain;
  if (!address) return null;
  try {
    return new URL(address.includes('://') ? address : `https://${address}`).host.toLowerCase() || null;
  } catch {
    return null;
  }
}
