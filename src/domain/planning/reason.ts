import type { Play } from '../plays/play.ts';
import { kindName, type Option } from './options.ts';
import type { Alternative, Ask, NamedTrigger } from './plan.ts';
import type { Likeness } from './references.ts';

interface Chosen {
  readonly proof: Likeness | null;
  readonly noProof: string | null;
  readonly ask: Ask;
  /** Whether all plays are in other languages. */
  readonly lacksPlays: boolean;
}

/** Why the mail is as planned, in sentences for people. */
export function reasonOf(option: Option | null, { proof, noProof, ask, lacksPlays }: Chosen): string {
  const sentences = [
    option === null ? noNews : `The mail begins with ${nameOf(option.news.trigger)}.`,
    option === null ? null : playReason(option),
    lacksPlays ? 'All plays are in other languages than the mail.' : null,
    proof === null ? noProof : proofReason(option?.play ?? null, proof),
    askReasons[ask.from],
  ];
  return sentences.filter((sentence) => sentence !== null).join(' ');
}

export function alternativeOf(option: Option): Alternative {
  const { id, kind, headline, date, place } = option.news.trigger;
  const reason = `It could begin with ${nameOf(option.news.trigger)}. ${playReason(option)}`;
  return { triggerId: id, kind, headline, date, place, reason };
}

const noneIsAlike =
  'No reference is of a company in the same field or place, of the same size or with such news, so none is named.';

const noNews = 'No usable news of the company is stored, so the mail begins with the offer.';

function nameOf({ kind, date, place }: NamedTrigger): string {
  return `news of the kind “${kindName(kind)}” of ${date}${place === null ? '' : ` in ${place}`}`;
}

function playReason({ play, why }: Option): string {
  return play === null
    ? 'No play answers it, so the offer is chosen from the context and the Brain.'
    : `The play “${play.title}” answers it, because it ${why}.`;
}

/** Why no reference is quoted although the play names one or others could be; null if there is none. */
export function noProofReason(
  play: Play | null,
  proof: Likeness | null,
  hasReferences: boolean,
): string | null {
  if (proof !== null) return null;
  if (play !== null && play.proofId !== null)
    return 'The reference of the play has no usable sentence in the language of the mail.';
  return hasReferences ? noneIsAlike : null;
}

function proofReason(play: Play | null, proof: Likeness): string {
  const name = proof.reference.source.title ?? proof.reference.source.id;
  if (play !== null && play.proofId === proof.reference.source.id)
    return `The reference “${name}” is the one that the play names.`;
  const fits =
    proof.why.length === 0 ? 'shares nothing with the company or the news' : `shares ${proof.why.join(', ')}`;
  return `The reference “${name}” ${fits}.`;
}

const askReasons: Readonly<Record<Ask['from'], string>> = {
  play: 'The play says what to ask for.',
  structure: 'The message structure says what to ask for.',
  brief: 'The brief says what to ask for.',
  neutral: 'Nothing says what to ask for.',
};
