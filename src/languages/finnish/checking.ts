import type { CheckingWords } from '../../domain/language-pack/checking-words.ts';
import { words } from '../notation/words.ts';
import { pattern } from '../notation/verbose.ts';

export const checking: CheckingWords = {
  asking: words(`paljonko montako kauanko milloin missä mistä mihin miksi kuinka paljon kauan maksaa maksavat
    hinta hinnat kuuluuko teette myyttekö takuu tilaus toimitus`),
  naming: pattern`^(?:lyhy\p{L}+|kysymy\p{L}+|aihe\p{L}*|asia\p{L}*|puhelu\p{L}*|ajatu\p{L}+|esimer\p{L}+|
    yhteenve\p{L}+|tiivistelm\p{L}+|esittely\p{L}*|kokeilu\p{L}*|te[ií]\p{L}+|sinu\p{L}+|yrityks\p{L}+|ensi|
    viikolla|hetki|keskustel\p{L}+|tai)$`,
};
