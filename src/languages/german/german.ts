import type { LanguagePack } from '../../domain/language-pack/language-pack.ts';
import { courtesies } from './courtesies.ts';
import { draftPhrases } from './draft-phrases.ts';
import { lexicon } from './lexicon.ts';
import { limits } from './limits.ts';
import { optOuts } from './opt-outs.ts';

export const german: LanguagePack = {
  code: 'de',
  lexicon,
  limits,
  draftPhrases,
  courtesies,
  optOuts,
};
