import { playLines } from '../../../domain/drafting/play-lines.ts';
import { splitSentences } from '../../../domain/drafting/sentences.ts';
import type { ProposedSentence } from '../../../domain/drafting/material.ts';
import type { ComposeContext } from './compose-context.ts';
import { one } from './frame.ts';

/**
 * The one thing that the message asks for: in the words of the play or brief, else by a phrase for its kind. It is
 * no question if the rules allow no further question; `asked` says that the message already contains one.
 */
export function writeAsk(context: ComposeContext, asked: boolean): readonly ProposedSentence[] {
  const { writer, phrases, plan, questions } = context;
  const { ask } = plan;
  const own = plan.play?.ask
    ? playLines(writer.request).ask
    : splitSentences(ask.text ?? '').map(({ text }) => text);
  const mayAsk = questions > 0 && !asked;
  const said = own
    .filter((text) => mayAsk || !text.endsWith('?'))
    .flatMap((text) => one(writer.chooseFirst([text], 'neither', [])));
  if (said.length > 0) return said;
  const { formal } = writer.tone;
  const plain = { ...ask, about: null };
  const question = mayAsk
    ? (writer.choose(phrases.asks(ask, formal), 'ask', 'neither', []) ??
      writer.choose(phrases.asks(plain, formal), 'ask', 'neither', []))
    : null;
  return one(question ?? writer.choose(phrases.invitations(ask, formal), 'ask', 'neither', []));
}
