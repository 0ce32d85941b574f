import { allPacks } from '../../../languages/packs.ts';

const wordsOf = (written: string): readonly string[] => written.split(/\s+/u).filter((word) => word !== '');

/** Words of opt-outs that people misspell in haste or without a keyboard of their language, folded. */
export const mendable = allPacks.flatMap(({ replyVocabulary }) => wordsOf(replyVocabulary.mendable));

/** Words that are correct although they are similar to one of those. */
export const wellWritten: ReadonlySet<string> = new Set(
  allPacks.flatMap(({ replyVocabulary }) => wordsOf(replyVocabulary.wellWritten)),
);
