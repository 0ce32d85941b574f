import { coverageOf } from '../../domain/answering/coverage.ts';
import { enquiryOfEvent } from '../../domain/answering/enquiry.ts';
import { whyNotUnprompted } from '../../domain/answering/occasions/occasion.ts';
import { categoryOfPayload, whyUnanswered } from '../../domain/answering/situation.ts';
import { buildAnswer } from '../../domain/drafting/answer.ts';
import { noAddress, type DraftingMaterial } from '../../domain/drafting/commission.ts';
import { mayReportWish } from '../../domain/payload-wishes.ts';
import { tellPayload } from '../../domain/payload.ts';
import { writeAnswer } from '../../inquiries/answer.ts';
import { whyNotPreviewed } from '../../domain/replies/unasked-drafts.ts';
import type { Handler } from '../../operation.ts';
import { loadSeller } from '../../store/queries/drafting.ts';
import { hasProject } from '../../store/queries/projects.ts';
import { withoutEvidence } from '../../store/queries/message-views.ts';

const patienceMs = 30_000;

export const handle: Handler<'replies.preview'> = async ({ args, ports, caller, fail, prepare }) => {
  const { projectId, eventType, payload, who = '', company = '' } = args;
  const seller = await prepare(async (tx) =>
    (await hasProject(tx, projectId)) ? loadSeller(tx, projectId) : null,
  );
  if (seller === null) return fail('project_not_found', null, { param: 'projectId' });
  const told = tellPayload(payload ?? null);
  if (told.lines === '') fail('invalid_state', 'The payload holds nothing that could be answered.');
  const suspicion = mayReportWish(eventType ?? '', payload) ? 'open' : null;
  const written = { subject: '', texts: told.texts, classification: null, suspicion } as const;
  const unanswered = whyUnanswered(categoryOfPayload(told.prose)) ?? whyNotPreviewed(written);
  if (unanswered !== null) fail('invalid_state', `No answer is drafted. ${unanswered}`);
  const detect = (text: string) => ports.language.detect(text);
  const event = { id: 'payload', type: eventType, payload: payload ?? null };
  const enquiry = { ...enquiryOfEvent(event), who, company };
  const material: DraftingMaterial = { ...seller, ...nobody };
  const { commission, warnings } = buildAnswer(material, enquiry, { language: args.language }, detect);
  const unprompted = whyNotUnprompted(commission.enquiry?.occasion ?? null);
  if (unprompted !== null) fail('invalid_state', `No answer is drafted. ${unprompted}`);
  const assembly = await writeAnswer(ports, commission, { mode: caller.mode, patienceMs });
  if (!assembly.ok) return fail('invalid_state', `No answer could be drafted. ${assembly.reason}`);
  const { draft } = assembly;
  const { answered, unanswered: open } = coverageOf(commission, draft);
  const evidence = draft.sentences.flatMap(({ text: sentence, evidence: pieces }) =>
    pieces.map((piece) => ({ sentence, ...piece })),
  );
  return {
    subject: draft.subject,
    body: draft.body,
    language: draft.language,
    classification: commission.enquiry?.category ?? null,
    sentences: draft.sentences.map(withoutEvidence),
    evidence,
    omitted: draft.omitted.map((omission) => ({ ...omission })),
    warnings: [...warnings.filter((warning) => warning !== noAddress), ...draft.warnings],
    answered: answered.map(({ question, evidence: pieces }) => ({
      question,
      evidence: pieces.map((piece) => ({ sentence: sentenceOf(draft.sentences, piece), ...piece })),
    })),
    unanswered: open.map(({ question }) => question),
  };
};

/** Nobody is known yet who would be answered. */
const nobody = {
  lead: { id: 'preview' },
  pages: [],
  files: [],
  campaign: null,
  runBrief: null,
  thread: [],
};

interface Quoted {
  readonly text: string;
  readonly evidence: readonly object[];
}

function sentenceOf(sentences: readonly Quoted[], piece: object): string {
  return sentences.find(({ evidence }) => evidence.includes(piece))?.text ?? '';
}
