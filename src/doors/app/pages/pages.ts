import { roles } from '../../../domain/rights.ts';
import type { FormField, Page } from './page.ts';

const email: FormField = { name: 'email', label: 'E-mail address', type: 'email', autocomplete: 'username' };
const name: FormField = { name: 'name', label: 'Your name', type: 'text', autocomplete: 'name' };
const password: FormField = {
  name: 'password',
  label: 'Password',
  type: 'password',
  autocomplete: 'current-password',
};
const newPassword: FormField = {
  ...password,
  autocomplete: 'new-password',
  note: 'At least 12 characters. A few unrelated words are easy to remember and hard to guess.',
};

const toAccount = { go: '/app/account' };

/** Keyed by the path below /app. */
export const pages: Readonly<Record<string, Page>> = {
  'set-up': {
    title: 'Set up your account',
    intro: 'You become the owner of this organisation. The link works once.',
    needsToken: true,
    forms: [
      {
        operation: 'setup.take',
        fields: [name, email, newPassword],
        button: 'Create account',
        then: toAccount,
      },
    ],
  },
  'sign-in': {
    title: 'Sign in',
    intro: 'With the address and the password of your account.',
    forms: [{ operation: 'session.signIn', fields: [email, password], button: 'Sign in', then: toAccount }],
    more: '<p><a href="/app/forgot">I forgot my password</a></p>',
  },
  forgot: {
    title: 'Forgot your password?',
    intro: 'You get a mail with a link to choose a new one. The link works for 30 minutes.',
    forms: [
      {
        operation: 'account.requestReset',
        fields: [email],
        button: 'Send the mail',
        then: { say: 'If somebody has an account with this address, the mail is on its way.' },
      },
    ],
  },
  reset: {
    title: 'Choose a new password',
    intro: 'All your sessions end. The link works once.',
    needsToken: true,
    forms: [
      { operation: 'account.reset', fields: [newPassword], button: 'Save the password', then: toAccount },
    ],
  },
  'confirm-address': {
    title: 'Confirm your new address',
    intro: 'From then on you sign in with this address. The link works once.',
    needsToken: true,
    forms: [
      { operation: 'account.confirmAddress', fields: [], button: 'Confirm', then: { go: '/app/sign-in' } },
    ],
  },
  join: {
    title: 'Accept the invitation',
    intro: 'The link works once.',
    needsToken: true,
    forms: [
      {
        operation: 'members.join',
        heading: 'I am new',
        fields: [name, newPassword],
        button: 'Create account',
        then: toAccount,
      },
      {
        operation: 'members.join',
        heading: 'I have an account',
        fields: [password],
        button: 'Join',
        isSecondary: true,
        then: toAccount,
      },
    ],
  },
  account: {
    title: 'Your account',
    intro: '<span id="session">Reading your session …</span>',
    script: 'account.js',
    forms: [
      {
        operation: 'account.changePassword',
        heading: 'Password',
        fields: [
          { ...password, name: 'old', label: 'Present password' },
          { ...newPassword, name: 'new', label: 'New password' },
        ],
        button: 'Change password',
        then: { say: 'The password is changed. All other sessions have ended.' },
      },
      {
        operation: 'account.changeAddress',
        heading: 'E-mail address',
        fields: [{ ...email, label: 'New e-mail address', autocomplete: 'email' }],
        button: 'Send a link to this address',
        isSecondary: true,
        then: { say: 'A mail with a link is on its way. The address changes when you open the link.' },
      },
      {
        operation: 'session.signOut',
        heading: 'Sign out',
        fields: [],
        button: 'Sign out of this browser',
        isSecondary: true,
        then: { go: '/app/sign-in' },
      },
    ],
    more:
      '<h2>Where you are signed in</h2><ul id="sessions"></ul><p><a href="/app/team">Your team</a></p>' +
      '<p>Drafts are reviewed with ' +
      '<a href="/app">commands</a> or with a key. The <a href="/docs/">documentation</a> shows how.</p>',
  },
  team: {
    title: 'Your team',
    intro: 'The members of your organisation. A change of role applies from the next call.',
    script: 'team.js',
    forms: [
      {
        operation: 'members.invite',
        id: 'invite',
        heading: 'Invite somebody',
        fields: [
          { ...email, autocomplete: 'off' },
          {
            name: 'role',
            label: 'Role',
            type: 'select',
            options: roles.toReversed(),
            note:
              'Reviewers edit and approve drafts. Members also run campaigns. Admins also manage people, keys and ' +
              'webhooks.',
          },
        ],
        button: 'Send the invitation',
        then: { say: 'The invitation is on its way. Its link works for seven days.' },
      },
    ],
    more:
      '<h2>Members</h2><ul id="members"></ul><h2>Open invitations</h2><ul id="invitations"></ul>' +
      '<p><a href="/app/account">Your account</a></p>',
  },
};
