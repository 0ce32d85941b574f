import { schemaNamed, type Operation } from '../../model.ts';
import { errorsView } from './errors-view.ts';
import { fieldList } from './field-list.ts';
import { html, type Html } from './html.ts';
import { withLineBreaks, code, prose } from './prose.ts';
import { samplesView } from './samples-view.ts';
import { samples } from './samples.ts';
import { schemaAnchor, type Docs } from './site.ts';

/** The section of one operation, with its call in every variant. */
export function operationSection(docs: Docs, operation: Operation): Html {
  const { id, rest, endpoint } = operation;
  const path = rest
    ? html`<span class="method">${rest.method}</span> <code>${rest.path}</code>`
    : html`<span class="method">POST</span> <code>/mcp/${endpoint}</code>`;
  return html`<section id="${id}" class="operation" aria-labelledby="${id}-name">
    <h2 id="${id}-name"><a href="#${id}">${withLineBreaks(id)}</a></h2>
    <p class="lead">${operation.summary}</p>
    <p class="path">${path}</p>
    ${prose(docs, operation.description)} ${samplesView(id, samples(docs.model, operation))}
    ${factsView(docs, operation)}
    <h3>Arguments</h3>
    ${fieldList(docs, schemaNamed(docs.model, operation.argumentsName), { anchor: id, inPlace: true })}
    <h3>Value</h3>
    ${valueView(docs, operation)}
    <h3>Errors</h3>
    ${errorsView(docs, operation.errors)}
  </section> `;
}

const liveOnlyReasons: Readonly<Record<string, string>> = {
  paid_contact_data: 'it buys contact data',
  paid_engine_run: 'it starts paid work',
  external_sync: 'it reads from another system',
  spends_credits: 'it spends credits',
};

function factsView(docs: Docs, operation: Operation): Html {
  const { scope, endpoint, liveOnlyReason, conditional: keyCondition, cost, entitlement } = operation;
  const secretNote = operation.sealedReply ? ' Only the API key of the first call gets the reply again.' : '';
  const repeats =
    endpoint === 'query'
      ? 'It only reads; repeat it freely.'
      : html`With the header <code>Idempotency-Key</code>, repeated calls run only once.${secretNote}`;
  const facts: [string, Html | string | null][] = [
    ['Scope', html`<code>${scope}</code>, by RPC at <code>/mcp/${endpoint}</code>`],
    ['Keys', keysView(operation.sandbox, liveOnlyReason, keyCondition)],
    ['Cost', cost ?? 'Nothing.'],
    ['Plan', entitlement && html`Needs the entitlement <code>${entitlement}</code>.`],
    ['Repeating', repeats],
    ['Dry run', operation.dryRun ? dryRunText : null],
    [
      'Emits',
      operation.emits.length === 0
        ? null
        : html`${operation.emits.map((kind) => html`${code(docs, kind)} `)}`,
    ],
    ['Sending', 'Sends nothing; only a person can.'],
  ];
  const shown = facts.filter(([, text]) => text !== null);
  return html`<dl class="facts">
    ${shown.map(
      ([name, text]) =>
        html`<div>
          <dt>${name}</dt>
          <dd>${text}</dd>
        </div> `,
    )}
  </dl>`;
}

const dryRunText = html`The header <code>Dry-Run: true</code> shows the outcome and changes nothing.`;

function keysView(sandbox: boolean, liveOnlyReason: string | null, keyCondition: string | null): string {
  if (sandbox) return keyCondition ?? 'Live and sandbox.';
  return `Live keys only: ${liveOnlyReasons[liveOnlyReason ?? ''] ?? liveOnlyReason}.`;
}

function valueView(docs: Docs, { id, valueName }: Operation): Html {
  const schema = schemaNamed(docs.model, valueName);
  if (!docs.model.componentNames.has(valueName))
    return fieldList(docs, schema, { anchor: `${id}-value`, inPlace: false });
  return html`<p>
    <a href="#${schemaAnchor(valueName)}">${valueName}</a
    >${schema.description ? html`: ${schema.description}` : null}
  </p>`;
}
