/**
 * The business fields, by their English names in lower case and in the singular, with their phrases:
 * `furniture store: furniture (store|shop)*|furnisher; car wash: car wash*`. A word that ends with `*` stands for
 * all words that begin with it, because languages inflect words at the end. Groups such as retailers are fields too.
 * Words with another meaning in any language are omitted.
 */
export interface BusinessFieldWords {
  /** Shops, restaurants and venues. */
  readonly trade: string;
  /** Care, schools, finance and housing. */
  readonly services: string;
  /** Services for companies, manufacturing and public bodies. */
  readonly industry: string;
}
