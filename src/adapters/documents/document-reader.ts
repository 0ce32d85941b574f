import path from 'node:path';
import type { DocumentFile, DocumentReader, DocumentResult } from '../../ports/documents.ts';
import { detectLanguage } from '../site/language.ts';
import { formatOf } from './format.ts';
import type { DocumentLimits, ParsedDocument } from './document-text.ts';
import { createParsingPool } from './parsing-pool.ts';

export interface DocumentReaderOptions extends Partial<DocumentLimits> {
  readonly maxBytes?: number;
  /** For one document: from its first byte to its text. Waiting for a free process comes before. */
  readonly timeoutMs?: number;
  /** Of one process that parses, all in all. */
  readonly maxMemoryMb?: number;
  readonly maxProcesses?: number;
  /** How long a process waits for the next document. */
  readonly idleMs?: number;
  /** What runs in the processes. */
  readonly program?: URL;
}

/**
 * Reads documents in processes of their own, which are started with the first document, used again, and killed when a
 * document takes more time or memory than it may: the worst file costs its own reading and nothing else.
 */
export function createDocumentReader(options: DocumentReaderOptions = {}): DocumentReader {
  const { maxBytes = 26_214_400, timeoutMs = 20_000 } = options;
  const limits: DocumentLimits = {
    maxCharacters: options.maxCharacters ?? 200_000,
    maxPages: options.maxPages ?? 500,
    maxCells: options.maxCells ?? 200_000,
    maxInflatedBytes: options.maxInflatedBytes ?? 128 * 1_048_576,
  };
  const processes = createParsingPool({
    program: options.program ?? new URL('./parsing-process.ts', import.meta.url),
    maxProcesses: options.maxProcesses ?? 2,
    maxMemoryMb: options.maxMemoryMb ?? 512,
    idleMs: options.idleMs ?? 10_000,
  });
  return {
    async read(file, { signal } = {}) {
      signal?.throwIfAborted();
      const format = formatOf(file);
      if (typeof format !== 'string') return toFailedReading(file, format.reason);
      const parsed = await processes.parse({ format, limits }, file.content, { maxBytes, timeoutMs, signal });
      return toReading(file, parsed);
    },
    close: () => processes.close(),
  };
}

/** An Office document with a password is an old Office program's file around the new one. */
async function toFailedReading(file: DocumentFile, reason: string): Promise<DocumentResult> {
  if (file.toldMediaType !== 'application/x-cfb' || !/\.(docx|docm|xlsx|xlsm)$/i.test(file.path))
    return { ok: false, failure: 'unsupported', reason };
  return { ok: false, failure: 'encrypted', reason: 'The document is protected by a password.' };
}

function toReading(file: DocumentFile, parsed: ParsedDocument): DocumentResult {
  if (!parsed.ok) return parsed;
  const { text, truncated } = parsed;
  if (text === '')
    return {
      ok: false,
      failure: 'empty',
      reason: 'There is no text in this document; it may hold pictures alone.',
    };
  const title = parsed.title || path.posix.parse(file.path).name;
  return { ok: true, text, title, language: detectLanguage(text, null), truncated };
}
