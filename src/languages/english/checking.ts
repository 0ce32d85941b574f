import type { CheckingWords } from '../../domain/language-pack/checking-words.ts';
import { words } from '../notation/words.ts';
import { pattern } from '../notation/verbose.ts';

export const checking: CheckingWords = {
  asking: words(`much many long often cost costs price prices does sell offer deliver available warranty
    please`),
  naming: pattern`^(?:questions?|short|quick|brief|calls?|chat|talk|conversation|ideas?|thoughts?|example|
    outline|summary|demo|trial|details?|topic|time|next|week|minutes?|about|for|your|over|one|plans?|planning|
    this|day|year|email|message|note|handle|right|person)$`,
};
