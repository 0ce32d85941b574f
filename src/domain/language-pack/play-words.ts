/** What sellers may insert into the texts of their plays. */
export type Slot = 'trigger.place' | 'trigger.date' | 'trigger.headline' | 'firstName' | 'company';

/** How a play is written. */
export interface PlayWords {
  /**
   * Set if names and dates change their form in a sentence. Then a slot must stand after a colon, in brackets or as a
   * quotation. A good line for each slot.
   */
  readonly linesWithSlots: Readonly<Record<Slot, string>> | null;
}
