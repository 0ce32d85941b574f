import { expect, test } from 'vitest';
import { errors } from '../../../generated/contract/errors.ts';
import { createErrorResult } from './tool-result.ts';

test('adds the remedy if the message lacks it, and the page that a person opens', () => {
  const { type, code, remedy } = errors.suppressed;
  const because = { type, code, request_id: 'req_1', reason: 'manual' };
  const resultText = (message: string) =>
    JSON.parse(
      createErrorResult({ ...because, message }, 'service_add_lead', 'leads.add', 'https://app.example'),
    ).content[0].text;
  const open = 'A person must act: ask them to open https://app.example/suppressions.';
  const about = `${type} suppressed (reason manual, request req_1)`;
  expect(resultText('leads.add is refused.')).toBe(
    ['service_add_lead is refused.', `Next: ${remedy}`, open, about].join('\n'),
  );
  expect(resultText(`No. ${remedy}`)).toBe([`No. ${remedy}`, open, about].join('\n'));
});
