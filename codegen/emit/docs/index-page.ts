import { guideSummary, guideTitle } from './guide-page.ts';
import { callableList } from './group-page.ts';
import { html, type Html } from './html.ts';
import { inlineProse, prose } from './prose.ts';
import { callablesOf, type Page, type Site } from './site.ts';

/** The first page: what the service is, the guides, and all operations. */
export function indexPage(site: Site): Page {
  const { model } = site;
  const groups = model.groups.map(
    (group) =>
      html`<section class="group">
        <h2><a href="${group.name}.html">${group.title}</a></h2>
        <p>${inlineProse(site, group.summary)}</p>
        ${callableList(callablesOf(model).filter((each) => each.group === group.name))}
      </section> `,
  );
  const content = html`${prose(site, model.description)} ${guides(site)}
    <p class="quiet">
      Version ${model.version}, ${model.operations.length} operations. The same for programs:
      <a href="openapi.json">openapi.json</a>, <a href="llms.txt">llms.txt</a> and the
      <a href="tools.html">MCP tools</a>.
    </p>
    ${groups}`;
  return { path: 'index.html', title: model.title, content };
}

function guides({ model }: Site): Html | null {
  if (model.guides.length === 0) return null;
  const cards = model.guides.map(
    (guide) =>
      html`<li>
        <a href="${guide.name}.html">${guideTitle(guide)}</a>
        <p>${guideSummary(guide)}</p>
      </li> `,
  );
  return html`<ul class="cards">
    ${cards}
  </ul>`;
}
