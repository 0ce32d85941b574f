import { mergePeople } from '../../domain/merge-found.ts';
import { rankByRoles } from '../../domain/roles.ts';
import type { ContactSearchResult, ContactSearch, ContactSearchRequest } from '../../ports/contact-search.ts';
import { queryUntilEnough } from '../query-sources.ts';

/**
 * Combines several finders. It queries them in turn until enough people who fit and have an e-mail address are found.
 * If one fails, `lookedIn` reports the failure. If all fail, the first failure is thrown.
 */
export function createContactSearchChain(finders: readonly ContactSearch[]): ContactSearch {
  return {
    async find(request, { limit, signal }) {
      const { results, ...report } = await queryUntilEnough(finders, {
        query: (finder) => finder.find(request, { limit, signal }),
        isEnough: (found) => countFitting(found, request) >= (request.person === null ? limit : 1),
        signal,
      });
      const people = rankPeople(results, request).slice(0, limit);
      return { people: people.map(({ fit: _fit, ...person }) => person), ...report };
    },
  };
}

function rankPeople(results: readonly ContactSearchResult[], { roles }: ContactSearchRequest) {
  return rankByRoles(mergePeople(results.map(({ people }) => people)), roles);
}

/** Counts the people who have an address and fit the wanted roles. */
function countFitting(results: readonly ContactSearchResult[], request: ContactSearchRequest): number {
  const fits = new Set(request.roles.length > 0 ? ['role', 'function'] : ['decides']);
  const fitting = rankPeople(results, request).filter(
    ({ kind, email, fit }) =>
      kind === 'person' && email !== null && (request.person !== null || fits.has(fit.by)),
  );
  return fitting.length;
}
