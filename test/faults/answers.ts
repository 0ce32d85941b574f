import type { Answer } from './fault-environment.ts';

/** Returns the value of a call that must succeed. */
export function valueOf<Value>(answer: Answer<Value>): Value {
  if (!answer.arrived || answer.status !== 200) throw new Error(`A call failed: ${JSON.stringify(answer)}`);
  return answer.value;
}

/** Returns the id of the run that a call started; a dry run starts none. */
export function runIdOf(answer: Answer<{ readonly runId: string | null }>): string {
  const { runId } = valueOf(answer);
  if (runId === null) throw new Error('The call started no run.');
  return runId;
}
