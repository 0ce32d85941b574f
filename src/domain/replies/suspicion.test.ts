import { expect, test } from 'vitest';
import { readReply } from './reply-text.ts';
import { suspect } from './suspicion.ts';

const suspicionOf = (body: string) => suspect(readReply('', body), false);

test.each(['Your email has not arrived here.', 'I have not seen your mail, send it again.'])(
  '%j tells of what did not come, and asks for no end',
  (body) => {
    expect(suspicionOf(body)).toBeNull();
  },
);

test('what is to come no more is suspected', () => {
  expect(suspicionOf('No mroe emials pleaes.')).toBeGreaterThan(0.5);
});
