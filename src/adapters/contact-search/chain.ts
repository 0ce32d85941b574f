import { mergePeople } from '../../domain/merge-found.ts';
import { rankByRoles } from '../../domain/roles.ts';
import type { ContactSearchResult, ContactSearch, ContactSearchRequest } from '../../ports/contact-search.ts';
import { queryUntilEnough } from '../query-sources.ts';

/**
 * Several finders as one: each is asked until there are as many people as are wanted who fit and have an e-mail
 * address. Where one fails, what the others found is answered and the failure noted; where all fail, the first failure
 * is thrown.
 */
export function createContactSearchChain(finders: readonly ContactSearch[]): ContactSearch {
  return {
    async find(wanted, { limit, signal }) {
      const { answers, ...turns } = await queryUntilEnough(finders, {
        query: (finder) => finder.find(wanted, { limit, signal }),
        isEnough: (given) => countFitting(given, wanted) >= (wanted.person === null ? limit : 1),
        signal,
      });
      const people = ranked(answers, wanted).slice(0, limit);
      return { people: people.map(({ fit: _fit, ...person }) => person), ...turns };
    },
  };
}

function ranked(answers: readonly ContactSearchResult[], { roles }: ContactSearchRequest) {
  return rankByRoles(mergePeople(answers.map(({ people }) => people)), roles);
}

/** How many can be written to and are no stopgap for those who are wanted. */
function countFitting(answers: readonly ContactSearchResult[], wanted: ContactSearchRequest): number {
  const fits = new Set(wanted.roles.length > 0 ? ['role', 'function'] : ['decides']);
  const fitting = ranked(answers, wanted).filter(
    ({ kind, email, fit }) =>
      kind === 'person' && email !== null && (wanted.person !== null || fits.has(fit.by)),
  );
  return fitting.length;
}
