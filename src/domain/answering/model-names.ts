import type { Ask } from './asks.ts';
import { productModelsIn } from './product-models-in.ts';
import type { AnswerPassage } from './passages.ts';
import type { Topic } from './topics.ts';

/**
 * The product models that a need names, such as "L300". Models of other makers that somebody wants to connect with
 * look the same and are left out.
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
 * Whether a sentence is about a model, by its own words or those around it, and about none of the asked models. The
 * price or time of one model says nothing about another.
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
