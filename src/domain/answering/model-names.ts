import type { Ask } from './asks.ts';
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
  return topic?.key === 'integration' ? [] : modelsIn(ask.text);
}

/**
 * Whether a sentence speaks of a model, by its own words or those around it, and of none of the asked ones. What costs
 * or takes so much for the one says nothing of another.
 */
export function isOfOtherModel(asked: readonly string[], { source, span, context }: AnswerPassage): boolean {
  if (asked.length === 0) return false;
  const own = modelsIn(span.text);
  if (own.some((model) => asked.includes(model))) return false;
  if (own.some((model) => asked.some((other) => seriesOf(other) === seriesOf(model)))) return true;
  const around = modelsIn([span.text, context, source.title ?? '', source.text].join('\n'));
  return around.length > 0 && !around.some((model) => asked.includes(model));
}

/** The models that a text names, each in capitals and without what only joins its parts: "l-300" is "L300". */
function modelsIn(text: string): readonly string[] {
  return [...text.matchAll(modelName)]
    .map(([name]) => name.toUpperCase().replace(/[ -]/gu, ''))
    .filter((name) => !noModel.test(name));
}

/** Few letters and few digits. Long numbers are those of companies, places and telephones. */
const modelName =
  /(?<![\p{L}\p{N}.-])(?:\p{L}{1,5}-?|[B-HJ-Z] (?=\d{2}))\d{1,4}(?![\d.,]\d|\d)(?:\p{Lu}+(?!\p{Ll}))?/gu;

/** Times, currencies, quantities and what everybody writes with a figure. */
const noModel = new RegExp(
  [
    String.raw`^(?:Q[1-4]|H[12]|B2[BC]|[BC]2[BCG]|CO2|M[23]|COVID\d+|(?:EUR|EUROA?|SEK|KR|USD|NOK|DKK|GBP|VAT|ALV|MOMS`,
    String.raw`|KW|WEEK|VIIKK?O?|KLO?|UM|AT|NR|NO|CA|APP?X|FOR|PER|MAX|MIN|N|X)\d+)$`,
  ].join(''),
  'u',
);

function seriesOf(name: string): string {
  return name.replace(/\d.*$/u, '');
}
