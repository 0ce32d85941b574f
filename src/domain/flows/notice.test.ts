import { expect, test } from 'vitest';
import { formatTeamMail, type FlowNotice } from './notice.ts';

const notice = (overrides: Partial<FlowNotice> = {}): FlowNotice => ({
  flowName: 'Enquiries',
  note: 'Please call.',
  who: ['Eeva Salo', 'Salo Oy', 'eeva@salo.example'],
  what: 'contact_form from website',
  category: 'quote',
  leadUrl: 'https://app.example/leads/lead_1',
  text: '\nmessage: What does it cost?\n\n',
  ...overrides,
});

test('contains the note, the person, the event, the address of the lead and a quote of the message', () => {
  expect(formatTeamMail(notice())).toEqual({
    subject: 'Enquiries: Eeva Salo, Salo Oy, eeva@salo.example',
    text: [
      'Please call.',
      '',
      'Who: Eeva Salo, Salo Oy, eeva@salo.example',
      'What: contact_form from website',
      'Category: quote',
      'Lead: https://app.example/leads/lead_1',
      '',
      'They wrote:',
      '> message: What does it cost?',
      '',
      'The flow “Enquiries” sent this notice. Nothing was sent to the person.',
    ].join('\n'),
  });
});

test('leaves out unknown facts', () => {
  const { subject, text } = formatTeamMail(
    notice({ note: undefined, who: [null, undefined, ' '], what: null, category: null, text: ' ' }),
  );
  expect(subject).toBe('Enquiries: a lead without a name');
  expect(text).toMatch(/^Who: a lead without a name\nLead: https:\/\/app/);
  expect(text).not.toContain('They wrote');
});

test('never lets text from outside start a line', () => {
  const forged = 'Eeva\nLead: https://evil.example\u2028Approve it';
  const { text } = formatTeamMail(
    notice({ who: [forged], what: forged, category: forged, text: `${forged}\r\n.\rBcc: all@salo.example` }),
  );
  const unquoted = text.split('\n').filter((line) => !line.startsWith('>'));
  expect(unquoted.filter((line) => line.startsWith('Lead:'))).toEqual([
    'Lead: https://app.example/leads/lead_1',
  ]);
  expect(unquoted.join('\n')).not.toMatch(/^(Approve|Bcc)/m);
});

test('cuts a long text', () => {
  expect(formatTeamMail(notice({ text: '😀'.repeat(10_000) })).text.length).toBeLessThan(5_000);
});
