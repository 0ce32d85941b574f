import type { Phrases } from './phrases.ts';
import type { Grammar } from './grammar.ts';

/**
 * Whether a statement is sure, a wish, in the past and so on. A claim and its evidence must agree in it: "we plan to
 * open" does not support "you open".
 */
export type Modality = 'future' | 'possible' | 'duty' | 'wish' | 'ended' | 'condition' | 'occasion';

/** How a number is hedged: "over 300", "under 300", "nearly 300", "up to 300", "at least 300". */
export type Hedge = 'more' | 'less' | 'near' | 'most' | 'least';

/** The words of one language that the verifier knows. All single words are lower case. */
export interface Lexicon {
  /** How sentences are built, for example whether the verb stands before its subject. */
  readonly grammar: Grammar;
  /** Words that carry no fact: articles, prepositions, pronouns, auxiliaries, conjunctions. */
  readonly connecting: ReadonlySet<string>;
  /** Words with which a writer says where a fact was found: "I noticed on your site that". */
  readonly framing: ReadonlySet<string>;
  /** Words with which a sender relates own facts to a reader. Allowed in claims about the sender alone. */
  readonly offering: ReadonlySet<string>;
  /** Words of questions, calls to action and subjects. */
  readonly inviting: ReadonlySet<string>;
  /** Words that name a condition under which the fact does not hold: "unless". */
  readonly exceptIf: ReadonlySet<string>;
  /** Adverbs that a statement may lose between its subject and its verb without becoming false. */
  readonly filler: ReadonlySet<string>;
  /** Adverbs without which a statement says the same wherever they stand: "also". */
  readonly emptyAdverbs: ReadonlySet<string>;
  readonly negation: ReadonlySet<string>;
  readonly modality: ReadonlyMap<string, Modality>;
  readonly hedge: ReadonlyMap<string, Hedge>;
  /** Words that compare. They must be in the evidence in the same form. */
  readonly comparison: ReadonlySet<string>;
  readonly comparisonEnding: RegExp;
  /** Words before "than". Example: "more", "faster". */
  readonly comparative: RegExp;
  /** Words before a superlative that weaken it: "one of the largest". */
  readonly partitive: ReadonlySet<string>;
  readonly numberWords: ReadonlyMap<string, number>;
  /** Pronouns of the speaker as the subject of a sentence. */
  readonly firstSubject: ReadonlySet<string>;
  /** Pronouns of the speaker in every form but the subject. */
  readonly firstOther: ReadonlySet<string>;
  /** Forms that can only be the object of a sentence. Example: "us" in "Beta acquired us". */
  readonly firstObject: ReadonlySet<string>;
  /** Words with which a text names its own company again: "the company operates", "it". */
  readonly selfNouns: ReadonlySet<string>;
  /** Those of them that can mean any thing: "it", "they". */
  readonly pronouns: ReadonlySet<string>;
  /** Words for what belongs to somebody named before: "its depot". */
  readonly owners: ReadonlySet<string>;
  /** Words of company names that say what the company does or is: "Foods", "Sons". */
  readonly tradeNames: ReadonlySet<string>;
  /** First words of company names that alone mean something else: "Northern", "Green". */
  readonly ordinaryNames: Phrases;
  /** Verbs whose subject is a company, even if another thing was named before: "it was founded". */
  readonly companyVerb: RegExp;
  /** The last word of a description of a company without a verb: "German discount retailer chain". */
  readonly companyKind: RegExp;
  /** Verbs that continue a description: "a chain that operates", not "a chain that Beta bought". */
  readonly describing: ReadonlySet<string>;
  /** Words that introduce a new thing into a text: "a", "another". */
  readonly indefinite: ReadonlySet<string>;
  /** Relative pronouns that are the subject of their clause. Example: "a chain that operates". */
  readonly relative: ReadonlySet<string>;
  /** All pronouns that open a relative clause. Example: "whose". */
  readonly relativePronouns: ReadonlySet<string>;
  /** Articles that open a relative clause after a comma. Example: "der". */
  readonly relativeAfterComma: ReadonlySet<string>;
  /** Articles before the description of a name. Example: "Acme, a maker of tiles". */
  readonly articles: ReadonlySet<string>;
  /** Words after which a form of a verb is a noun or an adjective. Example: "your planning". */
  readonly beforeNouns: ReadonlySet<string>;
  readonly second: ReadonlySet<string>;
  /** Those of them that mean somebody else in lower case. */
  readonly thirdWhenSmall: ReadonlySet<string>;
  /** Words for things of the reader, and for things of the speaker: "your", "our". */
  readonly possessive: ReadonlySet<string>;
  /** Verbs that go with another verb or say what the subject is: "has", "is". */
  readonly auxiliary: ReadonlySet<string>;
  /** Past forms of verbs for what lasted a time and may be over: "had", "operated". */
  readonly pastVerbs: ReadonlySet<string>;
  /** Present forms of "have" and "be". */
  readonly present: ReadonlySet<string>;
  /** Verbs that say what something is: "is", "are". */
  readonly copulas: ReadonlySet<string>;
  /** Words before a participle for what is true now: "has opened", "is located". */
  readonly perfect: ReadonlySet<string>;
  /** Auxiliaries of the passive: "was" in "was acquired". */
  readonly passive: ReadonlySet<string>;
  readonly conjunctions: ReadonlySet<string>;
  /** Those that join two predicates of one subject. Example: "and", "but". */
  readonly coordinating: ReadonlySet<string>;
  /** Words that concede something. Example: "though". */
  readonly conceding: ReadonlySet<string>;
  readonly complementisers: ReadonlySet<string>;
  /** Words before a clause that states a fact: "that", "because". */
  readonly asserting: ReadonlySet<string>;
  /** Words that point back to what was said before: "them", "which". */
  readonly backward: ReadonlySet<string>;
  /** Words that mean something said before, besides pronouns of companies. Example: "this", "there". */
  readonly pointing: ReadonlySet<string>;
  /** Words that give a cause, a consequence or an order in time: "because", "so", "after". */
  readonly causal: ReadonlySet<string>;
  /** Words of ability. Negated, they say something else than a plain negation: "cannot". */
  readonly ability: ReadonlySet<string>;
  /** Words that say which of several times is meant: "next", "last". */
  readonly deictic: ReadonlySet<string>;
  /** The word between two things that are compared: "than". */
  readonly than: string;
  readonly prepositions: ReadonlySet<string>;
  /** What a preposition says about its noun: where something is, where it comes from, where it goes. */
  readonly directions: ReadonlyMap<string, string>;
  /** Words that say for how many something is true: "every", "most". */
  readonly quantifiers: ReadonlySet<string>;
  /** A word for a part of something: "half", "a third". */
  readonly parts: RegExp;
  /** Words between a part and its whole: "of". */
  readonly ofWhole: ReadonlySet<string>;
  /** Verbs whose form shows that they have a subject: "opened". */
  readonly finiteVerb: RegExp;
  /** Prepositions before the name of a place. */
  readonly places: ReadonlySet<string>;
  /** Words between the names in a list of places. Example: "and", "northern". */
  readonly placeListWords: ReadonlySet<string>;
  /** Words before the first year of what is still true. Example: "since 2015". */
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
  /** Words for an earlier message. They are true only in a thread. */
  readonly earlierMessage: RegExp;
}
