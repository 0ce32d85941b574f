import { expect, test } from 'vitest';
import { readSampleDraft } from './sample-draft.ts';

const readme = `# Service

<!-- drafts -->

> **A new oven**
>
> Hi Sam,
>
> You bake bread. May I call?
>
> Best regards,\\
> Minna

| sentence | source | quote |
|---|---|---|
| You bake bread. | \`analysis\` | “They bake bread.” |

<!-- end of drafts -->
`;

test('reads subject, paragraphs and sources of the draft', () => {
  expect(readSampleDraft(readme)).toEqual({
    subject: 'A new oven',
    paragraphs: ['Hi Sam,', 'You bake bread. May I call?', 'Best regards,\nMinna'],
    evidence: [{ sentence: 'You bake bread.', source: 'analysis', quote: 'They bake bread.' }],
  });
});

test('refuses a README without a draft and names the command that writes one', () => {
  expect(() => readSampleDraft('# Service\n')).toThrow('run npm run readme');
});
