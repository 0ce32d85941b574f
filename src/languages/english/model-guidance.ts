import type { ModelGuidance } from '../../domain/language-pack/model-guidance.ts';

export const modelGuidance: ModelGuidance = {
  style:
    'Plain British or American English as the sources have it, one thought to a sentence, contractions where people ' +
    'would speak them. Subjects in sentence case. No "I hope this finds you well", no "I noticed that you are".',
  good: [
    {
      passage: 'Brackley Tools opened a second depot in Leeds in March 2026. It holds 4,000 pallets.',
      core: 'opened a second depot in Leeds in March 2026',
      text: 'You opened a second depot in Leeds in March 2026.',
    },
    {
      passage: 'We look after the lifts of 40 housing associations, from inspection to repair.',
      core: 'look after the lifts of 40 housing associations',
      text: 'We look after the lifts of 40 housing associations.',
    },
  ],
  bad: [
    {
      passage: 'Brackley Tools plans to open a depot in Hull in 2027.',
      text: 'You opened a depot in Hull in 2027.',
      reason: 'The passage tells a plan, the sentence a fact.',
    },
    {
      passage: 'Delivery is free for orders above £200.',
      text: 'Our delivery is free.',
      reason: 'The limit "for orders above £200" is left out.',
    },
  ],
};
