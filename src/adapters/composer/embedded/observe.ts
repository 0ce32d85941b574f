import type { Block, ProposedSentence } from '../../../domain/drafting/material.ts';
import { inOrder } from './choice.ts';
import type { ComposeContext } from './compose-context.ts';
import type { Fact, Leftover, Telling } from './facts.ts';
import { withoutGeneral } from './instruction-words.ts';
import { asksObservation } from './jobs.ts';
import { sharedTopics, topicsOf } from './relevance.ts';
import type { Writer } from './writer.ts';

/** One observation about the recipient. Where the block asks for a certain one, only a fact about just that will do. */
export function writeObservation(
  context: ComposeContext,
  block: Block,
  omitted: Map<string, Leftover[]>,
): readonly ProposedSentence[] {
  const { language } = context.writer.request;
  const instruction = block.aiInstruction ?? '';
  const wanted = topicsOf(withoutGeneral(instruction), language);
  const isStandard = wanted.size === 0 || instruction.startsWith('One concrete observation');
  const fitting = isStandard
    ? context.facts.filter((fact) => fact.score > 0)
    : context.facts.filter((fact) => sharedTopics(topicsOf(fact.passage.span.text, language), wanted) > 0);
  const sentence = context.isFollowUp && isStandard ? null : sayFact(context, fitting, 'opening');
  if (sentence !== null) return [sentence];
  const reason =
    fitting.length === 0 && asksObservation(instruction)
      ? `The research establishes nothing of what the instruction asks for: “${instruction}”.`
      : 'The material holds no usable fact about the recipient for it.';
  if (!context.isFollowUp) omitted.set(block.id, [{ text: '', reason }]);
  return [];
}

/** Another fact of weight, in a short message. */
export function writeFurther(context: ComposeContext): ProposedSentence | null {
  const weighty = context.facts.filter(
    ({ kind, score }) => score >= 2 && (kind === 'event' || kind === 'doing'),
  );
  return sayFact(context, weighty, 'further');
}

const factsTried = 5;

function sayFact(
  context: ComposeContext,
  facts: readonly Fact[],
  salt: 'opening' | 'further',
): ProposedSentence | null {
  const { writer, phrases } = context;
  for (const fact of facts.filter((candidate) => !writer.isUsed(candidate)).slice(0, factsTried)) {
    const sentence =
      fact.noun === undefined ? tell(context, fact, salt) : salt === 'opening' ? name(fact.noun, fact) : null;
    if (sentence === null) continue;
    writer.use(fact);
    return sentence;
  }
  return null;

  function name(noun: string, fact: Fact): ProposedSentence | null {
    const ways =
      fact.kind === 'field' ? phrases.fields(noun, writer.tone) : phrases.descriptions(noun, writer.tone);
    return writer.choose(ways, 'description', 'recipient', [fact.passage]);
  }
}

function tell(context: ComposeContext, fact: Fact, salt: 'opening' | 'further'): ProposedSentence | null {
  const { writer, phrases } = context;
  for (const telling of inTurn(fact.tellings, writer)) {
    const { passage, statement } = telling;
    const ways =
      salt === 'opening'
        ? phrases.openings(statement, writer.tone, passage.source.kind === 'page')
        : phrases.further(statement);
    const sentence = writer.choose(ways, `${salt}:${fact.passage.span.text}`, 'recipient', [passage]);
    if (sentence === null) continue;
    context.told.push(telling);
    return sentence;
  }
  return null;
}

/** The fullest part of a fact first; whether it says "you" or the company's name depends on the recipient. */
function inTurn(tellings: readonly Telling[], writer: Writer): readonly Telling[] {
  const parts = [...new Set(tellings.map(({ passage }) => passage))];
  return parts.flatMap((part) =>
    inOrder(
      tellings.filter(({ passage }) => passage === part),
      writer.seed,
      'address',
    ),
  );
}
