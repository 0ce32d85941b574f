import { html, type Html } from './html.ts';
import type { Sample } from './samples.ts';

/** Radio buttons make tabs that work without scripts. With scripts, a choice also applies to the other samples. */
export function samplesView(call: string, all: readonly Sample[]): Html {
  const choices = all.map(({ variant, title }, index) => {
    const id = `${call}-${variant}`;
    return html`<input
        type="radio"
        id="${id}"
        name="${call}-variant"
        value="${variant}"
        ${index === 0 ? html`checked` : null}
      />
      <label for="${id}">${title}</label>`;
  });
  return html`<fieldset class="samples">
    <legend class="unseen">Call ${call}</legend>
    ${choices} ${all.map((sample) => sampleView(call, sample))}
  </fieldset> `;
}

function sampleView(call: string, { variant, title, code }: Sample): Html {
  return html`<div class="sample" data-variant="${variant}">
    <pre tabindex="0" role="region" aria-label="${call}, ${title}"><code>${code}</code></pre>
  </div> `;
}
