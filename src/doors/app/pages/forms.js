// The forms of a page. Each calls the operation that its attributes name.
import { call } from './calls.js';

const errorBox = document.querySelector('main > .error[role=alert]');
const doneBox = document.querySelector('main > .done');

export function showError(text) {
  show(errorBox, text);
}

function show(box, text) {
  for (const each of [errorBox, doneBox]) each.hidden = true;
  box.textContent = text;
  box.hidden = false;
  box.scrollIntoView({ block: 'nearest' });
}

/** Makes a button that does something and shows an error if that fails. */
export function actionButton(text, act) {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = text;
  button.addEventListener('click', () => attempt(button, act));
  return button;
}

/** Shows an error if `act` fails. The control takes no input meanwhile. */
export async function attempt(control, act) {
  control.disabled = true;
  try {
    await act();
  } catch (error) {
    showError(error.message);
  } finally {
    control.disabled = false;
  }
}

/** The token leaves the address at once, so that it stays in no history and no screenshot. */
function takeToken() {
  const token = location.hash.slice(1);
  history.replaceState(null, '', location.pathname);
  if (token) return token;
  for (const form of document.querySelectorAll('main form')) form.hidden = true;
  showError('The link is incomplete. Open it again from the mail or terminal, or ask for a new one.');
  return undefined;
}

const token = 'needsToken' in document.querySelector('main').dataset ? takeToken() : undefined;

async function submit(form) {
  const filled = [...new FormData(form)].filter(([, value]) => value !== '');
  const args = Object.fromEntries(token ? [...filled, ['token', token]] : filled);
  await call(form.dataset.operation, args);
  if (form.dataset.go) return location.replace(form.dataset.go);
  form.reset();
  show(doneBox, form.dataset.say);
  document.dispatchEvent(new Event('changed'));
}

for (const form of document.querySelectorAll('form[data-operation]')) {
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void attempt(form.querySelector('button'), () => submit(form));
  });
}
