import type { assembleAnswer } from '../domain/answering/assemble-answer.ts';
import type { Coverage } from '../domain/answering/coverage.ts';
import type { notPreviewedPayloadReason, readPayload } from '../domain/answering/read-payload.ts';
import type { Enquiry } from '../domain/drafting/answer.ts';
import type { DraftingMaterial, DraftOptions } from '../domain/drafting/draft-request.ts';
import type { Draft, DraftRequest, ProposedBlock } from '../domain/drafting/material.ts';
import type { assembleFirst } from '../domain/drafting/proposals.ts';
import type { verifyEdit } from '../domain/drafting/verify-edit.ts';
import type { classifyInbound } from '../domain/replies/classify-inbound.ts';
import type { classifyMail } from '../domain/replies/classify-mail.ts';
import type { ClassifierAnswer, ClassifierQuestion } from './classifier.ts';

/** A request to a composer, and what a person should know before reading the draft. */
export interface BuiltRequest {
  readonly request: DraftRequest;
  readonly warnings: readonly string[];
}

/** Work on long texts, by name. It needs no provider and no database. Arguments and results are plain data. */
export interface TextTasks {
  buildDraftRequest(material: DraftingMaterial, options: DraftOptions): BuiltRequest;
  buildAnswer(material: DraftingMaterial, enquiry: Enquiry, options: DraftOptions): BuiltRequest;
  /** The embedded composer. */
  compose(request: DraftRequest): Promise<readonly ProposedBlock[]>;
  assembleFirst: typeof assembleFirst;
  assembleAnswer: typeof assembleAnswer;
  verifyEdit: typeof verifyEdit;
  /** Returns the draft too, because the coverage refers to the evidence of its sentences. */
  addCoverage(request: DraftRequest, draft: Draft): { readonly draft: Draft; readonly coverage: Coverage };
  classifyMail: typeof classifyMail;
  classifyInbound: typeof classifyInbound;
  /** Takes the payload as JSON, because a large value takes much longer to hand over than its text. */
  readPayload(type: string, payloadJson: string): ReturnType<typeof readPayload>;
  notPreviewedPayloadReason(
    type: string | undefined,
    payloadJson: string,
  ): ReturnType<typeof notPreviewedPayloadReason>;
  /** The embedded classifier. */
  chooseCategory(question: ClassifierQuestion): Promise<ClassifierAnswer>;
}

export type TextTaskName = keyof TextTasks;
export type TextTaskResult<Name extends TextTaskName> = Awaited<ReturnType<TextTasks[Name]>>;

export interface TextTurn {
  /** Organisations take turns. */
  readonly orgId: string;
  readonly signal?: AbortSignal | undefined;
}

/**
 * Does the work without delaying other calls. Never await it inside a transaction, which would hold a database
 * connection.
 */
export interface TextWork {
  /** Throws `unavailable` if too much waits, and the signal's reason on abort. */
  run<Name extends TextTaskName>(
    turn: TextTurn,
    name: Name,
    ...given: Parameters<TextTasks[Name]>
  ): Promise<TextTaskResult<Name>>;
}
