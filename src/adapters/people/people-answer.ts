import { counted } from '../../domain/counted.ts';
import { companyDomain } from '../../domain/company-domain.ts';
import type { Cleaned } from '../../domain/found.ts';
import type { FoundPerson } from '../../domain/prospect.ts';
import type { PeopleAnswer, PeopleWanted } from '../../ports/people.ts';

/** The registrable domain whose people are wanted; null where it is not known. */
export function domainOf({ company }: PeopleWanted): string | null {
  return companyDomain(company.domain ?? '') ?? companyDomain(company.website ?? '');
}

/** What a place knows, and why it is not more. */
export function answerWithPeople(
  place: string,
  { kept, leftOut }: Cleaned<FoundPerson>,
  remark: string | null = null,
): PeopleAnswer {
  const notes = [kept.length === 0 ? 'It knows nobody who fits.' : null, leftOut, remark].filter(
    (note) => note !== null,
  );
  return { people: kept, lookedIn: [{ place, found: kept.length, note: notes.join(' ') || null }] };
}

/** People are asked for by domain alone, for two companies may share a name. */
export function answerWithoutDomain(place: string): PeopleAnswer {
  return {
    people: [],
    lookedIn: [{ place, found: 0, note: 'It is asked by the domain, which is not known.' }],
  };
}

/** Says how many addresses were left; null where none was. `which` is read after "addresses". */
export function notTaken(count: number, which: string): string | null {
  if (count === 0) return null;
  return `${counted(count, `address ${which} was`, `addresses ${which} were`)} not taken.`;
}
