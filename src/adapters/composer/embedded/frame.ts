import type { ProposedSentence } from '../../../domain/drafting/material.ts';
import { lexiconOf } from '../../../domain/drafting/lexicon.ts';
import type { ComposeContext } from './compose-context.ts';
import type { Ways } from '../../../domain/language-pack/draft-phrases.ts';

/** What greeting and sign-off need, whatever stands between them. */
type Frame = Pick<ComposeContext, 'writer' | 'phrases'>;

/** The greeting, by name where there is one. */
export function writeGreeting({ writer, phrases }: Frame): readonly ProposedSentence[] {
  return one(writer.choose(phrases.greetings(writer.tone), 'greeting', 'neither', []));
}

/** A question that refers to the message before. Where no question is allowed, the message begins with its offer. */
export function writeFollowUp({ writer, phrases, questions }: ComposeContext): readonly ProposedSentence[] {
  if (questions === 0) return [];
  return one(writer.choose(phrases.followUps(writer.tone), 'follow-up', 'neither', []));
}

/**
 * One easy next step. `asked` says that the message asks something already. A message to nobody by name may ask for the
 * right person instead.
 */
export function writeCall(context: ComposeContext, asked: boolean): readonly ProposedSentence[] {
  const { writer, phrases, aim, topic, plan, questions } = context;
  const { tone } = writer;
  const say = (ways: Ways, salt: string): ProposedSentence | null => writer.choose(ways, salt, 'neither', []);
  if (questions === 0 || asked) return one(say(phrases.calls(aim, tone), 'call'));
  if (plan === 'late' || topic === null) {
    const question = say(phrases.shortBridges(tone), 'short-bridge');
    const answer = question === null ? null : say(phrases.answers(aim, tone), 'answer');
    if (question !== null && answer !== null) return [question, answer];
  }
  const isNameless = tone.firstName === undefined && tone.lastName === undefined;
  const referral =
    isNameless && plan === 'transition' ? say(phrases.referrals(topic, tone), 'referral') : null;
  return one(
    referral ??
      say(phrases.asks(aim, plan === 'transition' ? null : topic, tone), 'ask') ??
      say(phrases.calls(aim, tone), 'call'),
  );
}

/** The sign-off with the sender's signature, or with name and company. */
export function writeSignOff({ writer, phrases }: Frame): readonly ProposedSentence[] {
  const { sender, language } = writer.request;
  const signature = sender.signature?.trim() ?? '';
  const lines =
    signature === ''
      ? [sender.personName, sender.company].filter((line) => line !== undefined && line.trim() !== '')
      : [signature];
  if (signature !== '' && lexiconOf(language).signOff.test(signature)) {
    return one(writer.choose([signature], 'sign-off', 'neither', []));
  }
  const closings = phrases.closings(writer.tone).map((closing) => [closing, ...lines].join('\n'));
  return one(writer.choose(closings, 'sign-off', 'neither', []));
}

function one(sentence: ProposedSentence | null): readonly ProposedSentence[] {
  return sentence === null ? [] : [sentence];
}
