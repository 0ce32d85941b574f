import type { ContactWords } from './contact-words.ts';
import type { NameWords } from './name-words.ts';
import type { SecretWords } from './secret-words.ts';
import type { BriefWords } from './brief-words.ts';
import type { BusinessFieldWords } from './business-field-words.ts';
import type { PageWords } from './page-words.ts';
import type { PlaceWords } from './place-words.ts';
import type { PlanningWords } from './planning-words.ts';
import type { TitleWords } from './title-words.ts';
import type { ResearchWords } from './research-words.ts';
import type { StatementWords } from './statement-words.ts';
import type { EnquiryWords } from './enquiry-words.ts';
import type { ModelGuidance } from './model-guidance.ts';
import type { MailWords } from './mail-words.ts';
import type { OccasionWords } from './occasion-words.ts';
import type { TopicWords } from './topic-words.ts';
import type { CheckingWords } from './checking-words.ts';
import type { AnsweringWords } from './answering-words.ts';
import type { ComposingWords } from './composing-words.ts';
import type { Courtesies } from './courtesies.ts';
import type { DraftPhrases } from './draft-phrases.ts';
import type { PlayWords } from './play-words.ts';
import type { Lexicon } from './lexicon.ts';
import type { LimitWords } from './limit-words.ts';
import type { ReadingWords } from './reading-words.ts';
import type { OptOutContext } from './opt-out-context.ts';
import type { OptOutWords } from './opt-out-words.ts';
import type { ReplyVocabulary } from './reply-vocabulary.ts';
import type { InstructionWords } from './instruction-words.ts';
import type { RuleWords } from './rule-words.ts';
import type { TextWords } from './text-words.ts';
import type { ReplyWords } from './reply-words.ts';

/**
 * All words of one language. `docs/design/languages.md` says how to add a language. Rules that concern text in any
 * language use the groups of all packs together; other rules use the pack of the text's language.
 */
export interface LanguagePack {
  /** The code of the language in ISO 639-1, for example `en`. */
  readonly code: string;
  /** The words that the verifier of drafts knows, for example that "we" is the speaker. */
  readonly lexicon: Lexicon;
  /** How a statement limits its fact, for example "only on request". */
  readonly limits: LimitWords;
  /** What texts about a company tell as news, for example "opened a shop". */
  readonly reading: ReadingWords;
  /** How the built-in composer phrases a first message, for example its greeting. */
  readonly draftPhrases: DraftPhrases;
  /** How a seller's plays are written, for example where a slot may stand. */
  readonly plays: PlayWords;
  /** The closed list of sentences of an answer that state nothing, for example "Thank you for your message." */
  readonly courtesies: Courtesies;
  /** How people ask for no more messages, for example "take me off your list". */
  readonly optOuts: OptOutWords;
  /** What makes words of an opt-out mean something else, for example "I have unsubscribed from yours". */
  readonly optOutContext: OptOutContext;
  /** What the rest of a reply is about, for example an absence, a bounce or a meeting. */
  readonly replies: ReplyWords;
  /** What single words of replies mean, for example that "quote" is about a price. */
  readonly replyVocabulary: ReplyVocabulary;
  /** What the built-in composer looks for in texts, for example the verbs of what companies do. */
  readonly composing: ComposingWords;
  /** How an answer refers to an enquiry, for example "You asked about prices." */
  readonly answering: AnsweringWords;
  /** Words of subjects and of short enquiries, for example "a short question". */
  readonly checking: CheckingWords;
  /** How a model should write in this language, with sentences that are kept and refused. */
  readonly modelGuidance: ModelGuidance;
  /** The parts of a mail: its quotations, signature and broken lines. */
  readonly mail: MailWords;
  /** What enquiries are about, for example prices. */
  readonly topics: TopicWords;
  /** How people ask, and how the seller's texts answer, for example "how long does it take". */
  readonly enquiries: EnquiryWords;
  /** How messages differ that are no enquiries, for example applications. */
  readonly occasions: OccasionWords;
  /** How texts doubt, end, address and name things, for the verifier. */
  readonly statements: StatementWords;
  /** What texts about a company say, and what a brief asks of a draft. */
  readonly research: ResearchWords;
  /** How texts are divided into sentences, words and numbers, for example the names of the months. */
  readonly texts: TextWords;
  /** How people state writing rules, for example "at most 90 words". */
  readonly rules: RuleWords;
  /** Orders to a program or a writer, for example "ignore all previous instructions". */
  readonly instructions: InstructionWords;
  /** Returns what all forms of a lower-case word share. Forms of a verb for "we" and for "you" have the same stem. */
  stem(word: string): string;
  /** What job titles say of a person's function and authority, for example "sales manager". */
  readonly titles: TitleWords;
  /** Names of people, and words near them that are no names. */
  readonly names: NameWords;
  /** How addresses, lists and pages name people and what belongs to them. */
  readonly contacts: ContactWords;
  /** How texts and forms name passwords, codes and keys. */
  readonly secrets: SecretWords;
  /** How a brief describes wanted and unwanted companies. */
  readonly briefs: BriefWords;
  /** The phrases of business fields, for example "furniture store". */
  readonly businessFields: BusinessFieldWords;
  /** Texts of links, addresses and headings on sites of companies. */
  readonly pages: PageWords;
  /** Names of countries, regions and cities, and how texts refer to them. */
  readonly places: PlaceWords;
  /** What a brief asks of the reader, for example "a short call", and what people of a function care about. */
  readonly planning: PlanningWords;
}
