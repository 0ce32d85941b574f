import type { FlowStepKind } from '../domain/flows/flow.ts';
import type { AnyStep } from './step.ts';
import { attach } from './steps/attach.ts';
import { draftReply } from './steps/draft-reply.ts';
import { notify } from './steps/notify.ts';
import { route } from './steps/route.ts';
import { understand } from './steps/understand.ts';

/** The kinds of flow steps. None of them can send to a lead. */
export const steps: Readonly<Record<FlowStepKind, AnyStep>> = {
  understand: understand as AnyStep,
  route,
  attach,
  draft_reply: draftReply as AnyStep,
  notify,
};
