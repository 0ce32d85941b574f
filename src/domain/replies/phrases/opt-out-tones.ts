/*
 * What people sound like who have had enough of being written to, in the four languages, folded. None of it silences
 * anybody, and none of it is a suspicion alone: it is what a suspicion weighs beside the words themselves.
 */
import { findFolded } from '../reply-text.ts';
import { withoutOtherMeanings } from './other-meanings.ts';

/** Lawyers, authorities, complaints, and what the writer means to do with the sender. */
const threat = findFolded(({ optOutContext }) => optOutContext.optOutTones.threat);

/** Where an address or data come from, and by what right they are kept. */
const origin = findFolded(({ optOutContext }) => optOutContext.optOutTones.origin);

/** Weariness and anger. */
const anger = findFolded(({ optOutContext }) => optOutContext.optOutTones.anger);

/** That it has come too often, or was refused before. */
const again = findFolded(({ optOutContext }) => optOutContext.optOutTones.again);

/** The reader is sent elsewhere, or the writer wants to be left out, in peace or unknown. */
const distance = findFolded(({ optOutContext }) => optOutContext.optOutTones.distance);

/** An end, or a never. */
const ending = findFolded(({ optOutContext }) => optOutContext.optOutTones.ending);

/** Erasure of what is kept, and law about it. */
const erasure = findFolded(({ optOutContext }) => optOutContext.optOutTones.erasure);

/** Where what comes ends up, and what an address or a house is not for. */
const disposal = findFolded(({ optOutContext }) => optOutContext.optOutTones.disposal);

const tones = { threat, origin, anger, again, distance, ending, erasure, disposal };

export type Tone = keyof typeof tones;

/** What a text of a reply sounds of, each once. */
export function tonesOf(text: string): readonly Tone[] {
  const meant = withoutOtherMeanings(text);
  return (Object.keys(tones) as Tone[]).filter((mood) => tones[mood].test(meant));
}
