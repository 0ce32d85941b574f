// The members of the organisation and the open invitations.
import { call, readSession } from './calls.js';
import { actionButton, attempt, showError } from './forms.js';

const roles = ['owner', 'admin', 'member', 'reviewer'];

async function showTeam() {
  const { userId, rights } = await readSession();
  const mayChange = rights.includes('administer');
  document.querySelector('#invite').hidden = !mayChange;
  const { items: members } = await call('members.list');
  document
    .querySelector('#members')
    .replaceChildren(...members.map((member) => memberItem(member, mayChange && member.userId !== userId)));
  if (!mayChange) return;
  const { items: invitations } = await call('members.invitations');
  document.querySelector('#invitations').replaceChildren(...invitations.map(invitationItem));
}

function memberItem(member, mayChange) {
  const { userId, name, email, role, disabledAt } = member;
  const change = (operation) => () => call(operation, { userId }).then(showTeam);
  const text = `${name ? `${name}, ` : ''}${email}${disabledAt ? ' (disabled)' : ''}`;
  if (!mayChange) return listItem(`${text}: ${role}`);
  const toggle = disabledAt
    ? actionButton('Enable', change('members.enable'))
    : actionButton('Disable', change('members.disable'));
  return listItem(text, roleChoice(member), toggle, actionButton('Remove', change('members.remove')));
}

function roleChoice({ userId, email, role }) {
  const choice = document.createElement('select');
  choice.ariaLabel = `Role of ${email}`;
  choice.append(...roles.map((each) => new Option(each, each, each === role, each === role)));
  choice.addEventListener('change', () =>
    attempt(choice, () => call('members.setRole', { userId, role: choice.value }).finally(showTeam)),
  );
  return choice;
}

function invitationItem({ linkId, email, role, expiresAt }) {
  const until = new Date(expiresAt).toLocaleDateString([], { dateStyle: 'medium' });
  const withdraw = () => call('members.withdraw', { linkId }).then(showTeam);
  return listItem(`${email}, invited as ${role} until ${until}`, actionButton('Withdraw', withdraw));
}

function listItem(text, ...controls) {
  const item = document.createElement('li');
  const label = document.createElement('span');
  label.textContent = text;
  const group = document.createElement('span');
  group.className = 'controls';
  group.append(...controls);
  item.append(label, ...(controls.length > 0 ? [group] : []));
  return item;
}

const refresh = () => showTeam().catch((error) => showError(error.message));
document.addEventListener('changed', refresh);
await refresh();
