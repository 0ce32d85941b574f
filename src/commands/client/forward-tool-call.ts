import { randomUUID } from 'node:crypto';
import { isOutreachError } from '../../../sdk/outreach-error.ts';
import { sendWithRetries, systemClock } from '../../../sdk/retry.ts';

/** The parts of a tool's result that are used here. */
export interface ToolResult {
  readonly content: readonly { readonly type: 'text'; readonly text: string }[];
  readonly isError?: boolean;
}

interface JsonRpcReply {
  readonly result?: ToolResult;
  readonly error?: { readonly code: number; readonly message: string };
}

/**
 * Calls a tool of the service at `url` and returns its result. Connection and key errors become results too, in
 * words that an agent can pass on to a person.
 */
export async function forwardToolCall(
  url: string,
  key: string,
  name: string,
  args: Record<string, unknown>,
): Promise<ToolResult> {
  const { origin } = new URL(url);
  try {
    const { response } = await sendWithRetries(
      createAttempt(`${url.replace(/\/$/, '')}/mcp`, key, name, args),
      retryOptions,
      undefined,
      systemClock,
    );
    const reply = (await response.json().catch(() => ({}))) as JsonRpcReply;
    if (reply.result) return reply.result;
    if (!reply.error) return toolFailure(`The server at ${origin} is not this service. Check OUTREACH_URL.`);
    const { message } = reply.error;
    return toolFailure(
      response.status === 401
        ? `${message}\nA person must correct OUTREACH_KEY in the client's settings.`
        : message,
    );
  } catch (error) {
    if (!isOutreachError(error)) throw error;
    return toolFailure(
      error.type === 'connection_error'
        ? `No service is running at ${origin}. A person must start it with npm start, or correct OUTREACH_URL.`
        : error.message.replace('baseUrl', 'OUTREACH_URL'),
    );
  }
}

/** Clients time out after a minute or two, and an agent should see the reason before that. */
const retryOptions = { maxRetries: 2, timeoutMs: 100_000, attemptTimeoutMs: 90_000 };

/** All attempts share one idempotency key, so a lost response does not repeat the effect. */
function createAttempt(url: string, key: string, name: string, args: Record<string, unknown>) {
  const idempotencyKey = randomUUID();
  return async (signal: AbortSignal): Promise<Response> =>
    // The user chose this address; the guarded client is for addresses chosen by others.
    // oxlint-disable-next-line no-restricted-globals
    fetch(url, {
      method: 'POST',
      signal,
      redirect: 'manual',
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${key}`,
        'Idempotency-Key': idempotencyKey,
      },
      body: JSON.stringify({
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/call',
        params: { name, arguments: args },
      }),
    });
}

/** A result that explains the error. */
export function toolFailure(text: string): ToolResult {
  return { content: [{ type: 'text', text }], isError: true };
}
