import type { ErrorCode, ErrorType } from '../generated/sdk/types.ts';

/** A call that the service refused or failed. `code` is the stable word for programs; the message says what to do. */
export class OutreachError extends Error {
  override readonly name = 'OutreachError';
  readonly type: ErrorType;
  readonly code: ErrorCode;
  /** The path of the argument at fault, such as `leads[3].email`. */
  readonly param: string | undefined;
  /** Names the call; quote it when asking for help. */
  readonly requestId: string | undefined;
  readonly status: number;

  constructor(
    message: string,
    facts: Pick<OutreachError, 'type' | 'code' | 'param' | 'requestId' | 'status'>,
  ) {
    super(message);
    this.type = facts.type;
    this.code = facts.code;
    this.param = facts.param;
    this.requestId = facts.requestId;
    this.status = facts.status;
  }
}

/**
 * The error that a reply other than a success tells of. A reply that is not the service's own has the code
 * `unexpected_reply`.
 */
export function readRefusal(response: Response, body: unknown): OutreachError {
  const { status } = response;
  const requestId = response.headers.get('x-request-id') ?? undefined;
  if (!isEnvelope(body)) {
    const message = `The reply with status ${status} is none of the service: is something else at this address?`;
    return new OutreachError(message, {
      type: 'api_error',
      code: 'unexpected_reply',
      param: undefined,
      requestId,
      status,
    });
  }
  const { type, code, message, param, request_id } = body.error;
  return new OutreachError(message, { type, code, param, requestId: request_id ?? requestId, status });
}

interface Envelope {
  readonly error: {
    readonly type: ErrorType;
    readonly code: ErrorCode;
    readonly message: string;
    readonly param?: string;
    readonly request_id?: string;
  };
}

function isEnvelope(body: unknown): body is Envelope {
  const error = (body as Partial<Envelope> | null | undefined)?.error;
  return typeof error?.code === 'string' && typeof error.message === 'string';
}
