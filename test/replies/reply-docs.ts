import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { classifyReplies } from './evaluate.ts';
import { readReplies } from './reply-corpus.ts';
import { confusionTable, figuresOf } from './report.ts';

const file = path.join(import.meta.dirname, '..', '..', 'docs', 'design', 'replies.md');
const section = /(<!-- figures -->\n)([\s\S]*?)(<!-- end of figures -->)/;

/** The figures for the documents. */
export function readFigures(): string {
  return section.exec(readFileSync(file, 'utf8'))![2]!;
}

/** The figures of the test part as the docs show them, measured now. */
export function computeFigures(): string {
  const judged = classifyReplies(readReplies('test-part'));
  const heading = 'Each row is the true category of the replies, each column the category that they got:';
  return `\n${[figuresOf(judged), heading, confusionTable(judged, null)].join('\n\n')}\n\n`;
}

/** Puts the figures of today into the docs. */
export function writeFigures(): void {
  const figures = computeFigures();
  const text = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    text.replace(section, (_, begin: string, _old, end: string) => begin + figures + end),
  );
}
