import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { classifyReply } from '../../src/domain/replies/classify.ts';

const bodies = ['opt-outs-fourth', 'opt-outs-sixth']
  .flatMap((name) =>
    readFileSync(path.join(import.meta.dirname, `${name}.ndjson`), 'utf8')
      .trimEnd()
      .split('\n'),
  )
  .map((line) => (JSON.parse(line) as { readonly body: string }).body)
  .filter((body) => !body.includes('\n'));

test.each([30, 64])(
  'who is silenced and who is suspected is the same when lines are broken after %d signs',
  (width) => {
    const broken = bodies.map((body) => ({ body, wrapped: wrap(body, width) }));
    expect(broken.filter(({ body, wrapped }) => body !== wrapped).length).toBeGreaterThan(60);
    expect(broken.map(({ wrapped }) => classify(wrapped))).toEqual(broken.map(({ body }) => classify(body)));
  },
);

function classify(body: string): readonly [isSilenced: boolean, isSuspected: boolean] {
  const { category, isSuspected } = classifyReply({ subject: 'Re:', body, language: null, kind: 'human' });
  return [category === 'unsubscribe', isSuspected];
}

function wrap(text: string, width: number): string {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.join('\n');
}
