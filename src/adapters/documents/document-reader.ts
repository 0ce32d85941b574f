import path from 'node:path';
import type { DocumentFile, DocumentReader, DocumentResult } from '../../ports/documents.ts';
import { detectLanguage } from '../site/language.ts';
import { formatOf } from './format.ts';
import type { DocumentLimits, ParsedDocument } from './document-text.ts';
import { createParsingPool } from './parsing-pool.ts';

export interface DocumentReaderOptions extends Partial<DocumentLimits> {
  readonly maxBytes?: number;
  /** The limit for one document, from its first byte to its text. Does not include waiting for a process. */
  readonly timeoutMs?: number;
  /** The memory limit of one parsing process. */
  readonly maxMemoryMb?: number;
  readonly maxProcesses?: number;
  /** How long an idle process waits for the next document. */
  readonly idleMs?: number;
  /** The program that each process runs. */
  readonly program?: URL;
}

/**
 * Reads documents in separate processes. They start on demand, are reused, and are killed if a document exceeds its
 * time or memory limit. So a hostile file affects no other file.
 */
export function createDocumentReader(options: DocumentReaderOptions = {}): DocumentReader {
  const { maxBytes = 26_214_400, timeoutMs = 20_000 } = options;
  const limits: DocumentLimits = {
    maxCharacters: options.maxCharacters ?? 200_000,
    maxPages: options.maxPages ?? 500,
    maxCells: options.maxCells ?? 200_000,
    maxInflatedBytes: options.maxInflatedBytes ?? 128 * 1_048_576,
  };
  const pool = createParsingPool({
    program: options.program ?? new URL('./parsing-process.ts', import.meta.url),
    maxProcesses: options.maxProcesses ?? 2,
    maxMemoryMb: options.maxMemoryMb ?? 512,
    idleMs: options.idleMs ?? 10_000,
  });
  return {
    async read(file, { signal } = {}) {
      signal?.throwIfAborted();
      const format = formatOf(file);
      if (typeof format !== 'string') return toFailedResult(file, format.reason);
      const parsed = await pool.parse({ format, limits }, file.content, { maxBytes, timeoutMs, signal });
      return toResult(file, parsed);
    },
    close: () => pool.close(),
  };
}

/** Detects encrypted Office documents, which are stored inside a file of the older format. */
async function toFailedResult(file: DocumentFile, reason: string): Promise<DocumentResult> {
  if (file.detectedMediaType !== 'application/x-cfb' || !/\.(docx|docm|xlsx|xlsm)$/i.test(file.path))
    return { ok: false, failure: 'unsupported', reason };
  return { ok: false, failure: 'encrypted', reason: 'The document is protected by a password.' };
}

function toResult(file: DocumentFile, parsed: ParsedDocument): DocumentResult {
  if (!parsed.ok) return parsed;
  const { text, truncated } = parsed;
  if (text === '')
    return {
      ok: false,
      failure: 'empty',
      reason: 'The document has no text. It may contain only images.',
    };
  const title = parsed.title || path.posix.parse(file.path).name;
  return { ok: true, text, title, language: detectLanguage(text, null), truncated };
}
