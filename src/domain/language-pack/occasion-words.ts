import type { Phrases } from './phrases.ts';

/** How messages differ that are no enquiries. Phrases are whole words if nothing else is said. */
export interface OccasionWords {
  readonly application: {
    /** Says that the writer applies for work. Example: `my cv`. */
    readonly applies: Phrases;
    /** Who asks for an offer does not apply for work. Example: `apply for a trial`. */
    readonly asksForOffer: Phrases;
  };
  readonly meetings: {
    /** Example: `booked|scheduled`. */
    readonly isBooked: Phrases;
    /** What is booked. Example: `calls?|half an hour`. */
    readonly meeting: Phrases;
    /** The beginning of a subject with which calendars confirm a meeting. Example: `accepted: `. */
    readonly confirmationSubject: Phrases;
    /** The calendar of the reader, also within words. Example: `your calendar`. */
    readonly ownCalendar: Phrases;
    /** Wishes, questions and denials, and meetings with others. Example: `would|not|another`. */
    readonly unsettled: Phrases;
    /** Parts of words that call a meeting off or move it. Example: `cancel|resched`. */
    readonly calledOffOrMoved: Phrases;
    /** Says that a meeting is off. Example: `cancell?ed`. */
    readonly calledOff: Phrases;
    /** Labels of a calendar's fields. Example: `location|duration`. */
    readonly fields: Phrases;
    /** Labels of fields with the place. Example: `location|venue`. */
    readonly placeField: Phrases;
    /** Parts of labels of fields with another time. Example: `end|created`. */
    readonly otherTimeField: Phrases;
    /** Stands beside the time that a meeting had before. Example: `instead of`. */
    readonly insteadOf: Phrases;
  };
  readonly orders: {
    /** Orders or accepts an offer. Example: `we accept your offer`. */
    readonly orders: Phrases;
    /** A sentence with one of these orders nothing. Example: `if|before|not`. */
    readonly unless: Phrases;
  };
  readonly complaints: {
    /** Complains about the reader's work or product. Example: `disappointed with your`. */
    readonly complains: Phrases;
    /** A sentence with one of these is no complaint. Example: `if|whether`. */
    readonly unless: Phrases;
  };
  /** Messages that sell to the reader. */
  readonly pitches: {
    /** Begins an offer. Example: `we (offer|help)`. */
    readonly offers: Phrases;
    /** Services that are offered to companies of any kind. Example: `link building`. */
    readonly services: Phrases;
    /** Stands before such a service of the writer's own. Example: `our`. */
    readonly writersOwn: Phrases;
    /** What a business gains, as the beginning of words. Example: `double your`. */
    readonly businessGain: Phrases;
    /** Makes the offer to the reader. Example: `save you`. */
    readonly toReader: Phrases;
    /** Asks whether the reader is interested, as the beginning of words. Example: `worth a call`. */
    readonly interest: Phrases;
    /** Says how the writer found the reader, also within words. Example: `came across your website`. */
    readonly foundReader: Phrases;
    /** Invites the reader to go on, also within words. Example: `are you available`. */
    readonly invitation: Phrases;
  };
  /** What only a customer writes, so its writer sells nothing to the reader. */
  readonly customerNeeds: {
    /** Asks for a price, as the beginning of words. Example: `your prices?`. */
    readonly price: Phrases;
    /** Says what the writer needs, as the beginning of words. Example: `we need`. */
    readonly need: Phrases;
    /** Names the reader's product. Example: `your (app|software)`. */
    readonly product: Phrases;
    /** Asks to see or to try it. Example: `can we get a demo`. */
    readonly trial: Phrases;
    /** Asks how it works. Example: `do you support`. */
    readonly howItWorks: Phrases;
  };
}
