import { draftFigure, draftSection } from './draft-figure.ts';
import { guideSummary, guideTitle } from './guide-page.ts';
import { callableList } from './group-page.ts';
import { html, type Html } from './html.ts';
import { inlineProse, prose } from './prose.ts';
import { listCallables, type Page, type Docs } from './site.ts';

/** The start page: a summary of the service, a draft with its sources, the guides and all operations. */
export function indexPage(docs: Docs): Page {
  const { model } = docs;
  const [summary = '', ...others] = model.description.trim().split(/\n\s*\n/);
  const groups = model.groups.map(
    (group) =>
      html`<section class="group">
        <h3><a href="${group.name}.html">${group.title}</a></h3>
        <p>${inlineProse(docs, group.summary)}</p>
        ${callableList(listCallables(model).filter((each) => each.group === group.name))}
      </section> `,
  );
  const content = html`${prose(docs, summary)} ${model.sampleDraft && draftFigure(model.sampleDraft)}
    ${prose(docs, others.join('\n\n'))} ${guideCards(docs)}
    <h2 id="${reference.anchor}">${reference.title}</h2>
    <p class="quiet">
      Version ${model.version}, ${model.operations.length} operations. For programs:
      <a href="openapi.json">openapi.json</a>, <a href="llms.txt">llms.txt</a> and the
      <a href="tools.html">MCP tools</a>.
    </p>
    ${groups}`;
  return {
    path: 'index.html',
    title: model.title,
    content,
    sections: [
      ...(model.sampleDraft ? [draftSection] : []),
      ...(model.guides.length > 0 ? [guidesSection] : []),
      reference,
    ],
  };
}

const guidesSection = { title: 'Guides', anchor: 'guides' };
const reference = { title: 'Reference', anchor: 'reference' };

function guideCards({ model }: Docs): Html | null {
  if (model.guides.length === 0) return null;
  const cards = model.guides.map(
    (guide) =>
      html`<li>
        <a href="${guide.name}.html">${guideTitle(guide)}</a>
        <p>${guideSummary(guide)}</p>
      </li> `,
  );
  return html`<h2 id="${guidesSection.anchor}">${guidesSection.title}</h2>
    <ul class="cards">
      ${cards}
    </ul>`;
}
