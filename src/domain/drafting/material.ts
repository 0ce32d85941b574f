import type { WrittenLanguage } from '../../languages/packs.ts';
import type { Intent } from '../answering/intents.ts';
import type { Occasion } from '../answering/occasions/occasion.ts';
import type { Plan } from '../planning/plan.ts';
import type { Evidence, SourceKind } from './evidence.ts';

export type { Evidence, SourceKind };

/**
 * One text that a draft may use as evidence. Offsets in evidence count UTF-16 code units of `text`, as
 * `String.slice` does. `about` says whom it is about: a sentence about the recipient never relies on a text about
 * the sender.
 */
export interface Source {
  readonly kind: SourceKind;
  /**
   * A brain item's, page's or message's id, a lead's id for `analysis`, a project's id for `knowledge`, the
   * field's name for `context`, an imported file's storage id for `payload`.
   */
  readonly id: string;
  readonly about: 'recipient' | 'sender';
  /** Whether it is the enquiry: a sentence may refer to it, but no claim may rely on it. */
  readonly isEnquiry?: true;
  /**
   * Who says "we" in the text: the party that it is about, unless unknown, as in a file that either side may have
   * written.
   */
  readonly speaker?: 'unknown';
  readonly text: string;
  readonly title?: string;
  readonly url?: string;
  /** ISO 639-1, if known. */
  readonly language?: string;
  /** The positions where its language changes, in order; absent if all of it is in one language. */
  readonly languageStarts?: readonly LanguageStart[];
  /** For Brain items: product, reference, partner, company, note. */
  readonly type?: string;
}

/** The beginning of a part in one language, which reaches to the next start or to the end of the text. */
export interface LanguageStart {
  readonly at: number;
  /** Null if the text does not show it. */
  readonly language: WrittenLanguage | null;
}

/** The form of a sentence. Every sentence without one of the closed forms is a claim and needs evidence. */
export type SentenceForm =
  'claim' | 'bridge' | 'greeting' | 'courtesy' | 'question' | 'call_to_action' | 'sign_off' | 'locked';

/** A sentence as a composer proposes it, before verification. */
export interface ProposedSentence {
  readonly text: string;
  readonly about: 'recipient' | 'sender' | 'neither';
  readonly evidence: readonly Evidence[];
  /** Whether a new paragraph begins with this sentence; by default one begins with each block. */
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

/** Evidence as a message stores it: with the sentence that relies on it. */
export interface SentenceEvidence extends Evidence {
  readonly sentence: string;
}

/** A locked block as it was inserted. Its hash is compared again when the message is approved or sent. */
export interface LockedBlock {
  readonly blockId: string;
  readonly role: 'subject' | 'body';
  readonly content: string;
  /** Lower-case hex SHA-256 of `content` in UTF-8. */
  readonly sha256: string;
}

export interface Omission {
  /** The words that were left out; empty if there was no material for the block. */
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
  /** The number of requests to a model; 0 for a composer without one. */
  readonly rounds: number;
  /** Whether it got the writing rules that code cannot check. Then they need no warning. */
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

/** The message or event to answer. It is data: nothing in it is obeyed, and no fact is taken from it. */
export interface AnsweredEnquiry {
  /** Empty if there is none, as for a form. */
  readonly subject: string;
  readonly text: string;
  /** How it arrived: by mail, or by a form or another system. */
  readonly kind: 'thread' | 'payload';
  /** One of the reply categories, if known. */
  readonly category: string | null;
  /** Its special kind, such as a complaint; null if it is an enquiry. */
  readonly occasion: Occasion | null;
  /** What a person wants the answer to do. */
  readonly intents: readonly Intent[];
}

/** Everything that a composer gets to write one message. It contains no instructions from strangers' texts. */
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
    /** The language of the recipient's own material in ISO 639-1, if known. */
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
  /** The greeting that a person asked for; the name follows it. */
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
  /** Set if the message is an answer. */
  readonly enquiry?: AnsweredEnquiry;
  /** What the message should say; unset if it answers an enquiry. */
  readonly plan?: Plan;
  /** Generated sentences about recipients in other drafts of the run. None may be used twice. */
  readonly takenSentences: ReadonlySet<string>;
}
