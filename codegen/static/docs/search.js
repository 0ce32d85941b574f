const field = document.getElementById('search');
const results = document.getElementById('results');
const mostShown = 12;

field.addEventListener('input', show);
field.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') field.value = '';
  if (event.key === 'Escape') show();
  if (event.key === 'Enter') results.querySelector('a')?.click();
});
document.addEventListener('keydown', (event) => {
  if (event.key !== '/' || event.target instanceof HTMLInputElement) return;
  event.preventDefault();
  field.focus();
});

function show() {
  const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
  const found = words.length === 0 ? [] : find(words);
  results.replaceChildren(...found.map(resultItem));
  results.hidden = words.length === 0;
  if (words.length > 0 && found.length === 0) results.textContent = 'Nothing found.';
}

/** Entries that hold every word, those whose name holds the first word at its beginning before the others. */
function find(words) {
  const matching = entries.filter(([name, text]) => {
    const haystack = `${name} ${text}`.toLowerCase();
    return words.every((word) => haystack.includes(word));
  });
  const rank = ([name]) => (name.toLowerCase().startsWith(words[0]) ? 0 : 1);
  return matching.sort((left, right) => rank(left) - rank(right)).slice(0, mostShown);
}

function resultItem([name, text, href]) {
  const item = document.createElement('li');
  const link = document.createElement('a');
  const code = document.createElement('code');
  link.href = href;
  code.textContent = name;
  link.append(code, ` ${text}`);
  link.addEventListener('click', () => {
    field.value = '';
    show();
  });
  item.append(link);
  return item;
}
