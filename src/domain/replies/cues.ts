/*
 * What a reply can be about. Each cue is found by words of all packs, as `foldLetters` writes them. A cue decides
 * nothing alone: the classifier has learnt a weight for each cue and each word.
 */
import { answers } from './phrases/answers.ts';
import { requests } from './phrases/requests.ts';

/** Each by a short name. */
export const cues: ReadonlyMap<string, RegExp> = new Map([...requests, ...answers]);
