import type { Ask } from './asks.ts';
import { productModelsIn } from './product-models-in.ts';
import type { AnswerPassage } from './passages.ts';
import type { Topic } from './topics.ts';

/**
 * The models that a need names, such as "L300". What somebody wants to connect with is named in the same way and is
 * none of the seller's own.
 */
export function modelsAsked({
  ask,
  topic,
}: {
  readonly ask: Ask;
  readonly topic: Topic | null;
}): readonly string[] {
  if (topic?.key === 'integration') return [];
  const named = productModelsIn(ask.text);
  return named.length > 0 ? named : ask.modelsBeside;
}

/**
 * Whether a sentence speaks of a model, by its own words or those around it, and of none of the asked ones. What costs
 * or takes so much for the one says nothing of another.
 */
export function isOfOtherModel(asked: readonly string[], { source, span, context }: AnswerPassage): boolean {
  if (asked.length === 0) return false;
  const own = productModelsIn(span.text);
  if (own.some((model) => asked.includes(model))) return false;
  if (own.some((model) => asked.some((other) => seriesOf(other) === seriesOf(model)))) return true;
  const around = productModelsIn([span.text, context, source.title ?? '', source.text].join('\n'));
  return around.length > 0 && !around.some((model) => asked.includes(model));
}

function seriesOf(name: string): string {
  return name.replace(/\d.*/su, '');
}
