/*
 * Bodies are read by turns. The system may have received megabytes on each connection, and Node would read all of them
 * before it does anything else. A large body therefore pauses after each chunk. A turn of the event loop continues only
 * some of them, so that a flood of bodies delays other connections little.
 */
import type { IncomingMessage } from 'node:http';

/** Bodies that continue in one turn of the event loop. Each reads one or two chunks of 64 KB. */
const bodiesPerTurn = 16;

/** Shorter bodies are read without a pause. */
const minPausedBytes = 65_536;

const paused: IncomingMessage[] = [];

/** Returns a function to call with the size of each chunk of the body of `request`. It pauses the body. */
export function readInTurn(request: IncomingMessage): (bytes: number) => void {
  let received = 0;
  return (bytes) => {
    received += bytes;
    if (received < minPausedBytes) return;
    request.pause();
    if (paused.push(request) === 1) setImmediate(continueSome);
  };
}

function continueSome(): void {
  for (const request of paused.splice(0, bodiesPerTurn)) {
    // The connection of a rejected body ends, and nothing more is read from it.
    if (request.socket.writable) request.resume();
  }
  if (paused.length > 0) setImmediate(continueSome);
}
