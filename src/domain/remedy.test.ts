import { expect, test } from 'vitest';
import { errors } from '../../generated/contract/errors.ts';
import { remedyFor } from './remedy.ts';

const remedyOf = (code: keyof typeof errors, message: string) => remedyFor({ ...errors[code], message });

test('adds the remedy of an error unless its message contains one', () => {
  expect(remedyOf('live_key_required', 'It needs a live key.')).toBe(errors.live_key_required.remedy);
  expect(remedyOf('key_invalid', `No such API key exists. ${errors.key_invalid.remedy}`)).toBeUndefined();
  expect(remedyOf('invalid_arguments', 'The argument limit must be a number.')).toBeUndefined();
});

test('omits a remedy that refers to the message', () => {
  expect(remedyOf('session_required', 'Use leads.update.')).toBeUndefined();
  expect(remedyOf('invalid_state', 'The run is archived.')).toBeUndefined();
});
