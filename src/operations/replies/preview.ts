import { coverageOf } from '../../domain/answering/coverage.ts';
import { enquiryOfEvent } from '../../domain/answering/enquiry.ts';
import { noAutoDraftReason } from '../../domain/answering/occasions/occasion.ts';
import { categoryOfPayload, notAnsweredReason } from '../../domain/answering/situation.ts';
import { buildAnswer } from '../../domain/drafting/answer.ts';
import { noAddressReason, type DraftingMaterial } from '../../domain/drafting/draft-request.ts';
import { mayReportOptOut } from '../../domain/payload-opt-outs.ts';
import { formatPayload } from '../../domain/payload.ts';
import { writeAnswer } from '../../provider-lookups/write-answer.ts';
import { unsupportedPayloadReason } from '../../domain/replies/unsupported-language.ts';
import { notPreviewedReason } from '../../domain/replies/unasked-drafts.ts';
import type { Handler } from '../../operation.ts';
import { inTextTurn } from '../../ports/text-turns.ts';
import { hasProject } from '../../store/queries/projects.ts';
import { withoutEvidence } from '../../store/queries/message-views.ts';
import { loadSeller } from '../../application/drafts/load-material.ts';

const timeoutMs = 30_000;

export const handle: Handler<'replies.preview'> = async ({ args, ports, caller, fail, prepare }) => {
  const { projectId, eventType, payload, who = '', company = '' } = args;
  const seller = await prepare(async (tx) =>
    (await hasProject(tx, projectId)) ? loadSeller(tx, projectId) : null,
  );
  if (seller === null) return fail('project_not_found', null, { param: 'projectId' });
  const { orgId } = caller;
  const parsed = formatPayload(payload ?? null);
  if (parsed.lines === '') fail('invalid_state', 'The payload contains nothing to answer.');
  const detect = (text: string) => ports.language.detect(text);
  const unansweredReason = await inTextTurn(orgId, () =>
    findUnansweredReason(eventType, payload, parsed, detect),
  );
  if (unansweredReason !== null) fail('invalid_state', `No reply is drafted. ${unansweredReason}`);
  const event = { id: 'payload', type: eventType, payload: payload ?? null };
  const enquiry = { ...enquiryOfEvent(event), who, company };
  const material: DraftingMaterial = { ...seller, ...emptyLeadMaterial };
  const { request, warnings } = await inTextTurn(orgId, () =>
    buildAnswer(material, enquiry, { language: args.language }, detect),
  );
  const noDraftReason = noAutoDraftReason(request.enquiry?.occasion ?? null);
  if (noDraftReason !== null) fail('invalid_state', `No reply is drafted. ${noDraftReason}`);
  const assembly = await writeAnswer(ports, request, { orgId, mode: caller.mode, timeoutMs });
  if (!assembly.ok) return fail('invalid_state', `No reply could be drafted. ${assembly.reason}`);
  const { draft } = assembly;
  const { answered, unanswered: open } = await inTextTurn(orgId, () => coverageOf(request, draft));
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

function findUnansweredReason(
  eventType: string | undefined,
  payload: unknown,
  { texts, prose }: ReturnType<typeof formatPayload>,
  detect: (text: string) => string | null,
): string | null {
  const isSuspected =
    mayReportOptOut(eventType ?? '', payload) || unsupportedPayloadReason(prose, detect) !== null;
  const suspicion = isSuspected ? 'open' : null;
  const written = { subject: '', texts, classification: null, suspicion } as const;
  return notAnsweredReason(categoryOfPayload(prose)) ?? notPreviewedReason(written);
}

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
