/**
 * Measures the CPU time that `work` takes on this thread, in milliseconds. Other processes do not slow it, so tests
 * can check limits on any machine.
 */
export function measureCpuMs(work: () => void): number {
  const before = process.threadCpuUsage();
  work();
  const after = process.threadCpuUsage();
  return (after.user - before.user + after.system - before.system) / 1_000;
}

/**
 * Measures two functions in turn and returns the shortest time of each, in milliseconds. Taking rounds exposes both to
 * the same load.
 */
export function measureMinCpuMs(one: () => void, other: () => void): readonly [number, number] {
  const rounds = Array.from({ length: 7 }, () => [measureCpuMs(one), measureCpuMs(other)] as const);
  return [Math.min(...rounds.map(([ms]) => ms)), Math.min(...rounds.map(([, ms]) => ms))];
}
