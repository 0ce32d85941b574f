/**
 * A thread that ends its process when it exceeds its memory limit, or when its parent process is gone. It is a
 * separate thread because a parser blocks the main one. It measures the whole process because no setting limits
 * buffers and memory outside the heap.
 */
import { workerData } from 'node:worker_threads';

const { maxMemoryMb } = workerData as { maxMemoryMb: number };
const parent = process.ppid;
const checkIntervalMs = 25;

setInterval(() => {
  const usedMb = process.memoryUsage.rss() / 1_048_576;
  if (usedMb > maxMemoryMb || process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
}, checkIntervalMs);
