// @generated from openapi.yaml and registry.yaml by npm run codegen

const field = document.getElementById('search');
const results = document.getElementById('results');
const status = document.getElementById('found');
const mostShown = 14;
let active = -1;

field.setAttribute('role', 'combobox');
field.setAttribute('aria-controls', 'results');
field.setAttribute('aria-expanded', 'false');
field.setAttribute('aria-autocomplete', 'list');
field.addEventListener('focus', loadIndex);
field.addEventListener('input', show);
field.addEventListener('keydown', onKey);
field.form.addEventListener('submit', (event) => {
  if (globalThis.searchIndex && field.value.trim() !== '') event.preventDefault();
});
document.addEventListener('keydown', (event) => {
  const isWriting = event.target.closest('input:not([type=radio]), textarea, [contenteditable]');
  if (event.key !== '/' || isWriting || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  field.focus();
  field.select();
});
document.addEventListener('click', (event) => {
  if (!event.target.closest('search')) close();
});

/** Loads a script instead of fetching a file, so that it works from a folder on disk. */
function loadIndex() {
  if (document.querySelector('script[src="search-index.js"]')) return;
  const script = document.createElement('script');
  script.src = 'search-index.js';
  script.addEventListener('load', show);
  document.head.append(script);
}

function onKey(event) {
  const options = [...results.querySelectorAll('a')];
  if (event.key === 'Escape') {
    field.value = '';
    close();
  } else if (event.key === 'Enter' && options.length > 0) {
    event.preventDefault();
    options[Math.max(active, 0)].click();
  } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && options.length > 0) {
    event.preventDefault();
    const step = event.key === 'ArrowDown' ? 1 : -1;
    activate(options, (Math.max(active, step > 0 ? -1 : 0) + step + options.length) % options.length);
  }
}

function activate(options, index) {
  active = index;
  for (const [at, option] of options.entries()) option.setAttribute('aria-selected', String(at === index));
  options[index]?.scrollIntoView({ block: 'nearest' });
  field.setAttribute('aria-activedescendant', options[index]?.id ?? '');
}

function close() {
  results.hidden = true;
  results.replaceChildren();
  status.textContent = '';
  active = -1;
  field.setAttribute('aria-expanded', 'false');
  field.removeAttribute('aria-activedescendant');
}

function show() {
  const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0 || !globalThis.searchIndex) return close();
  const found = find(words);
  results.replaceChildren(...found.map(resultItem));
  results.hidden = found.length === 0;
  status.textContent = found.length === 0 ? 'Nothing found.' : `${found.length} found.`;
  status.classList.toggle('unseen', found.length > 0);
  field.setAttribute('aria-expanded', String(found.length > 0));
  active = -1;
  field.removeAttribute('aria-activedescendant');
}

/** Entries that contain every word, best match first. Equal matches keep the order of the index. */
function find(words) {
  return globalThis.searchIndex
    .map((entry) => ({ entry, distance: distanceOf(entry, words) }))
    .filter(({ distance }) => distance < Infinity)
    .sort((left, right) => left.distance - right.distance)
    .slice(0, mostShown)
    .map(({ entry }) => entry);
}

const kindDistance = { operation: 0, guide: 1, error: 1, event: 1, tool: 1.5, argument: 2 };

function distanceOf([kind, name, text], words) {
  const plainName = name.toLowerCase();
  const nameWords = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[\s._]+/);
  const plainText = text.toLowerCase();
  const distances = words.map((word) => {
    if (plainName === word) return -4;
    if (plainName.startsWith(word)) return 0;
    if (nameWords.some((part) => part.startsWith(word))) return 2;
    if (plainName.includes(word)) return 4;
    return plainText.includes(word) ? 6 : Infinity;
  });
  return distances.reduce((sum, distance) => sum + distance, kindDistance[kind] ?? 0);
}

function resultItem([kind, name, text, href], index) {
  const link = document.createElement('a');
  link.href = href;
  link.id = `result-${index}`;
  link.tabIndex = -1;
  link.setAttribute('role', 'option');
  link.setAttribute('aria-selected', 'false');
  link.append(part('span', 'kind', kind), part(kind === 'guide' ? 'strong' : 'code', 'name', name));
  if (text !== '') link.append(part('span', 'words', text));
  link.addEventListener('click', () => {
    field.value = '';
    close();
  });
  return link;
}

function part(element, className, text) {
  const made = document.createElement(element);
  made.className = className;
  made.textContent = text;
  return made;
}
