import type { Answer } from './fault-environment.ts';

/** The value of a call that has to succeed. */
export function valueOf<Value>(answer: Answer<Value>): Value {
  if (!answer.known || answer.status !== 200)
    throw new Error(`A call was not answered: ${JSON.stringify(answer)}`);
  return answer.value;
}

/** The run that a call began; a dry run begins none. */
export function runIdOf(answer: Answer<{ readonly runId: string | null }>): string {
  const { runId } = valueOf(answer);
  if (runId === null) throw new Error('A call that begins a run began none.');
  return runId;
}
