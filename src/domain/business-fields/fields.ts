import { industry } from './industry.ts';
import { services } from './services.ts';
import { trade } from './trade.ts';

/** A business field and its words in English, Finnish, Swedish and German. */
export interface BusinessField {
  /** Lower-case English, in the singular, such as `furniture store`. */
  readonly name: string;
  /** Phrases in lower case. A word ending in `~` is a prefix, because the languages inflect words at the end. */
  readonly phrases: readonly string[];
}

/**
 * All fields known by words. Each line of the tables has a field name, a colon and its words; an indented line
 * continues the previous one. Groups such as retailers are fields of their own. Words that mean something else in
 * another of the languages are omitted.
 */
export const businessFields: readonly BusinessField[] = [trade, services, industry]
  .flatMap((table) => table.replaceAll(/\n\s+/g, ' ').trim().split('\n'))
  .map((line) => {
    const [name = '', phrases = ''] = line.split(': ');
    return { name, phrases: phrases.split(/,\s+/) };
  });
