import { generatedNotice } from '../source.ts';
import { compact } from './compact.ts';
import { guideTitle } from './guide-page.ts';
import { html, type Html } from './html.ts';
import { listCallables, operationHref, type Page, type Section, type Docs } from './site.ts';

/** A whole page: the common frame around its content. */
export function renderPage(docs: Docs, page: Page): string {
  const { title, content } = page;
  const whole = html`<!doctype html>
    <!-- ${generatedNotice} -->
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title === docs.model.title ? title : `${title} · ${docs.model.title}`}</title>
        <link rel="icon" href="icon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="style.css" />
        <script src="search.js" defer></script>
        <script src="samples.js" defer></script>
      </head>
      <body>
        <a class="skip" href="#content">Skip to the content</a>
        ${pageHeader(docs)}
        <div class="columns">
          ${navigation(docs, page.path)}
          <main id="content" tabindex="-1">
            <h1>${title}</h1>
            ${contents(page.sections ?? [])}
            <div class="content">${content}</div>
          </main>
        </div>
      </body>
    </html> `;
  return compact(whole.text);
}

function contents(sections: readonly Section[]): Html | null {
  if (sections.length < minSections) return null;
  const items = sections.map(({ title, anchor }) => html`<li><a href="#${anchor}">${title}</a></li> `);
  return html`<nav class="toc" aria-labelledby="toc">
    <h2 id="toc">On this page</h2>
    <ul>
      ${items}
    </ul>
  </nav>`;
}

const minSections = 3;

/** Without scripts, the search form opens the page that lists everything. */
function pageHeader({ model }: Docs): Html {
  return html`<header>
    <button type="button" class="menu" popovertarget="pages">Menu</button>
    <a class="home" href="index.html">${model.title}</a>
    <search>
      <form action="everything.html">
        <label for="search" class="unseen">Search the documentation</label>
        <input
          id="search"
          type="search"
          placeholder="Search: an operation, argument, error …"
          autocomplete="off"
          spellcheck="false"
        />
        <kbd aria-hidden="true">/</kbd>
      </form>
      <div id="results" role="listbox" aria-label="Found" hidden></div>
      <p id="found" class="unseen" role="status"></p>
    </search>
  </header> `;
}

function navigation({ model }: Docs, path: string): Html {
  const guides = model.guides.map((guide) => navigationItem(path, `${guide.name}.html`, guideTitle(guide)));
  const groups = model.groups.map(({ name, title }) => {
    const page = `${name}.html`;
    const callables = listCallables(model).filter(({ group }) => page === path && group === name);
    const inner = callables.map(
      (callable) =>
        html`<li>
          <a href="${operationHref(callable)}"><code>${callable.id.replace(`${name}.`, '')}</code></a>
        </li> `,
    );
    return navigationItem(
      path,
      page,
      title,
      inner.length === 0
        ? null
        : html`<ul class="inner">
            ${inner}
          </ul>`,
    );
  });
  const others = [
    navigationItem(path, 'tools.html', 'MCP tools'),
    navigationItem(path, 'webhook-events.html', 'Webhook events'),
    navigationItem(path, 'errors.html', 'Errors'),
    navigationItem(path, 'everything.html', 'Everything, A to Z'),
  ];
  return html`<nav id="pages" aria-label="Pages" popover>
    <ul>
      ${navigationItem(path, 'index.html', 'Overview')}
    </ul>
    ${
      guides.length === 0
        ? null
        : html`<h2>Guides</h2>
            <ul>
              ${guides}
            </ul>`
    }
    <h2>Reference</h2>
    <ul>
      ${groups}${others}
    </ul>
  </nav> `;
}

function navigationItem(path: string, href: string, text: string, inner: Html | null = null): Html {
  const current = href === path ? html` aria-current="page"` : null;
  return html`<li><a href="${href}" ${current}>${text}</a>${inner}</li> `;
}
