import type { PlayWords } from '../../domain/language-pack/play-words.ts';

export const plays: PlayWords = { linesWithSlots: null };
