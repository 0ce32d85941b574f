/**
 * `npm run replies -- test-part development`: how well replies are classified. `--mistakes` names each mistake, with
 * its words where those may be known to who works on the rules; `--docs` puts the figures of today into the docs.
 */
import process from 'node:process';
import { parseArgs } from 'node:util';
import { type ClassifiedReply, classifyReplies } from './evaluate.ts';
import { readReplies, replyLanguages, replyParts } from './reply-corpus.ts';
import { writeFigures } from './reply-docs.ts';
import { confusionTable, figuresOf } from './report.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    mistakes: { type: 'boolean', default: false },
    docs: { type: 'boolean', default: false },
  },
});
const unknown = positionals.filter((name) => !replyParts.some((part) => part === name));
if (unknown.length > 0) {
  process.stderr.write(`usage: npm run replies -- [${replyParts.join(' ')}] [--mistakes] [--docs]\n`);
  process.exit(2);
}

for (const part of replyParts) {
  if (positionals.length > 0 && !positionals.includes(part)) continue;
  const judged = classifyReplies(readReplies(part));
  const said = [
    `# ${part}`,
    figuresOf(judged),
    confusionTable(judged, null),
    ...replyLanguages.flatMap((language) => [`## ${language}`, confusionTable(judged, language)]),
    ...(values.mistakes ? [judged.flatMap(mistakeOf).join('\n')] : []),
  ];
  process.stdout.write(`${said.join('\n\n')}\n\n`);
}
if (values.docs) writeFigures();

function mistakeOf({ reply, taken, confidence }: ClassifiedReply): string[] {
  if (reply.category === taken) return [];
  const words = reply.id.startsWith('development') ? `: ${JSON.stringify(reply.body.slice(0, 200))}` : '';
  return [`${reply.id} taken for ${taken} (${confidence.toFixed(2)})${words}`];
}
