import { schemaNamed, type Upload } from '../../model.ts';
import { errorsView } from './errors-view.ts';
import { fieldList } from './field-list.ts';
import { html, type Html } from './html.ts';
import { withLineBreaks, formatNumber, prose } from './prose.ts';
import { samplesView } from './samples-view.ts';
import { uploadSamples } from './samples.ts';
import { schemaAnchor, type Docs } from './site.ts';

/** The section of one upload: its headers, its value and its errors. */
export function uploadSection(docs: Docs, upload: Upload): Html {
  const { id, path, valueName } = upload;
  const { description = '' } = schemaNamed(docs.model, valueName);
  return html`<section id="${id}" class="operation" aria-labelledby="${id}-name">
    <h2 id="${id}-name"><a href="#${id}">${withLineBreaks(id)}</a></h2>
    <p class="lead">${upload.summary}</p>
    <p class="path"><span class="method">POST</span> <code>${path}</code></p>
    ${prose(docs, upload.description)} ${samplesView(id, uploadSamples(upload))} ${factsView(upload)}
    <h3>Headers</h3>
    ${fieldList(docs, upload.headers, { anchor: id, inPlace: true })}
    <h3>Value</h3>
    <p><a href="#${schemaAnchor(valueName)}">${valueName}</a>: ${description}</p>
    <h3>Errors</h3>
    ${errorsView(docs, upload.errors)}
  </section> `;
}

function factsView({ scope, maxBytes }: Upload): Html {
  const repeats = html`With the header <code>Idempotency-Key</code>, repeated calls run only once.`;
  const facts: [string, Html | string][] = [
    ['Scope', html`<code>${scope}</code>`],
    ['Keys', 'Live and sandbox.'],
    ['Cost', 'Nothing.'],
    ['Body', `The bytes of one file, at most ${formatNumber(maxBytes)}.`],
    ['Repeating', repeats],
    ['Sending', 'Sends nothing; only a person can.'],
  ];
  return html`<dl class="facts">
    ${facts.map(
      ([name, text]) =>
        html`<div>
          <dt>${name}</dt>
          <dd>${text}</dd>
        </div> `,
    )}
  </dl>`;
}
