import type { StatementWords } from '../../domain/language-pack/statement-words.ts';
import { phrases } from '../notation/phrases.ts';
import { words } from '../notation/words.ts';

export const statements: StatementWords = {
  doubt: {
    pointer: 'this|that|these|those|they|them|all|both|which|it (>is (no longer|not) (true|the case|so))',
    neighbour: 'this|that|it|the (claim|report|story|news)',
    ended: phrases`
      no longer|none of (this|these|it|them)|not any ?more|any ?more|used to be|ended|outdated|obsolete|out of date|
      incorrect|(was|were|been|are|is|got) (all |both |since |later |then )?(closed|sold|shut|discontinued|divested|
      cancelled|dissolved|wound)|closed (down|in|at)|
      (closed|sold|shut|left|divested|discontinued|lost) (them|these|those|all|both|it)(!> +s)
    `,
    withdrawal: phrases`
      hoax|untrue|not true|is false|are false|was false|fake news|satir+|not real|denied|withdrawn|retracted|revoked|
      fraud inquiry|rescinded|(close|closes|shut|shuts|end) for good
    `,
  },
  addressing: {
    verbs: words('reply write send answer forward respond talk speak turn'),
    verbsOfPerson: words('contact call ask email e-mail'),
    prepositions: words('to'),
  },
  rivals: 'rival|competitor',
  headingsOfOthers: phrases`
    competitor|rival|customer|client|supplier|vendor|partner|reference|owner|parent|investor|acquirer|buyer|tenant|
    neighbour|landlord
  `,
};
