// Who is signed in, and in which browsers.
import { call, readSession } from './calls.js';
import { actionButton, showError } from './forms.js';

async function showAccount() {
  const { name, email, role, userId, memberships } = await readSession();
  const { orgName } = memberships.find((membership) => membership.userId === userId);
  document.querySelector('#session').textContent = `${name}, ${email}: ${role} of ${orgName}.`;
  const { items } = await call('session.list');
  document.querySelector('#sessions').replaceChildren(...items.map(sessionItem));
}

function sessionItem({ sessionId, agent, network, seenAt, isThis }) {
  const item = document.createElement('li');
  const text = document.createElement('span');
  const when = new Date(seenAt).toLocaleString([], { dateStyle: 'medium', timeStyle: 'short' });
  text.textContent = `${nameBrowser(agent ?? '')}, from ${network}, ${isThis ? 'this browser' : `last used ${when}`}`;
  item.append(text);
  if (!isThis) {
    const end = () => call('session.end', { sessionId }).then(showAccount);
    item.append(actionButton('End', end));
  }
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

const refresh = () => showAccount().catch((error) => showError(error.message));
document.addEventListener('changed', refresh);
await refresh();
