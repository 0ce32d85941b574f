import type { SampleDraft, SupportedSentence } from '../../model.ts';
import { html, type Html } from './html.ts';

export const draftSection = { title: 'A draft and its sources', anchor: 'draft' };

/** A draft, each claim beside the quote that supports it. */
export function draftFigure({ subject, paragraphs, evidence }: SampleDraft): Html {
  const supported = (text: string) => evidence.find(({ sentence }) => sentence === text);
  return html`<figure class="draft" id="${draftSection.anchor}">
    <figcaption>${draftSection.title}</figcaption>
    ${row(html`<strong>${subject}</strong>`, supported(subject))}
    ${paragraphs.flatMap((paragraph) =>
      splitAtClaims(paragraph, evidence).map((part) => row(withBreaks(part), supported(part))),
    )}
  </figure>`;
}

function row(text: Html, support: SupportedSentence | undefined): Html {
  if (support === undefined) return html`<p>${text}</p> `;
  const { source, quote } = support;
  return html`<div class="claim">
    <p>${text}</p>
    <p class="source"><span class="kind">${labels[source] ?? source}</span> <q>${quote}</q></p>
  </div> `;
}

const labels: Readonly<Record<string, string>> = {
  analysis: 'Research',
  brain: 'Your Brain',
  'context.whatTheyDo': 'What you do',
  'context.valueProposition': 'Your value proposition',
};

/** Splits a paragraph into sentences with a source and the text between them. */
function splitAtClaims(paragraph: string, evidence: readonly SupportedSentence[]): string[] {
  const claim = evidence.find(({ sentence }) => paragraph.includes(sentence));
  if (claim === undefined) return [paragraph.trim()].filter((text) => text !== '');
  const [before = '', ...after] = paragraph.split(claim.sentence);
  return [
    ...splitAtClaims(before, evidence),
    claim.sentence,
    ...splitAtClaims(after.join(claim.sentence), evidence),
  ];
}

function withBreaks(text: string): Html {
  return html`${text.split('\n').map((line, index) => (index === 0 ? line : html`<br />${line}`))}`;
}
