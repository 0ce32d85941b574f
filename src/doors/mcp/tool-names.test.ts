import { expect, test } from 'vitest';
import { inToolNames, valueInToolNames } from './tool-names.ts';

test('what the service says names tools, and what others wrote stays as it is', () => {
  const notes = 'Ask them about runs.leads and "todo":"leads.add".';
  const value = {
    ...{ notes, items: [{ reason: 'Add it with leads.addAlias.', body: 'leads.get', at: 1e12 }] },
    awaitingHuman: { todo: 'Read runs.leads; see acme.example.' },
    warnings: ['Have it written again (`messages.generate`).', 'Nothing.'],
  };
  expect(JSON.parse(valueInToolNames(JSON.stringify(value)))).toEqual({
    ...{ notes, items: [{ reason: 'Add it with service_add_lead_alias.', body: 'leads.get', at: 1e12 }] },
    awaitingHuman: { todo: 'Read service_get_run_leads; see acme.example.' },
    warnings: ['Have it written again (`service_generate_message`).', 'Nothing.'],
  });
});

test('a value that names no operation goes through unread', () => {
  const spaced = '{ "todo": "Open acme.example.",  "count": 1.0 }';
  expect(valueInToolNames(spaced)).toBe(spaced);
});

test('a name that two operations share is told as the one that was called', () => {
  const text = 'replies.draft needs the argument body; see replies.classify.';
  expect(inToolNames(text)).toMatch(/^service_/);
  expect(inToolNames(text, { 'replies.draft': 'service_own' })).toMatch(
    /^service_own needs .* service_classify/,
  );
});
