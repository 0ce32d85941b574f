import { asReplyCategory, categoriesOf, inDoubt } from '../../domain/flows/understanding.ts';
import { skillsOf } from '../../store/queries/flows.ts';
import { findArrived } from '../arrived.ts';
import type { Completed, WorkingStep } from '../step.ts';

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
  /** Why another one stood in for the model. */
  readonly warning?: string;
}

/** Decides of which category it is what arrived; in doubt it does not guess. */
export const understand: WorkingStep<Load, Result> = {
  begin: async (tx, { run, step }) => {
    const arrived = await findArrived(tx, run);
    const text = [arrived?.subject, arrived?.text].filter((part) => part?.trim()).join('\n\n');
    if (!arrived || text === '')
      return {
        completed: decided({ key: null, confidence: 0, reason: 'Nothing arrived that could be read.' }),
      };
    const isOfReplies = !step.categories?.length && step.skillId === undefined;
    const known = isOfReplies ? asReplyCategory(arrived.classification) : null;
    if (known !== null)
      return {
        completed: decided({ key: known, confidence: 1, reason: 'It was classified when it came in.' }),
      };
    const skill = step.skillId === undefined ? undefined : (await skillsOf(tx, [step])).get(step.skillId);
    const { language } = arrived;
    return {
      load: { text, language, categories: categoriesOf(step), instruction: skill?.body, mode: run.mode },
    };
  },

  // What a sandbox key brought is decided without asking anybody who must be paid.
  work: ({ mode, instruction, ...asked }, ports, signal) => {
    const classifier = mode === 'live' ? ports.classifier : ports.embeddedClassifier;
    const language = asked.language ?? ports.language.detect(asked.text);
    const question = { ...asked, language, ...(instruction === undefined ? {} : { instruction }) };
    return classifier.choose(question, signal);
  },

  finish: async (_tx, _turn, { categories }, result) => {
    const isKnown = categories.some(({ key }) => key === result.key);
    return decided(isKnown ? result : { ...result, key: null });
  },
};

function decided({ key, confidence, reason, warning }: Result): Completed {
  const told = warning === undefined ? reason : `${reason} ${warning}`;
  return { outcome: 'done', reason: told, category: key ?? inDoubt, confidence };
}
