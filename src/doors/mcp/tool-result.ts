import type { ErrorCode, ErrorType } from '../../../generated/contract/errors.ts';
import { remedyFor } from '../../domain/remedy.ts';
import { replaceOperationNames } from './tool-names.ts';

/** The part of a refusal's envelope that says what was wrong. */
export interface ErrorBody {
  readonly type: ErrorType;
  readonly code: ErrorCode;
  readonly message: string;
  readonly param?: string;
  readonly reason?: string;
  readonly request_id: string;
}

/**
 * What a tool answers, as JSON: the value as it is, and the same as text for clients that read nothing else. Notes say
 * what was left out of it, or why there is nothing in it.
 */
export function createSuccessResult(
  valueJson: string,
  requestId: string,
  notes: readonly string[] = [],
): string {
  const texts = [valueJson, ...notes].map((text) => `{"type":"text","text":${JSON.stringify(text)}}`);
  const meta = JSON.stringify({ requestId });
  return `{"content":[${texts.join(',')}],"structuredContent":${valueJson},"_meta":${meta}}`;
}

/** The refusal of a value that does not fit even where it is shortened as far as it can be. */
export function createTooLargeResult(sizeBytes: number, howToReadOn: string, requestId: string): string {
  const size = `${Math.ceil(sizeBytes / 1000)} kB`;
  const text = `This result of ${size} is too large for a tool, also shortened. ${howToReadOn} (request ${requestId})`;
  return JSON.stringify({ content: [{ type: 'text', text }], isError: true, _meta: { requestId } });
}

/** A refusal as a result, in words that an agent can act on: the reason, the next step, where a person can help. */
export function createErrorResult(error: ErrorBody, tool: string, fn: string, appUrl: string): string {
  const { type, code, message, param, reason, request_id: requestId } = error;
  const about = [param && `argument ${param}`, reason && `reason ${reason}`, `request ${requestId}`]
    .filter(Boolean)
    .join(', ');
  const remedy = remedyFor(error);
  const next = remedy && `Next: ${remedy}`;
  const lines = [message, next, humanActionHint(code, appUrl), `${type} ${code} (${about})`];
  const text = lines
    .filter((line) => line !== undefined)
    .map((line) => replaceOperationNames(line, { [fn]: tool }))
    .join('\n');
  return JSON.stringify({ content: [{ type: 'text', text }], isError: true, _meta: { requestId } });
}

/** Where in the app people do what no key can. */
const appPages: Partial<Record<ErrorCode, string>> = {
  credits_exhausted: 'credits',
  spend_cap_reached: 'runs',
  plan_required: 'plan',
  entitlement_missing: 'plan',
  live_key_required: 'keys',
  scope_missing: 'keys',
  session_required: 'leads',
  suppressed: 'suppressions',
};

function humanActionHint(code: ErrorCode, appUrl: string): string | undefined {
  const page = appPages[code];
  return page && `A person must act: ask them to open ${appUrl}/${page}.`;
}
