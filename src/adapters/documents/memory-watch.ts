/**
 * A thread that kills its process if the process exceeds its memory limit or its parent process has exited. A separate
 * thread is needed because parsers block the main thread. It measures the whole process, because no setting limits
 * memory outside the heap.
 */
import { workerData } from 'node:worker_threads';

const { maxMemoryMb } = workerData as { maxMemoryMb: number };
const parent = process.ppid;
const checkIntervalMs = 25;

setInterval(() => {
  const usedMb = process.memoryUsage.rss() / 1_048_576;
  if (usedMb > maxMemoryMb || process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
}, checkIntervalMs);
