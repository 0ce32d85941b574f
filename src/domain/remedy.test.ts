import { expect, test } from 'vitest';
import { errors } from '../../generated/contract/errors.ts';
import { remedyFor } from './remedy.ts';

const told = (code: keyof typeof errors, message: string) => remedyFor({ ...errors[code], message });

test('returns the remedy if the message does not contain it', () => {
  expect(told('live_key_required', 'It needs a live key.')).toBe(errors.live_key_required.remedy);
  expect(told('key_invalid', `No such API key exists. ${errors.key_invalid.remedy}`)).toBeUndefined();
  expect(told('invalid_arguments', 'The argument limit must be a number.')).toBeUndefined();
});

test('returns nothing if the remedy only refers to the message', () => {
  expect(told('session_required', 'Use leads.update.')).toBeUndefined();
  expect(told('invalid_state', 'The run is archived.')).toBeUndefined();
});
