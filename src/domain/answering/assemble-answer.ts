import type { Assembly } from '../drafting/assemble.ts';
import type { DraftRequest, Draft } from '../drafting/material.ts';
import { assembleFirst, type Proposals } from '../drafting/proposals.ts';
import { coverageOf, openQuestions } from './coverage.ts';
import { unreadIntent } from './intents.ts';
import { warnOfEnquiry, warnOfOccasion } from './occasions/occasion.ts';
import { proposedTime } from './proposed-time.ts';

/**
 * Verifies and assembles a reply. Its warnings list the unanswered questions. `readsIntent` says whether a composer
 * knew what the person wants of the reply.
 */
export function assembleAnswer(request: DraftRequest, proposals: Proposals, readsIntent: boolean): Assembly {
  const assembly = assembleFirst(request, proposals);
  if (!assembly.ok) return assembly;
  const { draft } = assembly;
  const unreadWarning = readsIntent ? null : unreadIntent(request.brief);
  const warnings = [
    ...(unreadWarning === null ? [] : [unreadWarning]),
    ...openQuestions(coverageOf(request, draft)),
    ...occasionWarnings(request, draft),
    ...draft.warnings,
  ];
  return { ok: true, draft: { ...draft, warnings } };
}

/** Warns if the answered message may not be an enquiry, or if it proposes a time. */
function occasionWarnings(request: DraftRequest, draft: Draft): readonly string[] {
  const { occasion = null, text = '' } = request.enquiry ?? {};
  const warning = warnOfOccasion(occasion);
  if (warning !== null) return [warning];
  const enquiryWarning = warnOfEnquiry(text);
  return [...(enquiryWarning === null ? [] : [enquiryWarning]), ...proposedTimeWarnings(request, draft)];
}

/** The draft cannot know whether a proposed time is free. */
function proposedTimeWarnings({ enquiry }: DraftRequest, { body }: Draft): readonly string[] {
  const time = enquiry === undefined ? null : proposedTime(enquiry.text);
  if (time === null || !body.includes(time.text)) return [];
  return [`The draft accepts a proposed time, “${time.text}”. Check your calendar before you send it.`];
}
