/**
 * How long this thread computes over `work`, in milliseconds. Unlike the time on the wall it does not grow with what
 * else the machine does, so that a limit on it can be held anywhere.
 */
export function measureCpuMs(work: () => void): number {
  const before = process.threadCpuUsage();
  work();
  const after = process.threadCpuUsage();
  return (after.user - before.user + after.system - before.system) / 1_000;
}

/** The least of several times of each work, in milliseconds; they take turns, so that both meet the same machine. */
export function measureMinCpuMs(one: () => void, other: () => void): readonly [number, number] {
  const turns = Array.from({ length: 7 }, () => [measureCpuMs(one), measureCpuMs(other)] as const);
  return [Math.min(...turns.map(([ms]) => ms)), Math.min(...turns.map(([, ms]) => ms))];
}
