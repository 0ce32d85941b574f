import { industry } from './industry.ts';
import { services } from './services.ts';
import { trade } from './trade.ts';

/** A field of business and the words for it in English, Finnish, Swedish and German. */
export interface BusinessField {
  /** Lower-case English, in the singular, such as `furniture store`. */
  readonly name: string;
  /**
   * Phrases in lower case. A word that ends with `~` stands for all that begin with it, since the languages bend their
   * words at the end.
   */
  readonly phrases: readonly string[];
}

/**
 * All fields that are known by words. Each line of the tables is the name of a field, and after the colon the words for
 * it; a line that begins with a blank goes on with the one above. What stands for several fields at once, such as
 * retailers, is a field of its own. Words that mean something else in another of the languages are left out.
 */
export const businessFields: readonly BusinessField[] = [trade, services, industry]
  .flatMap((table) => table.replaceAll(/\n\s+/g, ' ').trim().split('\n'))
  .map((line) => {
    const [name = '', phrases = ''] = line.split(': ');
    return { name, phrases: phrases.split(/,\s+/) };
  });
