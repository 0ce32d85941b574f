import type { CheckingWords } from '../../domain/language-pack/checking-words.ts';
import { words } from '../notation/words.ts';
import { pattern } from '../notation/verbose.ts';

export const checking: CheckingWords = {
  asking: words(`vad var varför mycket många länge kostar kosta pris priset priser säljer erbjuder
    levererar`),
  naming: pattern`^(?:kort|fråg\p{L}+|samtal|idé|exempel|sammanfattning|visning|ämne|om|till|er|ert|era|dig|
    ditt|nästa|vecka|veckan|tid|tankar|mejl|detaljer|något|detta|i)$`,
};
