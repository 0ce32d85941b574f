import type { Phrases } from './phrases.ts';

/** How texts doubt, end, address and name things, for the verifier. */
export interface StatementWords {
  readonly doubt: {
    /** Example: "this". */
    readonly pointer: Phrases;
    /** Example: "no longer". */
    readonly ended: Phrases;
    /** Example: "hoax". */
    readonly withdrawal: Phrases;
  };
  readonly headings: {
    /** A heading over a text about those around a company: its rivals, customers, suppliers, partners and owners. Example: "competitor". */
    readonly headingOfOthers: Phrases;
  };
}
