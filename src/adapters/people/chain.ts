import { mergePeople } from '../../domain/merge-found.ts';
import type { PeopleAnswer, PeopleFinder } from '../../ports/people.ts';
import { askInTurn } from '../ask-in-turn.ts';

/**
 * Several finders as one: each is asked until there are as many people with an e-mail address as are wanted. Where one
 * fails, what the others found is answered and the failure noted; where all fail, the first failure is thrown.
 */
export function createPeopleChain(finders: readonly PeopleFinder[]): PeopleFinder {
  return {
    async find(wanted, { limit, signal }) {
      const { answers, lookedIn } = await askInTurn(finders, {
        ask: (finder) => finder.find(wanted, { limit, signal }),
        isEnough: (given) =>
          peopleOf(given).filter(isReachable).length >= (wanted.person === null ? limit : 1),
        signal,
      });
      return { people: peopleOf(answers).slice(0, limit), lookedIn };
    },
  };
}

function peopleOf(answers: readonly PeopleAnswer[]) {
  return mergePeople(answers.map(({ people }) => people));
}

function isReachable({ kind, email }: PeopleAnswer['people'][number]): boolean {
  return kind === 'person' && email !== null;
}
