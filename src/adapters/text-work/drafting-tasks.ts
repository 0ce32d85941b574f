import { assembleAnswer } from '../../domain/answering/assemble-answer.ts';
import { coverageOf } from '../../domain/answering/coverage.ts';
import { buildAnswer } from '../../domain/drafting/answer.ts';
import { buildDraftRequest } from '../../domain/drafting/draft-request.ts';
import { assembleFirst } from '../../domain/drafting/proposals.ts';
import { verifyEdit } from '../../domain/drafting/verify-edit.ts';
import type { TextTasks } from '../../ports/text-work.ts';
import { createEmbeddedComposer } from '../composer/embedded/composer.ts';

type DraftingTasks = Pick<
  TextTasks,
  | 'buildDraftRequest'
  | 'buildAnswer'
  | 'compose'
  | 'assembleFirst'
  | 'assembleAnswer'
  | 'verifyEdit'
  | 'addCoverage'
>;

export function createDraftingTasks(detect: (text: string) => string | null): DraftingTasks {
  const composer = createEmbeddedComposer();
  return {
    buildDraftRequest: (material, options) => buildDraftRequest(material, options, detect),
    buildAnswer: (material, enquiry, options) => buildAnswer(material, enquiry, options, detect),
    compose: (request) => composer.compose(request),
    assembleFirst,
    assembleAnswer,
    verifyEdit,
    addCoverage: (request, draft) => ({ draft, coverage: coverageOf(request, draft) }),
  };
}
