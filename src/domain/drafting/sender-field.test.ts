import { expect, test } from 'vitest';
import { request } from '../../../test/fixtures/drafting/draft-request.ts';
import { senderField } from './sender-field.ts';

const fieldOf = (industry: string, language = 'en') => {
  const own = { kind: 'context', about: 'sender' } as const;
  const longer = { ...own, id: 'whatTheyDo', text: 'We help dental clinics fill appointments.', language };
  return senderField(request({ sources: [longer, { ...own, id: 'industry', text: industry }] }));
};

test('the field of the sender is a few words of its context', () => {
  expect(fieldOf('Dental software')).toBe('Dental software');
  expect(fieldOf('Software, clinics, and whatever else you can think of')).toBeNull();
  expect(fieldOf('')).toBeNull();
});

test('the field is not named in a mail in another language than that of the context', () => {
  expect(fieldOf('Hammashoito', 'fi')).toBeNull();
});
