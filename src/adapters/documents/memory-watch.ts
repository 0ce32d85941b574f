/**
 * The thread that ends its process when it takes more memory than it may, or when the process that it works for is
 * gone. It is a thread of its own because a parser lets nobody else run, and it watches the whole process because
 * neither buffers nor what lies outside of the heap is bounded by any setting.
 */
import { workerData } from 'node:worker_threads';

const { maxMemoryMb } = workerData as { maxMemoryMb: number };
const parent = process.ppid;
const checkIntervalMs = 25;

setInterval(() => {
  const usedMb = process.memoryUsage.rss() / 1_048_576;
  if (usedMb > maxMemoryMb || process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
}, checkIntervalMs);
