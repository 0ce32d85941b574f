import { industry } from './industry.ts';
import { services } from './services.ts';
import { trade } from './trade.ts';

/** A business field and its phrases in English, Finnish, Swedish and German. */
export interface BusinessField {
  /** Lower-case English, in the singular, such as `furniture store`. */
  readonly name: string;
  /** Phrases in lower case. A word ending in `~` is a prefix, because the languages inflect words at the end. */
  readonly phrases: readonly string[];
}

/**
 * All known fields. Each line of the tables has the name of a field, a colon and its phrases; an indented line
 * continues the previous one. Groups such as retailers are separate fields. Words with another meaning in one of the
 * four languages are omitted.
 */
export const businessFields: readonly BusinessField[] = [trade, services, industry]
  .flatMap((table) => table.replaceAll(/\n\s+/g, ' ').trim().split('\n'))
  .map((line) => {
    const [name = '', phrases = ''] = line.split(': ');
    return { name, phrases: phrases.split(/,\s+/) };
  });
