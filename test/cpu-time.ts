/**
 * How long this thread computes over `work`, in milliseconds. Unlike the time on the wall it does not grow with what
 * else the machine does, so that a limit on it can be held anywhere.
 */
export function cpuMsOf(work: () => void): number {
  const before = process.threadCpuUsage();
  work();
  const after = process.threadCpuUsage();
  return (after.user - before.user + after.system - before.system) / 1_000;
}
