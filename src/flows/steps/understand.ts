import { toReplyCategory, categoriesOf, unsureCategory } from '../../domain/flows/categories.ts';
import { findStepSkills } from '../../store/queries/flows.ts';
import { findFlowInput } from '../flow-input.ts';
import type { StepResult, ProviderStep } from '../step.ts';

interface Load {
  readonly text: string;
  readonly language: string | null;
  readonly categories: ReturnType<typeof categoriesOf>;
  readonly instruction: string | undefined;
  readonly mode: 'live' | 'test';
}

interface Result {
  readonly key: string | null;
  readonly confidence: number;
  readonly reason: string;
  /** Why the built-in classifier replaced the model. */
  readonly warning?: string;
}

/** Chooses a category for the input, or none in doubt. */
export const understand: ProviderStep<Load, Result> = {
  begin: async (tx, { run, step }) => {
    const arrived = await findFlowInput(tx, run);
    const text = [arrived?.subject, arrived?.text].filter((part) => part?.trim()).join('\n\n');
    if (!arrived || text === '')
      return {
        completed: createResult({ key: null, confidence: 0, reason: 'There is no message to classify.' }),
      };
    const isOfReplies = !step.categories?.length && step.skillId === undefined;
    const known = isOfReplies ? toReplyCategory(arrived.classification) : null;
    if (known !== null)
      return {
        completed: createResult({ key: known, confidence: 1, reason: 'It was classified on arrival.' }),
      };
    const skill =
      step.skillId === undefined ? undefined : (await findStepSkills(tx, [step])).get(step.skillId);
    const { language } = arrived;
    return {
      load: { text, language, categories: categoriesOf(step), instruction: skill?.body, mode: run.mode },
    };
  },

  // Input from a sandbox key is classified without paid providers.
  work: ({ mode, instruction, ...input }, ports, signal) => {
    const classifier = mode === 'live' ? ports.classifier : ports.embeddedClassifier;
    const language = input.language ?? ports.language.detect(input.text);
    const question = { ...input, language, ...(instruction === undefined ? {} : { instruction }) };
    return classifier.choose(question, signal);
  },

  finish: async (_tx, _context, { categories }, result) => {
    const isKnown = categories.some(({ key }) => key === result.key);
    return createResult(isKnown ? result : { ...result, key: null });
  },
};

function createResult({ key, confidence, reason, warning }: Result): StepResult {
  const reasonText = warning === undefined ? reason : `${reason} ${warning}`;
  return { outcome: 'done', reason: reasonText, category: key ?? unsureCategory, confidence };
}
