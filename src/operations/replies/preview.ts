import { enquiryOfEvent } from '../../domain/answering/enquiry.ts';
import { noAutoDraftReason } from '../../domain/answering/occasions/occasion.ts';
import { noAddressReason, type DraftingMaterial } from '../../domain/drafting/draft-request.ts';
import { formatPayload } from '../../domain/payload.ts';
import { writeAnswer } from '../../provider-lookups/write-answer.ts';
import type { Handler } from '../../operation.ts';
import { hasProject } from '../../store/queries/projects.ts';
import { withoutEvidence } from '../../store/queries/message-views.ts';
import { loadSeller } from '../../application/drafts/load-material.ts';

const timeoutMs = 30_000;

export const handle: Handler<'replies.preview'> = async ({ args, ports, caller, fail, prepare }) => {
  const { projectId, eventType, payload, who = '', company = '' } = args;
  const seller = await prepare(async (tx) =>
    (await hasProject(tx, projectId))
      ? { ...(await loadSeller(tx, projectId)), today: tx.now.toISOString().slice(0, 10) }
      : null,
  );
  if (seller === null) return fail('project_not_found', null, { param: 'projectId' });
  const { orgId, mode } = caller;
  const { textWork } = ports;
  if (formatPayload(payload ?? null).lines === '')
    fail('invalid_state', 'The payload contains nothing to answer.');
  const payloadJson = JSON.stringify(payload ?? null);
  const reason = await textWork.run({ orgId }, 'notPreviewedPayloadReason', eventType, payloadJson);
  if (reason !== null) fail('invalid_state', `No reply is drafted. ${reason}`);
  const event = { id: 'payload', type: eventType, payload: payload ?? null };
  const enquiry = { ...enquiryOfEvent(event), who, company };
  const material: DraftingMaterial = { ...seller, ...emptyLeadMaterial };
  const { language } = args;
  const { request, warnings } = await textWork.run({ orgId }, 'buildAnswer', material, enquiry, { language });
  const noDraftReason = noAutoDraftReason(request.enquiry?.occasion ?? null);
  if (noDraftReason !== null) fail('invalid_state', `No reply is drafted. ${noDraftReason}`);
  const assembly = await writeAnswer(ports, request, { orgId, mode, timeoutMs });
  if (!assembly.ok) return fail('invalid_state', `No reply could be drafted. ${assembly.reason}`);
  const { draft, coverage } = await textWork.run({ orgId }, 'addCoverage', request, assembly.draft);
  const { answered, unanswered: open } = coverage;
  const evidence = draft.sentences.flatMap(({ text: sentence, evidence: pieces }) =>
    pieces.map((piece) => ({ sentence, ...piece })),
  );
  return {
    subject: draft.subject,
    body: draft.body,
    language: draft.language,
    classification: request.enquiry?.category ?? null,
    sentences: draft.sentences.map(withoutEvidence),
    evidence,
    omitted: draft.omitted.map((omission) => ({ ...omission })),
    warnings: [...warnings.filter((warning) => warning !== noAddressReason), ...draft.warnings],
    answered: answered.map(({ question, evidence: pieces }) => ({
      question,
      evidence: pieces.map((piece) => ({ sentence: findSentence(draft.sentences, piece), ...piece })),
    })),
    unanswered: open.map(({ question }) => question),
  };
};

/** A preview has no lead. */
const emptyLeadMaterial = {
  lead: { id: 'preview' },
  pages: [],
  triggers: [],
  files: [],
  campaign: null,
  runBrief: null,
  thread: [],
};

interface QuotedSentence {
  readonly text: string;
  readonly evidence: readonly object[];
}

function findSentence(sentences: readonly QuotedSentence[], piece: object): string {
  return sentences.find(({ evidence }) => evidence.includes(piece))?.text ?? '';
}
