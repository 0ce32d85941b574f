import { allPhrases } from '../../../languages/all-phrases.ts';

/**
 * What a fact tells. A salesperson opens with an event or with what a company does; its size, and above all its age,
 * say little, and its troubles are nothing to open with.
 */
export type FactKind = 'event' | 'doing' | 'description' | 'field' | 'size' | 'age' | 'money' | 'trouble';

export function kindOf(text: string): FactKind {
  if (trouble.test(text)) return 'trouble';
  if (age.test(text)) return 'age';
  if (money.test(text) && !event.test(text)) return 'money';
  if (event.test(text)) return 'event';
  return size.test(text) ? 'size' : 'doing';
}

/** How well a kind opens a message. */
export const kindWeights: Readonly<Record<FactKind, number>> = {
  event: 5,
  doing: 3,
  description: 1,
  field: 0.2,
  size: -1,
  money: -1,
  age: -2,
  trouble: -20,
};

const trouble = new RegExp(allPhrases(({ research }) => research.factKind.trouble).join('|'), 'iu');

const age = new RegExp(
  [
    String.raw`founded|established (?:in|by)|perustettiin|perustettu|perustanut|perustajat|grundad|grundat`,
    String.raw`gegründet|gründete|(?:since|seit|sedan|vuodesta) 1\d\d\d|family-owned since|headquarter|pääkontt`,
    String.raw`huvudkontor|hauptsitz|based in`,
  ].join('|'),
  'iu',
);

const money =
  /revenue|turnover|net sales|profit|liikevaih|liikevoit|omsätt|omsatt|resultat|umsatz|gewinn\b|ebit/iu;

const size = new RegExp(allPhrases(({ research }) => research.factKind.size).join('|'), 'iu');

const event = new RegExp(allPhrases(({ research }) => research.factKind.event).join('|'), 'iu');
