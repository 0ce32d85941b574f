import type { ModelGuidance } from '../../domain/language-pack/model-guidance.ts';

export const modelGuidance: ModelGuidance = {
  style:
    'Everyday written Finnish, short main clauses, verbs instead of nouns. Address the reader as the tone asks: ' +
    '"te" in formal messages, "sinä" or the company in others. No anglicisms, no exclamation marks.',
  good: [
    {
      passage:
        'Konepaja Raudus avasi maaliskuussa 2026 toisen varaston Lempäälään. Varastoon mahtuu 4 000 lavaa.',
      core: 'avasi maaliskuussa 2026 toisen varaston Lempäälään',
      text: 'Avasitte maaliskuussa 2026 toisen varaston Lempäälään.',
    },
    {
      passage: 'Huollamme 40 taloyhtiön hissit tarkastuksesta korjaukseen.',
      core: 'Huollamme 40 taloyhtiön hissit',
      text: 'Huollamme 40 taloyhtiön hissit.',
    },
  ],
  bad: [
    {
      passage: 'Konepaja Raudus aikoo avata varaston Turkuun vuonna 2027.',
      text: 'Avasitte varaston Turkuun vuonna 2027.',
      reason: 'The passage tells a plan, the sentence a fact.',
    },
    {
      passage: 'Toimitus on maksuton yli 200 euron tilauksille.',
      text: 'Toimituksemme on maksuton.',
      reason: 'The limit "yli 200 euron tilauksille" is left out.',
    },
  ],
};
