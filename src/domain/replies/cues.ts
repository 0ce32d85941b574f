/*
 * What a reply can be about, each told by words of the four languages as `foldLetters` writes them. A cue decides
 * nothing alone: the classifier has learnt what each of them, and each word, speaks for.
 */
import { answers } from './phrases/answers.ts';
import { wishes } from './phrases/wishes.ts';

/** Each by a short name. */
export const cues: ReadonlyMap<string, RegExp> = new Map([...wishes, ...answers]);
