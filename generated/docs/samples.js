// @generated from openapi.yaml and registry.yaml by npm run codegen

const memory = 'outreach-sample-variant';
const backToLabelMs = 1600;

const remembered = recall();
if (remembered) choose(remembered);
document.addEventListener('change', (event) => {
  if (!event.target.closest('.samples')) return;
  const { top } = event.target.getBoundingClientRect();
  choose(event.target.value);
  // Samples above may change their height. Keeps the pressed tab in place.
  window.scrollBy(0, event.target.getBoundingClientRect().top - top);
  remember(event.target.value);
});

for (const sample of document.querySelectorAll('.sample')) {
  // JSON samples are replies and need no copy button, except for settings of a client.
  if (!sample.matches('.settings') && sample.querySelector('[data-language="json"]')) continue;
  const button = copyButton(sample);
  if (sample.closest('.samples')) sample.append(button);
  else sample.querySelector('pre').prepend(button);
}

unfoldTarget();
window.addEventListener('hashchange', unfoldTarget);

function choose(variant) {
  for (const input of document.querySelectorAll('.samples input')) {
    if (input.value === variant) input.checked = true;
  }
}

/** Storage may be disabled. The choice then applies to this page only. */
function recall() {
  try {
    return localStorage.getItem(memory);
  } catch {
    return null;
  }
}

function remember(variant) {
  try {
    localStorage.setItem(memory, variant);
  } catch {
    return;
  }
}

function copyButton(sample) {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'copy';
  button.textContent = 'Copy';
  button.addEventListener('click', async () => {
    const done = await copy(sample.querySelector('code'));
    button.textContent = done;
    setTimeout(() => (button.textContent = 'Copy'), backToLabelMs);
  });
  return button;
}

/** The clipboard needs a secure origin. Otherwise the text is selected for the reader to copy. */
async function copy(code) {
  try {
    await navigator.clipboard.writeText(code.textContent);
    return 'Copied';
  } catch {
    getSelection().selectAllChildren(code);
    return 'Selected';
  }
}

/** Opens the folded section of an argument that the address names. */
function unfoldTarget() {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!target) return;
  let folded = target.closest('details:not([open])');
  if (!folded) return;
  for (; folded; folded = target.closest('details:not([open])')) folded.open = true;
  target.scrollIntoView();
}
