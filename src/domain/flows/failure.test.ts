import { expect, test } from 'vitest';
import { formatFailureMail } from './failure.ts';

test('the restart command names the lead of the failed run', () => {
  const known = { flowId: 'flow_1', flowName: 'Welcome', leadId: 'lead_1' };
  const { text } = formatFailureMail({
    ...known,
    reason: 'Step 1.',
    address: 'https://app.example/leads/lead_1',
  });
  expect(text).toMatch(/npx outreach flow run --flow flow_1 --lead lead_1$/);
});
