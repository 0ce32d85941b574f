import type { SampleDraft } from '../model.ts';
import { SourceError } from '../source-error.ts';

const section = /<!-- drafts -->\n([\s\S]*?)<!-- end of drafts -->/;
const evidenceRow = /^\| (.+) \| `(.+)` \| “(.+)” \|$/gm;

/** Reads the draft of the README: a quotation with the subject in bold, then a table with the sources. */
export function readSampleDraft(readme: string): SampleDraft {
  const [, markdown = ''] = section.exec(readme) ?? [];
  const quoted = markdown
    .split('\n')
    .filter((line) => line.startsWith('>'))
    .map((line) => line.replace(/^> ?/, '').replace(/\\$/, ''));
  const [subject = '', ...paragraphs] = quoted.join('\n').split('\n\n');
  const evidence = [...markdown.matchAll(evidenceRow)].map(([, sentence = '', source = '', quote = '']) => ({
    sentence,
    source,
    quote,
  }));
  if (evidence.length === 0)
    throw new SourceError('README.md has no draft with sources; run npm run readme.');
  return { subject: subject.replaceAll('**', ''), paragraphs, evidence };
}
