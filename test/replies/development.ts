import { readFileSync } from 'node:fs';
import path from 'node:path';
import { featuresOf } from '../../src/domain/replies/features.ts';
import { classifiable } from '../../src/domain/replies/linear.ts';
import { readReply, type ReplyText } from '../../src/domain/replies/reply-text.ts';
import type { Sample } from './trainer.ts';

/** The replies that the built-in classifier learns from: those of the corpus and short ones by category. */
export function developmentSamples(): readonly (Sample & { readonly reply: ReplyText })[] {
  const known: ReadonlySet<string> = new Set(classifiable);
  return [...phrases(), ...corpus()]
    .filter(({ category }) => known.has(category))
    .map(({ subject, body, category }) => {
      const reply = readReply(subject, body);
      return { reply, category, features: featuresOf(reply) };
    });
}

interface Labelled {
  readonly subject: string;
  readonly body: string;
  readonly category: string;
}

const read = (file: string): string[] =>
  readFileSync(path.join(import.meta.dirname, file), 'utf8')
    .trimEnd()
    .split('\n');

function corpus(): Labelled[] {
  return read('development.ndjson').map((line) => JSON.parse(line) as Labelled);
}

/** Below a heading of category and language each line is a reply. */
function phrases(): Labelled[] {
  let category = '';
  return read('development-phrases.txt').flatMap((line) => {
    if (!line.startsWith('# ')) return [{ subject: 'Re:', body: line, category }];
    category = line.split(' ')[1]!;
    return [];
  });
}
