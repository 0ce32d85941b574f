import type { ModelGuidance } from '../../domain/language-pack/model-guidance.ts';

export const modelGuidance: ModelGuidance = {
  style:
    'Plain Swedish with "ni" for the company and "du" for the person, short main clauses, no capital letters inside ' +
    'subjects. No "Jag hoppas att allt är bra", no exclamation marks.',
  good: [
    {
      passage: 'Sundviks Verktyg öppnade ett andra lager i Borås i mars 2026. Det rymmer 4 000 pallar.',
      core: 'öppnade ett andra lager i Borås i mars 2026',
      text: 'Ni öppnade ett andra lager i Borås i mars 2026.',
    },
    {
      passage: 'Vi sköter hissarna åt 40 bostadsföreningar, från besiktning till reparation.',
      core: 'sköter hissarna åt 40 bostadsföreningar',
      text: 'Vi sköter hissarna åt 40 bostadsföreningar.',
    },
  ],
  bad: [
    {
      passage: 'Sundviks Verktyg planerar att öppna ett lager i Gävle 2027.',
      text: 'Ni öppnade ett lager i Gävle 2027.',
      reason: 'The passage tells a plan, the sentence a fact.',
    },
    {
      passage: 'Leveransen är fri för beställningar över 2 000 kronor.',
      text: 'Vår leverans är fri.',
      reason: 'The limit "för beställningar över 2 000 kronor" is left out.',
    },
  ],
};
