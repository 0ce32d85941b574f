import { expect, test } from 'vitest';
import { createLog } from './log.ts';

test('a text of a provider cannot control the terminal that shows the log', () => {
  const lines: string[] = [];
  const log = createLog('warn', { write: (line) => void lines.push(line) });
  const message = 'refused \u001b[2J \u009b2J \u202e\u2028';
  log.warn({ err: new Error(message), url: message }, message);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^[^\p{Cc}\p{Bidi_Control}\u2028\u2029]*\n$/u);
  expect(JSON.parse(lines[0]!)).toMatchObject({ err: { message }, url: message, msg: message });
});
