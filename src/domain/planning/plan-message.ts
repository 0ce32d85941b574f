import type { DraftRequest } from '../drafting/material.ts';
import { knownNames } from '../drafting/known-names.ts';
import { liesInInstruction } from '../drafting/instructions.ts';
import { isUnfit } from '../drafting/unfit.ts';
import type { Play } from '../plays/play.ts';
import type { Trigger } from '../reading/trigger.ts';
import { chooseAsk } from './choose-ask.ts';
import { interestsOf } from './interests.ts';
import { nameTriggers } from './name-triggers.ts';
import { chooseOffers, chooseProofs, introduce, readOffers } from './offers.ts';
import { compareOptions, optionsFor, readTrigger, type Option, type OptionContext } from './options.ts';
import type { NamedTrigger, Plan } from './plan.ts';
import { alternativeOf, noProofReason, reasonOf } from './reason.ts';
import { bestLikeness, readCompany, readReferences } from './references.ts';

export interface PlanInput {
  /** The request without its plan. Its sources hold the texts of all triggers. */
  readonly request: DraftRequest;
  readonly triggers: readonly Trigger[];
  /** Those of the campaign and of the workspace, in the language of the mail. */
  readonly plays: readonly Play[];
  /** Whether there are plays in other languages, which the mail cannot use. */
  readonly hasForeignPlays?: boolean;
  /** What lead and campaign say to build the message on. */
  readonly angles: readonly string[];
  /** The trigger that a person chose. */
  readonly triggerId?: string | undefined;
}

/**
 * Chooses news, play, reference and ask together. The same material gives the same plan, in whatever order it comes.
 */
export function planMessage(input: PlanInput): Plan {
  const { request, triggers, plays, angles, triggerId, hasForeignPlays = false } = input;
  const { language, recipient } = request;
  const names = knownNames(request);
  const references = readReferences(request, names);
  const offers = readOffers(request, names);
  const interests = interestsOf({ angles, jobTitle: recipient.jobTitle }, language);
  const company = readCompany(request);
  const usable = nameTriggers(triggers).filter((trigger) => isUsable(trigger, request));
  const told = sentTexts(request);
  const newest = usable[0]?.date ?? '';
  const context: OptionContext = { language, plays, offers, references, company, interests, newest, told };
  const best = usable
    .flatMap((trigger) => optionsFor(readTrigger(trigger, language), context)[0] ?? [])
    .toSorted(compareOptions);
  const chosen =
    best.find(({ news }) => news.trigger.id === triggerId) ??
    best.find((option) => isTactful(option)) ??
    null;
  const proof =
    chosen === null ? bestLikeness(references, { company, interests, trigger: null }) : chosen.proof;
  const news = chosen?.news.stems ?? null;
  const play = chosen?.play ?? null;
  const chosenOffers =
    play === null ? chooseOffers(offers, { news, interests, told }) : introduce(offers, play, request);
  const trigger = chosen?.news.trigger ?? null;
  const ask = chooseAsk(request, { trigger, play, hasOffer: play !== null || chosenOffers.length > 0 });
  const noProof = noProofReason(play, proof, references.length > 0);
  return {
    trigger,
    play,
    offers: chosenOffers,
    proofs: proof === null ? [] : chooseProofs(proof.reference.sentences, { news, told }),
    noProof,
    ask,
    reason: reasonOf(chosen, { proof, noProof, ask, lacksPlays: plays.length === 0 && hasForeignPlays }),
    alternatives: best
      .filter((option) => option !== chosen && isTactful(option))
      .slice(0, maxAlternatives)
      .map(alternativeOf),
  };
}

const maxAlternatives = 3;

/** Only a sentence that stands in a source can be quoted, and no text may give orders. */
function isUsable({ sourceId, quote }: NamedTrigger, { sources, recipient }: DraftRequest): boolean {
  const { firstName, lastName } = recipient;
  // Nobody wants to read about their own appointment. A family name may have the ending of a case.
  if (firstName !== undefined && lastName !== undefined && quote.includes(`${firstName} ${lastName}`))
    return false;
  return sources.some(({ about, id, text }) => {
    const at = about === 'recipient' && id === sourceId ? text.indexOf(quote) : -1;
    return at >= 0 && !liesInInstruction(text, at, at + quote.length);
  });
}

/** News of trouble opens a mail only if the seller has a play for it. */
function isTactful({ news, play }: Option): boolean {
  const { kind, quote } = news.trigger;
  return play !== null || (kind !== 'complaint' && !isUnfit(quote));
}

/** Whether an earlier message of the seller holds a text. */
function sentTexts({ thread }: DraftRequest): (text: string) => boolean {
  const sent = thread.filter(({ direction }) => direction === 'outbound').map(({ body }) => body);
  return (text) => sent.some((body) => body.includes(text));
}
