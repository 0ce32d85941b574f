// The script of the account pages. It runs in the browser as it is here, without a build.
const main = document.querySelector('main');
const errorBox = document.querySelector('.error[role=alert]');
const doneBox = document.querySelector('.done');
let csrfToken;

/** Calls an operation of the app. Throws an Error with the message for people. */
async function call(operation, args) {
  const headers = { 'Content-Type': 'application/json' };
  if (csrfToken) headers['X-CSRF-Token'] = csrfToken;
  const response = await fetch(`/app/api/${operation}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(args),
  }).catch(() => undefined);
  if (!response) throw new Error('The service does not answer. Check your connection and try again.');
  const { value, error } = await response.json();
  if (!error) return value;
  throw Object.assign(new Error(error.message), { code: error.code });
}

function show(box, text) {
  for (const each of [errorBox, doneBox]) each.hidden = true;
  box.textContent = text;
  box.hidden = false;
}

/** The token leaves the address at once, so that it stays in no history and no screenshot. */
function takeToken() {
  const token = location.hash.slice(1);
  history.replaceState(null, '', location.pathname);
  if (token) return token;
  for (const form of document.forms) form.hidden = true;
  show(errorBox, 'The link is incomplete. Open it again from the mail or terminal, or ask for a new one.');
  return undefined;
}

const token = 'needsToken' in main.dataset ? takeToken() : undefined;

async function submit(form) {
  const button = form.querySelector('button');
  button.disabled = true;
  try {
    const args = Object.fromEntries(new FormData(form));
    const value = await call(form.dataset.operation, token ? { ...args, token } : args);
    if (form.dataset.go) return location.replace(form.dataset.go);
    csrfToken = value?.csrfToken ?? csrfToken;
    form.reset();
    show(doneBox, form.dataset.say);
    if (sessionText) await showAccount();
  } catch (error) {
    show(errorBox, error.message);
    form.querySelector('input')?.focus();
  } finally {
    button.disabled = false;
  }
}

for (const form of document.forms) {
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void submit(form);
  });
}

const sessionText = document.querySelector('[data-session]');
const sessionList = document.querySelector('[data-sessions]');

async function showAccount() {
  try {
    const session = await call('session.get', {});
    csrfToken = session.csrfToken;
    const { orgName } = session.memberships.find(({ userId }) => userId === session.userId);
    sessionText.textContent = `${session.name}, ${session.email}: ${session.role} of ${orgName}.`;
    const { items } = await call('session.list', {});
    sessionList.replaceChildren(...items.map(sessionItem));
  } catch (error) {
    if (error.code === 'session_missing' || error.code === 'session_expired')
      location.replace('/app/sign-in');
    else show(errorBox, error.message);
  }
}

function sessionItem({ sessionId, agent, network, seenAt, isThis }) {
  const item = document.createElement('li');
  const text = document.createElement('span');
  const when = new Date(seenAt).toLocaleString([], { dateStyle: 'medium', timeStyle: 'short' });
  text.textContent = `${nameBrowser(agent ?? '')}, from ${network}, ${isThis ? 'this browser' : `last used ${when}`}`;
  item.append(text);
  if (!isThis) item.append(endButton(sessionId));
  return item;
}

/** Browsers name each other for compatibility, so the order matters. An unknown program is shown as it is. */
function nameBrowser(agent) {
  const browsers = { Edg: 'Edge', Firefox: 'Firefox', Chrome: 'Chrome', Safari: 'Safari' };
  const systems = {
    Android: 'Android',
    iPhone: 'iPhone',
    iPad: 'iPad',
    Windows: 'Windows',
    Mac: 'macOS',
    Linux: 'Linux',
  };
  const find = (names) => Object.entries(names).find(([sign]) => agent.includes(sign))?.[1];
  const browser = find(browsers);
  if (!browser) return agent || 'Unknown program';
  const system = find(systems);
  return system ? `${browser} on ${system}` : browser;
}

function endButton(sessionId) {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'End';
  button.addEventListener('click', async () => {
    try {
      await call('session.end', { sessionId });
      await showAccount();
    } catch (error) {
      show(errorBox, error.message);
    }
  });
  return button;
}

if (sessionText) await showAccount();
