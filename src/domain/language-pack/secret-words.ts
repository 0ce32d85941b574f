import type { Phrases, Words } from './phrases.ts';

/** How texts and forms name passwords, codes and keys, and what is no secret after such a name. */
export interface SecretWords {
  /** Names of passwords, which may be words. Names are in lower case, without marks and punctuation. */
  readonly passwords: Phrases;
  /** Names of codes, which are numbers, for example "pin code". */
  readonly codes: Phrases;
  /** Names of keys, cards and personal ids, which are never words, for example "api key". */
  readonly keys: Phrases;
  /** Beginnings that each of these names contains, for a fast check: "pass". */
  readonly beginnings: Phrases;
  /** What is about secrets: a subject before a matter ("password" "policy"), and counts ("number of"). */
  readonly subjects: Phrases;
  readonly matters: Phrases;
  readonly counts: Phrases;
  /** Several secrets, and beginnings of questions: a long name with one is a question about a procedure. */
  readonly plurals: Phrases;
  readonly questions: Phrases;
  /** Words that make such a question one for the reader's own secret, for example "your". */
  readonly yours: Phrases;
  /** Names of passwords that only texts use, at the end of a phrase, for example "pass" but not "boarding pass". */
  readonly passwordsInText: Phrases;
  /** Names whose secret is a row of words, for example "seed phrase". */
  readonly rowsOfWords: Phrases;
  /** Nouns at the end of a phrase that is only about a secret, for example "policy" and "reset". */
  readonly nounsAbout: Phrases;
  /** Words for the owner of a secret, for example "my". */
  readonly owners: Phrases;
  /** Words for a code after the name of a secret, for example "number". */
  readonly codeWords: Phrases;
  /** The whole names that mean a secret code only with a word for the owner, for example "your code". */
  readonly ownedCodes: Phrases;
  /** Words between two clauses, and words before the next clause, for example "and" and "but". */
  readonly clauseBreaks: Phrases;
  readonly clauseEnds: Phrases;
  /** Words that join two secrets, for example "or". */
  readonly joiners: Phrases;
  /** Words before the purpose of a secret, and before anything else that follows its name, for example "for". */
  readonly purposes: Phrases;
  readonly continuations: Phrases;
  /** Verbs between a name and its value, with their adverbs: "the password is still hunter2". */
  readonly links: Phrases;
  readonly adverbs: Phrases;
  /** Words between a value and the name after it: "hunter2 as my password". */
  readonly comparisons: Words;
  /** Words before a new value after a verb of change: "set the password to hunter2". */
  readonly results: Words;
  readonly changes: Phrases;
  /** Endings of ordinal numbers, for example "th". */
  readonly ordinals: Phrases;
  /** What follows a number that is a measure: "or more" and beginnings of units such as "char". */
  readonly orMore: Phrases;
  readonly units: Phrases;
  /** Endings of words that describe things, for example "ing". */
  readonly descriptiveEndings: Phrases;
  /** Words that describe a secret, such as "wrong", and small words, such as "the": none of them is a secret. */
  readonly descriptions: Words;
}
