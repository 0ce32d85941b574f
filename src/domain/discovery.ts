import { fold } from './folding.ts';
import type { FoundCompany, SearchedSource } from './prospect.ts';
import { textBefore } from './text-before.ts';

/** The number of companies that a run searches for by default. */
export const defaultCompanyCount = 25;

const maxNameLength = 60;

/** Names a run after its idea: the first sentence, shortened to fit a list. */
export function deriveRunName(idea: string): string {
  const line = textBefore(idea.trim(), /[\r\n]|(?<=[.!?])\s/u).replace(/\s+/gu, ' ');
  const text = line.replace(/(?<![.!?,;:\s])[.!?,;:\s]+$/u, '');
  if (text.length <= maxNameLength) return text;
  const cut = text.slice(0, maxNameLength);
  const end = cut.lastIndexOf(' ');
  const words = end > maxNameLength / 2 ? cut.slice(0, end) : cut.replace(/[\ud800-\udbff]$/u, '');
  return `${words.replace(/(?<![,;:–—-])[,;:–—-]+$/u, '')}…`;
}

export interface SearchedCompanies {
  readonly companies: readonly FoundCompany[];
  readonly lookedIn: readonly SearchedSource[];
}

/**
 * Selects the companies to show: each once, up to the limit, without suppressed domains. `lookedIn` reports how many
 * were left out and why.
 */
export function selectCompanies(
  { companies, lookedIn }: SearchedCompanies,
  { suppressed, limit }: { readonly suppressed: ReadonlySet<string>; readonly limit: number },
): SearchedCompanies {
  const seen = new Set<string>();
  const suppressedDomains: string[] = [];
  let doubled = 0;
  const kept = companies.filter(({ name, domain }) => {
    const key = companyKey({ name, domain });
    if (domain !== null && suppressed.has(domain)) suppressedDomains.push(domain);
    else if (seen.has(key)) doubled += 1;
    else return Boolean(seen.add(key));
    return false;
  });
  const beyond = Math.max(0, kept.length - limit);
  return {
    companies: kept.slice(0, limit),
    lookedIn: [
      ...lookedIn,
      ...skippedReport(
        'the suppression list',
        suppressedDomains.length,
        `Left out: ${suppressedDomains.join(', ')}.`,
      ),
      ...skippedReports({ doubled, beyond }),
    ],
  };
}

/** Reports the companies left out, so that the counts per source add up; empty if there are none. */
export function skippedReports({ doubled, beyond }: { doubled: number; beyond: number }): SearchedSource[] {
  const counted = [
    ...(doubled > 0 ? [`${doubled} found twice`] : []),
    ...(beyond > 0 ? [`${beyond} beyond the requested number`] : []),
  ];
  return skippedReport('all results', doubled + beyond, `Left out: ${counted.join(', ')}.`);
}

/** The key of a company: its domain, else its name. */
function companyKey({ name, domain }: { name: string; domain: string | null }): string {
  return domain ?? `\n${fold(name)}`;
}

function skippedReport(source: string, count: number, note: string): SearchedSource[] {
  return count === 0 ? [] : [{ place: source, found: 0, note }];
}

/** Explains to people why a search found nothing. */
export function nothingFoundReason(lookedIn: readonly SearchedSource[]): string {
  if (lookedIn.length === 0) return 'No company was found.';
  const places = lookedIn.map(({ place, note }) => (note === null ? `${place}.` : `${place}: ${note}`));
  return `No company was found. Looked in ${places.join(' ')}`;
}
