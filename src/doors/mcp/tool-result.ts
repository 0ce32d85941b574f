import type { ErrorCode, ErrorType } from '../../../generated/contract/errors.ts';
import { remedyFor } from '../../domain/remedy.ts';
import { replaceOperationNames } from './tool-names.ts';

/** The error in an error envelope. */
export interface ErrorBody {
  readonly type: ErrorType;
  readonly code: ErrorCode;
  readonly message: string;
  readonly param?: string;
  readonly reason?: string;
  readonly request_id: string;
}

/**
 * Builds a tool's result as JSON, with the value repeated as text for clients that read only text. Notes say what
 * was left out, or why the result is empty.
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

/** The error for a value that is too large even when shortened. */
export function createTooLargeResult(sizeBytes: number, howToReadOn: string, requestId: string): string {
  const size = `${Math.ceil(sizeBytes / 1000)} kB`;
  const text =
    `This result of ${size} is too large for a tool, even when shortened. ${howToReadOn} (request ` +
    `${requestId})`;
  return JSON.stringify({ content: [{ type: 'text', text }], isError: true, _meta: { requestId } });
}

/** Builds an error result with the reason, the next step and, if a person must act, the address. */
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

/** Paths below `appUrl` for actions that no key can take. These pages name the commands to run. */
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
