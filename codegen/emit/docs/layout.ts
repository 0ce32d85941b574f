import type { Model } from '../../model.ts';
import { originMark } from '../source.ts';
import { html, type Html } from './html.ts';

/** A whole page: the frame that all pages share around its own content. `path` is the page's file name. */
export function page(model: Model, path: string, title: string, content: Html): string {
  const links = [
    { href: 'index.html', text: 'Overview' },
    ...model.groups.map((group) => ({ href: `${group.name}.html`, text: group.title })),
    { href: 'events.html', text: 'Events' },
    { href: 'errors.html', text: 'Errors' },
  ];
  return html`<!doctype html>
    <!-- ${originMark} -->
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} · ${model.title}</title>
        <link rel="stylesheet" href="style.css" />
        <script src="search.js" defer></script>
      </head>
      <body>
        <header>
          <a class="home" href="index.html">${model.title}</a>
          <search>
            <label for="search">Search the reference</label>
            <input
              id="search"
              type="search"
              placeholder="Search, for example leads.add"
              autocomplete="off"
              aria-controls="results"
            />
            <ul id="results" hidden></ul>
          </search>
        </header>
        <div class="columns">
          <nav aria-label="Pages">
            <ul>
              ${links.map(({ href, text }) => html`<li><a href="${href}" ${current(href === path)}>${text}</a></li> `)}
            </ul>
          </nav>
          <main>
            <h1>${title}</h1>
            ${content}
          </main>
        </div>
      </body>
    </html> `.text;
}

function current(isCurrent: boolean): Html | null {
  return isCurrent ? html` aria-current="page"` : null;
}
