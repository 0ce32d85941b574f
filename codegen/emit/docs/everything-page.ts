import { byCodeUnit } from '../../names.ts';
import { html } from './html.ts';
import { searchEntries, type SearchEntry } from './search-index.ts';
import type { Page, Docs } from './site.ts';

/** All search entries except arguments, by letter. It replaces the search where scripts are disabled. */
export function everythingPage(docs: Docs): Page {
  const entries = searchEntries(docs).filter(({ kind }) => kind !== 'argument');
  const letters = Map.groupBy(entries.toSorted(byName), ({ name }) => name.charAt(0).toUpperCase());
  const sections = [...letters].map(
    ([letter, named]) =>
      html`<section>
        <h2 id="${letter}">${letter}</h2>
        <ul class="contents">
          ${named.map(entryItem)}
        </ul>
      </section> `,
  );
  const letterLinks = [...letters.keys()].map((letter) => html`<a href="#${letter}">${letter}</a> `);
  const content = html`<p>
      Operations, events, errors and guides. Arguments are listed under their operation.
    </p>
    <p class="letters">${letterLinks}</p>
    ${sections}`;
  return { path: 'everything.html', title: 'Everything, A to Z', content };
}

function byName(left: SearchEntry, right: SearchEntry): number {
  return byCodeUnit(left.name.toLowerCase(), right.name.toLowerCase()) || byCodeUnit(left.href, right.href);
}

function entryItem({ kind, name, words, href }: SearchEntry) {
  return html`<li>
    <a href="${href}">${kind === 'guide' ? name : html`<code>${name}</code>`}</a>
    <span><span class="kind">${kind}</span> ${words}</span>
  </li> `;
}
