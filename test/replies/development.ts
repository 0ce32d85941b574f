import { readFileSync } from 'node:fs';
import path from 'node:path';
import { featuresOf } from '../../src/domain/replies/features.ts';
import { classifiable } from '../../src/domain/replies/linear.ts';
import { mendReply } from '../../src/domain/replies/mended-words.ts';
import { suspicionFeatures } from '../../src/domain/replies/suspicion.ts';
import { readReply, type ReplyText } from '../../src/domain/replies/reply-text.ts';
import type { Sample } from './trainer.ts';

const known: ReadonlySet<string> = new Set(classifiable);

/** The replies that the built-in classifier learns from: those of the corpus and short ones by category. */
export function developmentSamples(): readonly (Sample & { readonly reply: ReplyText })[] {
  return [...phrases(), ...corpus()]
    .filter(({ category }) => known.has(category))
    .map(({ subject, body, category }) => {
      const reply = readReply(subject, body);
      return { reply, category, features: featuresOf(reply) };
    });
}

/** Those, the replies of sets that were read after they had measured, short ones for and against, and enquiries. */
export function suspicionSamples(): readonly (Sample & { readonly reply: ReplyText })[] {
  return [
    ...phrases(),
    ...corpus(),
    ...read('unseen-1.ndjson').map(toSample),
    ...read('unseen-2.ndjson').map(toSample),
  ]
    .filter(({ category }) => known.has(category))
    .map((one) => ({ ...one, category: one.category === 'unsubscribe' ? 'opt_out' : 'other' }))
    .concat(
      read('opt-outs.ndjson').map(toOptOutSample),
      read('opt-outs-second.ndjson').map(toOptOutSample),
      phrases('development-opt-outs.txt'),
      phrases('development-enquiries.txt'),
    )
    .map(({ subject, body, category }) => {
      const reply = mendReply(readReply(subject, body));
      return { reply, category, features: suspicionFeatures(reply) };
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
  return read('development.ndjson').map(toSample);
}

function toSample(line: string): Labelled {
  return JSON.parse(line) as Labelled;
}

function toOptOutSample(line: string): Labelled {
  const { subject, body, optOut } = JSON.parse(line) as Labelled & { readonly optOut: boolean };
  return { subject, body, category: optOut ? 'opt_out' : 'other' };
}

/** Below a heading of category and language each line is a reply. */
function phrases(file = 'development-phrases.txt'): Labelled[] {
  let category = '';
  return read(file).flatMap((line) => {
    if (!line.startsWith('# ')) return [{ subject: 'Re:', body: line, category }];
    category = line.split(' ')[1]!;
    return [];
  });
}
