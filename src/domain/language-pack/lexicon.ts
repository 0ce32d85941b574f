import type { Grammar } from './grammar.ts';

/**
 * What a statement says about how sure, wished or past a fact is. A claim and its evidence must agree in it:
 * "we plan to open" does not support "you open".
 */
export type Modality = 'future' | 'possible' | 'duty' | 'wish' | 'ended' | 'condition';

/** How a number is hedged: "over 300", "nearly 300", "up to 300". */
export type Hedge = 'more' | 'less' | 'near' | 'bound';

/** The words of one language that the verifier knows. All single words are lower case. */
export interface Lexicon {
  readonly grammar: Grammar;
  /** Words that carry no fact: articles, prepositions, pronouns, auxiliaries, conjunctions. */
  readonly connecting: ReadonlySet<string>;
  /** Words with which a writer says how a fact was met: "I noticed on your site that". */
  readonly framing: ReadonlySet<string>;
  /** Words with which a sender ties own facts to a reader. Allowed in claims about the sender alone. */
  readonly offering: ReadonlySet<string>;
  /** Words of questions, calls to action and subjects. */
  readonly inviting: ReadonlySet<string>;
  /** Adverbs that a statement may lose between its subject and its verb without becoming false. */
  readonly filler: ReadonlySet<string>;
  readonly negation: ReadonlySet<string>;
  readonly modality: ReadonlyMap<string, Modality>;
  readonly hedge: ReadonlyMap<string, Hedge>;
  /** Words that compare; their exact form must stand in the evidence. */
  readonly comparison: ReadonlySet<string>;
  readonly comparisonEnding: RegExp;
  /** Words before "than". Example: "more", "faster". */
  readonly comparative: RegExp;
  /** Words before a superlative that weaken it: "one of the largest". */
  readonly partitive: ReadonlySet<string>;
  readonly numberWords: ReadonlyMap<string, number>;
  /** Pronouns of the speaker as the subject of a sentence. */
  readonly firstSubject: ReadonlySet<string>;
  /** Pronouns of the speaker in every form, the subject apart. */
  readonly firstOther: ReadonlySet<string>;
  /** Forms that can only be the object of a sentence: in "Beta acquired us" the speaker acquired nobody. */
  readonly firstObject: ReadonlySet<string>;
  /** Nouns with which a text names its own company again: "the company operates". */
  readonly selfNouns: ReadonlySet<string>;
  /** Those of them that can stand for any thing: "it", "they". */
  readonly pronouns: ReadonlySet<string>;
  /** Words for what belongs to one of whom was spoken: "its depot". */
  readonly owners: ReadonlySet<string>;
  /** Verbs of which a company is the subject, whatever other thing was named before: "it was founded". */
  readonly companyVerb: RegExp;
  /** The last word of a description of a company without a verb: "German discount retailer chain". */
  readonly companyKind: RegExp;
  /** Verbs that go on with a description: "a chain that operates", not "a chain that Beta bought". */
  readonly describing: ReadonlySet<string>;
  /** Words that bring a new thing into a text: "a", "another". */
  readonly indefinite: ReadonlySet<string>;
  /** Relative pronouns that are the subject of their clause. Example: "a chain that operates". */
  readonly relative: ReadonlySet<string>;
  /** All pronouns that open a relative clause. Example: "whose". */
  readonly relativePronouns: ReadonlySet<string>;
  /** Articles that open a relative clause behind a comma. Example: "der". */
  readonly relativeBehindComma: ReadonlySet<string>;
  /** Articles before the description of a name. Example: "Acme, a maker of tiles". */
  readonly articles: ReadonlySet<string>;
  /** Words behind which a form of a verb is used as a noun or an adjective. Example: "your planning". */
  readonly beforeNouns: ReadonlySet<string>;
  readonly second: ReadonlySet<string>;
  /** Those of them that mean somebody else in lower case. */
  readonly thirdWhenSmall: ReadonlySet<string>;
  /** Words for what is the reader's, and for what is the speaker's. */
  readonly possessive: ReadonlySet<string>;
  /** Verbs that help another one or join a subject to what it is. */
  readonly auxiliary: ReadonlySet<string>;
  /** Past forms of verbs that tell how something was for a time: "had", "operated". */
  readonly bygone: ReadonlySet<string>;
  /** Present forms of "have" and "be". */
  readonly present: ReadonlySet<string>;
  /** Words with which a participle tells how something is now. Example: "has opened", "is located". */
  readonly perfect: ReadonlySet<string>;
  /** Auxiliaries of the passive, in which the subject is the one to whom something is done. */
  readonly passive: ReadonlySet<string>;
  readonly conjunctions: ReadonlySet<string>;
  /** Those that join two predicates of one subject. Example: "and", "but". */
  readonly coordinating: ReadonlySet<string>;
  /** Words that concede something. Example: "though". */
  readonly conceding: ReadonlySet<string>;
  readonly complementisers: ReadonlySet<string>;
  /** Words before a clause that states something, whatever the sentence around it does: "that", "because". */
  readonly asserting: ReadonlySet<string>;
  /** Words that point back to what was said before: "them", "which". */
  readonly backward: ReadonlySet<string>;
  /** Words that mean something said before, besides pronouns of companies. Example: "this", "there". */
  readonly pointing: ReadonlySet<string>;
  /** Words that give a cause, a consequence or an order in time: "because", "so", "after". */
  readonly causal: ReadonlySet<string>;
  /** Words of ability, which a negation turns into something else: "cannot". */
  readonly ability: ReadonlySet<string>;
  /** Words that say which of several times is meant: "next", "last". */
  readonly deictic: ReadonlySet<string>;
  /** The word between two things that are compared: "than". */
  readonly than: string;
  readonly prepositions: ReadonlySet<string>;
  /** What a preposition says of its noun: where something is, where it comes from, where it goes, … */
  readonly directions: ReadonlyMap<string, string>;
  /** Words that say of how many something holds; the word behind them says of which. */
  readonly quantifiers: ReadonlySet<string>;
  /** A word for a part of something: "half", "a third". */
  readonly parts: RegExp;
  /** Words between a part and its whole: "of". */
  readonly ofWhole: ReadonlySet<string>;
  /** Verbs whose form shows that they tell something of a subject: "opened". */
  readonly finiteVerb: RegExp;
  /** Prepositions before the name of a place. */
  readonly places: ReadonlySet<string>;
  /** Words between the names in a list of places. Example: "and", "northern". */
  readonly placeListWords: ReadonlySet<string>;
  /** Words before the first year of what still holds. Example: "since 2015". */
  readonly since: ReadonlySet<string>;
  readonly webWords: ReadonlySet<string>;
  /** Words that presuppose what they ask: "still", "again", "why". */
  readonly presupposing: ReadonlySet<string>;
  /** Endings that a name takes in this language. */
  readonly nameEndings: ReadonlySet<string>;
  readonly greetingOpener: RegExp;
  readonly greetingWords: ReadonlySet<string>;
  readonly signOff: RegExp;
  readonly questionOpener: RegExp;
  readonly invitationOpener: RegExp;
  /** A sentence that only names what the message is about: "I am writing to you about shift planning". */
  readonly topicSentence: RegExp;
  /** Words that name an earlier message; they are true in a thread alone. */
  readonly earlierMessage: RegExp;
}
