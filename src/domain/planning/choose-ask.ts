import { findAnywhere } from '../../languages/all-phrases.ts';
import type { DraftRequest } from '../drafting/material.ts';
import { fillSlots, type Play } from '../plays/play.ts';
import type { Ask, NamedTrigger } from './plan.ts';
import { readAsk } from './read-ask.ts';
import { slotValues } from './slot-values.ts';

/**
 * The one thing that the mail asks for: the play's ask, else what the message structure says, else the brief, else
 * the objective. If none of them has one, a call; if there is nothing to say, an offer to send material.
 */
export function chooseAsk(
  request: DraftRequest,
  {
    trigger,
    play,
    hasOffer,
  }: {
    readonly trigger: NamedTrigger | null;
    readonly play: Play | null;
    readonly hasOffer: boolean;
  },
): Ask {
  const { language, brief, objective, blocks } = request;
  const neutral: Ask = {
    from: 'neutral',
    text: null,
    kind: hasOffer ? 'call' : 'material',
    about: null,
    minutes: null,
  };
  const own =
    play?.ask === undefined || play.ask === null ? null : fillSlots(play.ask, slotValues(trigger, request));
  if (own !== null) {
    const { kind, about, minutes } = readAsk(own, { language, isAsk: true }) ?? neutral;
    return { from: 'play', text: own, kind, about, minutes };
  }
  const instructions = blocks
    .filter(({ kind, role }) => kind === 'generated' && role === 'body')
    .map(({ id, label, aiInstruction }) => ({
      text: aiInstruction ?? '',
      isAsk: callsToAction.test(`${id} ${label ?? ''}`),
    }));
  for (const instruction of instructions.toSorted(
    (left, right) => Number(right.isAsk) - Number(left.isAsk),
  )) {
    const found = readAsk(instruction.text, { language, isAsk: instruction.isAsk });
    if (found !== null) return { from: 'structure', ...found };
  }
  for (const text of [brief, objective]) {
    const found = readAsk(text ?? '', { language, isAsk: false });
    if (found !== null) return { from: 'brief', ...found };
  }
  return neutral;
}

/** Ids and labels of blocks that ask. */
const callsToAction = findAnywhere(({ research }) => research.jobs.call);
