import { ComposerFailed } from '../../../ports/composer.ts';

/** Tokens as the server counts them; null if it does not. */
export interface TokenUsage {
  readonly promptTokens: number | null;
  readonly completionTokens: number | null;
}

export interface Completion {
  /** The JSON that the model answered with. */
  readonly answer: unknown;
  readonly usage: TokenUsage;
}

/**
 * The JSON in the first choice of a chat completion.
 * @throws ComposerFailed if there is none: the response or its content is no JSON, it has no choice, or it is a
 * refusal, a call of a tool, or cut off.
 */
export function readCompletion(body: Buffer): Completion {
  const completion = parse(
    body.toString('utf8'),
    'The model’s server answered with something that is not JSON.',
  );
  const [choice] = listOf(fieldOf(completion, 'choices'));
  const message = fieldOf(choice, 'message');
  const reason = fieldOf(choice, 'finish_reason');
  const content = fieldOf(message, 'content');
  if (isText(fieldOf(message, 'refusal')) || reason === 'content_filter')
    throw new ComposerFailed('The model refused to write this message.');
  if (reason === 'length')
    throw new ComposerFailed('The model’s answer was cut off at its longest allowed length.');
  if (listOf(fieldOf(message, 'tool_calls')).length > 0 || fieldOf(message, 'function_call'))
    throw new ComposerFailed('The model wanted to call a tool, and there is none.');
  if (!isText(content)) throw new ComposerFailed('The model answered with nothing.');
  const usage = fieldOf(completion, 'usage');
  return {
    answer: parse(content, 'The model answered with something that is not JSON.'),
    usage: {
      promptTokens: countOf(fieldOf(usage, 'prompt_tokens')),
      completionTokens: countOf(fieldOf(usage, 'completion_tokens')),
    },
  };
}

function countOf(value: unknown): number | null {
  return Number.isSafeInteger(value) && Number(value) >= 0 ? Number(value) : null;
}

function parse(text: string, otherwise: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ComposerFailed(otherwise, { cause });
  }
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}
