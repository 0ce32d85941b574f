import { companyNameKey, nameMatch } from '../../domain/company-name.ts';
import type { Cleaned } from '../../domain/found.ts';
import type { FoundCompany } from '../../domain/prospect.ts';
import type { CompanyAnswer } from '../../ports/directory.ts';

/** What a place knows, and why it is not more. `remark` is what to know about the place's answers. */
export function answerWith(
  place: string,
  { kept, leftOut }: Cleaned<FoundCompany>,
  remark: string | null = null,
): CompanyAnswer {
  const notes = [leftOut, kept.length === 0 ? 'It knows none that fits.' : remark].filter(
    (note) => note !== null,
  );
  return { companies: kept, lookedIn: [{ place, found: kept.length, note: notes.join(' ') || null }] };
}

/** The answer of a place that cannot know what is asked for. */
export function answerWithNone(place: string, note: string): CompanyAnswer {
  return { companies: [], lookedIn: [{ place, found: 0, note }] };
}

/** Those that go by a name: the same before longer ones, and at most `limit`. */
export function thoseNamed(
  { kept, leftOut }: Cleaned<FoundCompany>,
  name: string,
  limit: number,
): Cleaned<FoundCompany> {
  const wanted = companyNameKey(name);
  const match = (company: FoundCompany): number => nameMatch(companyNameKey(company.name), wanted);
  const named = kept.filter((company) => match(company) > 0).sort((one, other) => match(other) - match(one));
  return { kept: named.slice(0, limit), leftOut };
}
