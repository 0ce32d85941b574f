import { expect, test } from 'vitest';
import { findWorkspaceProblem } from './workspace-update.ts';

const window = { from: '09:00', to: '17:00', days: [1, 2] };

test.each([
  ['name', { name: ' ' }],
  ['settings.timezone', { settings: { timezone: 'Europe/Nowhere' } }],
  ['settings.sendingWindow', { settings: { sendingWindow: { ...window, days: [] } } }],
  ['settings.sendingWindow', { settings: { sendingWindow: { ...window, to: '09:00' } } }],
  ['settings.dailyCap', { settings: { dailyCap: 0 } }],
])('refuses %s of %j', (param, update) => {
  expect(findWorkspaceProblem(update)).toMatchObject({ param, message: expect.any(String) });
});

test.each([
  {},
  { name: 'Tavlo', settings: { timezone: 'Europe/Helsinki', sendingWindow: window, dailyCap: 1 } },
  { settings: { timezone: null, sendingWindow: null, dailyCap: null } },
])('accepts %j', (update) => {
  expect(findWorkspaceProblem(update)).toBeNull();
});
