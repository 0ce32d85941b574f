import { toReplyCategory, categoriesOf, unsureCategory } from '../../domain/flows/categories.ts';
import { findStepSkills } from '../../store/queries/flows.ts';
import { findFlowInput } from '../flow-input.ts';
import type { StepResult, ProviderStep } from '../step.ts';

interface WorkInput {
  readonly orgId: string;
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

/** Chooses a category for the input, or `unsure` in doubt. */
export const understand: ProviderStep<WorkInput, Result> = {
  begin: async (tx, { flowRun, step }) => {
    const input = await findFlowInput(tx, flowRun);
    const text = [input?.subject, input?.text].filter((part) => part?.trim()).join('\n\n');
    if (!input || text === '')
      return {
        completed: createResult({ key: null, confidence: 0, reason: 'There is no message to classify.' }),
      };
    const usesReplyCategories = !step.categories?.length && step.skillId === undefined;
    const knownCategory = usesReplyCategories ? toReplyCategory(input.classification) : null;
    if (knownCategory !== null)
      return {
        completed: createResult({
          key: knownCategory,
          confidence: 1,
          reason: 'It was classified on arrival.',
        }),
      };
    const skill =
      step.skillId === undefined ? undefined : (await findStepSkills(tx, [step])).get(step.skillId);
    const { language } = input;
    return {
      workInput: {
        orgId: tx.orgId,
        text,
        language,
        categories: categoriesOf(step),
        instruction: skill?.body,
        mode: flowRun.mode,
      },
    };
  },

  // Input from a sandbox key is classified without paid providers.
  work: ({ orgId, mode, instruction, ...question }, ports, signal) => {
    const classifier = mode === 'live' ? ports.classifier : ports.embeddedClassifier;
    const language = question.language ?? ports.language.detect(question.text);
    const instructions = instruction === undefined ? {} : { instruction };
    return classifier.choose({ ...question, language, ...instructions }, signal, orgId);
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
