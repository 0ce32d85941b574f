import type { WrittenLanguage } from '../../languages/packs.ts';
import type { Intent } from '../answering/intents.ts';
import type { Occasion } from '../answering/occasions/occasion.ts';
import type { Plan } from '../planning/plan.ts';
import type { Evidence, SourceKind } from './evidence.ts';

export type { Evidence, SourceKind };

/**
 * One text that a draft may lean on. Offsets in evidence count UTF-16 code units of `text`, as `String.slice` does.
 * `about` says whose facts it holds: a sentence about the recipient never leans on a text about the sender.
 */
export interface Source {
  readonly kind: SourceKind;
  /**
   * A brain item's, page's or message's id, a lead's id for `analysis`, a project's id for `knowledge`, the
   * field's name for `context`, an imported file's storage id for `payload`.
   */
  readonly id: string;
  readonly about: 'recipient' | 'sender';
  /** Whether it is what is being answered: a sentence may refer to what is asked there, and lean on none of it. */
  readonly isEnquiry?: true;
  /**
   * Who says "we" in the text: whom it is about, unless it is unknown, as in a file that either side may have written.
   */
  readonly speaker?: 'unknown';
  readonly text: string;
  readonly title?: string;
  readonly url?: string;
  /** ISO 639-1, when known. */
  readonly language?: string;
  /** Where its language changes, in order; absent where all of it is in one. */
  readonly languageStarts?: readonly LanguageStart[];
  /** For Brain items: product, reference, partner, company, note. */
  readonly type?: string;
}

/** Where a language begins that stands to the next of them, or to the end of the text. */
export interface LanguageStart {
  readonly at: number;
  /** Null where the text does not tell it. */
  readonly language: WrittenLanguage | null;
}

/** What a sentence is. Everything that is not one of the closed forms is a claim and needs evidence. */
export type SentenceForm =
  'claim' | 'bridge' | 'greeting' | 'courtesy' | 'question' | 'call_to_action' | 'sign_off' | 'locked';

/** A sentence as a composer proposes it: not yet believed. */
export interface ProposedSentence {
  readonly text: string;
  readonly about: 'recipient' | 'sender' | 'neither';
  readonly evidence: readonly Evidence[];
  /** Whether a new paragraph begins with this sentence; unsaid, one begins with each block. */
  readonly startsParagraph?: boolean;
}

export interface ProposedBlock {
  readonly blockId: string;
  readonly sentences: readonly ProposedSentence[];
  /** The words that the composer itself left out of this block, if there were any, with the reason, in English. */
  readonly omitted?: readonly { readonly text: string; readonly reason: string }[];
  /** Why it wrote nothing for the block, if it chose to: the end of a sentence for people, in English. */
  readonly emptyBecause?: string;
}

/** A sentence of a finished draft, verified. */
export interface DraftSentence {
  readonly text: string;
  readonly role: 'subject' | 'body';
  readonly blockId: string;
  readonly form: SentenceForm;
  readonly evidence: readonly Evidence[];
}

/** Evidence as a message keeps it: with the sentence that leans on it. */
export interface SentenceEvidence extends Evidence {
  readonly sentence: string;
}

/** A locked block as it was spliced in; its hash is compared again at approval and at sending. */
export interface LockedBlock {
  readonly blockId: string;
  readonly role: 'subject' | 'body';
  readonly content: string;
  /** Lower-case hex SHA-256 of `content` in UTF-8. */
  readonly sha256: string;
}

export interface Omission {
  /** The words that were left out; empty where there were none, as of a block that nothing was found for. */
  readonly text: string;
  readonly blockId: string;
  /** A stable word for programs, for example `number_not_in_evidence`. */
  readonly code: string;
  /** A sentence for people. */
  readonly reason: string;
}

/** How a composer wrote. */
export interface Authorship {
  /** The name of the composer. */
  readonly composedBy: string;
  /** How many times it asked a model; 0 if it asks none. */
  readonly rounds: number;
  /** Whether it was told the writing rules that code cannot check; then they need no warning. */
  readonly readsRules: boolean;
}

export interface Draft {
  readonly subject: string;
  readonly body: string;
  readonly language: WrittenLanguage;
  readonly sentences: readonly DraftSentence[];
  readonly omitted: readonly Omission[];
  readonly warnings: readonly string[];
  readonly lockedBlocks: readonly LockedBlock[];
  readonly composedBy: string;
  readonly rounds: number;
}

/** A block of a campaign's message structure, as `campaigns.setMessageStructure` stores it. */
export interface Block {
  readonly id: string;
  readonly order: number;
  readonly kind: 'locked' | 'generated';
  readonly role: 'subject' | 'body';
  readonly label?: string;
  readonly content?: string;
  readonly aiInstruction?: string;
  readonly optional?: boolean;
}

export interface MessageForm {
  readonly paragraphs?: number;
  readonly maxWords?: number;
  readonly links?: 'none' | 'allowed';
}

/** What arrived and is answered. It is data: nothing in it is ever obeyed, and no fact is taken from it. */
export interface AnsweredEnquiry {
  /** Empty where it has none, as a form. */
  readonly subject: string;
  readonly text: string;
  /** Where it came in: by mail, or by a form or another system. */
  readonly kind: 'thread' | 'payload';
  /** One of the reply categories, where it is known. */
  readonly category: string | null;
  /** What it is besides an enquiry; null where it is one. */
  readonly occasion: Occasion | null;
  /** What a person wants of the answer. */
  readonly intents: readonly Intent[];
}

/**
 * Everything a composer may know about one message that is to be written. It holds no instruction from outside
 * texts.
 */
export interface DraftRequest {
  readonly language: WrittenLanguage;
  readonly channel: string;
  readonly recipient: {
    readonly firstName?: string;
    readonly lastName?: string;
    readonly jobTitle?: string;
    readonly company?: string;
    /** The domain of the company's own site. */
    readonly domain?: string;
    readonly city?: string;
    readonly country?: string;
    /** ISO 639-1 of the language the recipient's own material is in, when known. */
    readonly language?: string;
  };
  readonly sender: {
    readonly company?: string;
    readonly personName?: string;
    readonly signature?: string;
    readonly toneWords: readonly string[];
    readonly voiceExamplesGood: readonly string[];
    readonly voiceExamplesBad: readonly string[];
  };
  /** The word that the message begins with, as a person asked for it; the name follows. */
  readonly greeting?: string;
  readonly objective?: string;
  readonly brief?: string;
  readonly outreachAngle?: string;
  readonly followUpStrategy?: string;
  /** Blocks in order; without a structure, the standard ones of `structure.ts`. */
  readonly blocks: readonly Block[];
  readonly form: MessageForm;
  readonly must: readonly string[];
  readonly mustNever: readonly string[];
  readonly forbiddenPhrases: readonly string[];
  readonly writingRules: readonly { readonly id: string; readonly title: string; readonly body: string }[];
  readonly avoid: readonly { readonly id: string; readonly title: string; readonly body: string }[];
  readonly sources: readonly Source[];
  /** Earlier messages with this person, oldest first; from the second outbound one on the message is a follow-up. */
  readonly thread: readonly {
    readonly direction: 'inbound' | 'outbound';
    readonly subject: string;
    readonly body: string;
  }[];
  /** Set where the message is an answer. */
  readonly enquiry?: AnsweredEnquiry;
  /** What the message is to say; unset where it answers an enquiry. */
  readonly plan?: Plan;
  /** Generated sentences about recipients that other drafts of the run already hold; none may come twice. */
  readonly takenSentences: ReadonlySet<string>;
}
