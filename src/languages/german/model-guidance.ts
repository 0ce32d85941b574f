import type { ModelGuidance } from '../../domain/language-pack/model-guidance.ts';

export const modelGuidance: ModelGuidance = {
  style:
    'Business German with "Sie", short main clauses, verbs instead of nouns in -ung. The line behind a greeting that ' +
    'ends with a comma begins with a small letter. No "Ich hoffe, es geht Ihnen gut", no exclamation marks.',
  good: [
    {
      passage:
        'Die Werkzeug Brack GmbH eröffnete im März 2026 ein zweites Lager in Kassel. Es fasst 4.000 Paletten.',
      core: 'eröffnete im März 2026 ein zweites Lager in Kassel',
      text: 'Sie eröffneten im März 2026 ein zweites Lager in Kassel.',
    },
    {
      passage: 'Wir warten die Aufzüge von 40 Wohnungsgesellschaften, von der Prüfung bis zur Reparatur.',
      core: 'warten die Aufzüge von 40 Wohnungsgesellschaften',
      text: 'Wir warten die Aufzüge von 40 Wohnungsgesellschaften.',
    },
  ],
  bad: [
    {
      passage: 'Die Werkzeug Brack GmbH will 2027 ein Lager in Jena eröffnen.',
      text: 'Sie haben 2027 ein Lager in Jena eröffnet.',
      reason: 'The passage tells a plan, the sentence a fact.',
    },
    {
      passage: 'Die Lieferung ist ab einem Bestellwert von 200 Euro frei.',
      text: 'Unsere Lieferung ist frei.',
      reason: 'The limit "ab einem Bestellwert von 200 Euro" is left out.',
    },
  ],
};
