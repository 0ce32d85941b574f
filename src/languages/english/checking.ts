import type { CheckingWords } from '../../domain/language-pack/checking-words.ts';
import { words } from '../notation/words.ts';

export const checking: CheckingWords = {
  asking: words(`much many long often cost costs price prices does sell offer deliver available warranty
    please`),
  naming: new RegExp(
    String.raw`^(?:${[
      String.raw`questions?|short|quick|brief|calls?|chat|talk|conversation|ideas?|thoughts?|example|outline|summary`,
      String.raw`demo|trial|details?|topic|time|next|week|minutes?|about|for|your|over|one|plans?|planning|this|day`,
      String.raw`year|email|message|note|handle|right|person`,
    ].join('|')})$`,
    'u',
  ),
};
