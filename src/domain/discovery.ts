import { fold } from './folding.ts';
import type { FoundCompany, LookedIn } from './prospect.ts';
import { textBefore } from './text-before.ts';

/** How many companies a run looks for where nothing else was asked for. */
export const defaultCompanyCount = 25;

const maxNameLength = 60;

/** What a run is called after its idea: the first sentence of it, or as many of its words as a list has room for. */
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
  readonly lookedIn: readonly LookedIn[];
}

/**
 * What of a search a person is shown: each company once, none whose domain must not be written to, at most so many.
 * Where something was left out, the places that were looked in say so.
 */
export function selectCompanies(
  { companies, lookedIn }: SearchedCompanies,
  { suppressed, limit }: { readonly suppressed: ReadonlySet<string>; readonly limit: number },
): SearchedCompanies {
  const seen = new Set<string>();
  const refused: string[] = [];
  let doubled = 0;
  const kept = companies.filter(({ name, domain }) => {
    const key = companyKey({ name, domain });
    if (domain !== null && suppressed.has(domain)) refused.push(domain);
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
        'the list of those who must not be written to',
        refused.length,
        `Left out: ${refused.join(', ')}.`,
      ),
      ...skippedReports({ doubled, beyond }),
    ],
  };
}

/** What was left out of all that was found, so that the numbers of the places add up; empty where nothing was. */
export function skippedReports({ doubled, beyond }: { doubled: number; beyond: number }): LookedIn[] {
  const counted = [
    ...(doubled > 0 ? [`${doubled} that came twice`] : []),
    ...(beyond > 0 ? [`${beyond} beyond the number asked for`] : []),
  ];
  return skippedReport('what was found', doubled + beyond, `Left out: ${counted.join(', ')}.`);
}

/** Two companies with one key are the same: by domain, else by name. */
function companyKey({ name, domain }: { name: string; domain: string | null }): string {
  return domain ?? `\n${fold(name)}`;
}

function skippedReport(place: string, count: number, note: string): LookedIn[] {
  return count === 0 ? [] : [{ place, found: 0, note }];
}

/** Why a search brought nothing, for people. */
export function nothingFoundReason(lookedIn: readonly LookedIn[]): string {
  if (lookedIn.length === 0) return 'No company was found.';
  const places = lookedIn.map(({ place, note }) => (note === null ? `${place}.` : `${place}: ${note}`));
  return `No company was found. Looked in ${places.join(' ')}`;
}
