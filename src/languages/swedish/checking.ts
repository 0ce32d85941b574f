import type { CheckingWords } from '../../domain/language-pack/checking-words.ts';
import { words } from '../notation/words.ts';

export const checking: CheckingWords = {
  asking: words(`vad var varför mycket många länge kostar kosta pris priset priser säljer erbjuder
    levererar`),
  naming: new RegExp(
    String.raw`^(?:${[
      String.raw`kort|fråg\p{L}+|samtal|idé|exempel|sammanfattning|visning|ämne|om|till|er|ert|era|dig|ditt|nästa`,
      String.raw`vecka|veckan|tid|tankar|mejl|detaljer|något|detta|i`,
    ].join('|')})$`,
    'u',
  ),
};
