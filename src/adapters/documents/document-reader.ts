import path from 'node:path';
import type { DocumentFile, DocumentReader, DocumentReading } from '../../ports/documents.ts';
import { detectLanguage } from '../site/language.ts';
import { formatOf } from './format.ts';
import type { DocumentLimits, ParsedDocument } from './document-text.ts';
import { createParsingProcesses } from './parsing-processes.ts';

export interface DocumentReaderOptions extends Partial<DocumentLimits> {
  readonly maxBytes?: number;
  /** For one document: from its first byte to its text. Waiting for a free process comes before. */
  readonly timeoutMs?: number;
  /** Of one process that parses, all in all. */
  readonly mostMemoryMb?: number;
  readonly mostProcesses?: number;
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
  const processes = createParsingProcesses({
    program: options.program ?? new URL('./parsing-process.ts', import.meta.url),
    mostProcesses: options.mostProcesses ?? 2,
    mostMemoryMb: options.mostMemoryMb ?? 512,
    idleMs: options.idleMs ?? 10_000,
  });
  return {
    async read(file, { signal } = {}) {
      signal?.throwIfAborted();
      const format = formatOf(file);
      if (typeof format !== 'string') return refusalOf(file, format.reason);
      const parsed = await processes.parse({ format, limits }, file.content, { maxBytes, timeoutMs, signal });
      return readingOf(file, parsed);
    },
    close: () => processes.close(),
  };
}

/** An Office document with a password is an old Office program's file around the new one. */
async function refusalOf(file: DocumentFile, reason: string): Promise<DocumentReading> {
  if (file.toldMediaType !== 'application/x-cfb' || !/\.(docx|docm|xlsx|xlsm)$/i.test(file.path))
    return { ok: false, failure: 'unsupported', reason };
  return { ok: false, failure: 'encrypted', reason: 'The document is protected by a password.' };
}

function readingOf(file: DocumentFile, parsed: ParsedDocument): DocumentReading {
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
