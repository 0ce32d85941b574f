import { playLines } from '../../../domain/drafting/play-lines.ts';
import type { ProposedSentence } from '../../../domain/drafting/material.ts';
import { triggerLines } from '../../../domain/drafting/trigger-lines.ts';
import { inOrder } from './choice.ts';
import type { ComposeContext } from './compose-context.ts';
import { one } from './frame.ts';

/** Kinds of news that need a play: without one a message does not mention them. */
const delicate: ReadonlySet<string> = new Set(['complaint', 'regulation']);

/** The news that the plan begins with: in words of its source if they fit a phrase, else by its name. */
export function writeNews({ writer, plan, isFollowUp }: ComposeContext): readonly ProposedSentence[] {
  const { trigger, play } = plan;
  if (trigger === null || isFollowUp || (play === null && delicate.has(trigger.kind))) return [];
  const lines = triggerLines(writer.request, writer.tone.formal);
  if (lines === null) return [];
  const ways = [...lines.toYou, lines.told].flatMap((texts) => inOrder(texts, writer.seed, 'news'));
  return one(writer.chooseFirst([...ways, ...lines.closed], 'recipient', [lines.evidence]));
}

/** Why such news matters, in the words of the seller's play. */
export function writeBecause({ writer, isFollowUp }: ComposeContext): readonly ProposedSentence[] {
  if (isFollowUp) return [];
  return playLines(writer.request).because.flatMap((text) => one(writer.chooseFirst([text], 'neither', [])));
}

/** A sentence that refers to the earlier message. */
export function writeFollowUp({ writer, phrases }: ComposeContext): readonly ProposedSentence[] {
  return one(writer.choose(phrases.followUps(writer.tone.formal), 'follow-up', 'neither', []));
}
