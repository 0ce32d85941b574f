import { expect, test } from 'vitest';
import { formatFailureMail } from './failure.ts';

test('the mail about a failed flow ends with the command that runs the flow again for the lead', () => {
  const failure = { flowId: 'flow_1', flowName: 'Welcome', leadId: 'lead_1' };
  const { text } = formatFailureMail({
    ...failure,
    reason: 'Step 1.',
    address: 'https://app.example/leads/lead_1',
  });
  expect(text).toMatch(/npx outreach flow run --flow flow_1 --lead lead_1$/);
});
