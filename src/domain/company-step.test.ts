import { expect, test } from 'vitest';
import { nextStep, type CompanyFacts } from './company-step.ts';

const company = (changes: Partial<CompanyFacts> = {}): CompanyFacts => ({
  status: 'confirmed',
  hasUnreadFiles: false,
  siteKey: 'acme.example',
  isSiteKnown: false,
  open: new Set(),
  done: new Set(),
  ...changes,
});

test('reads the files of a confirmed company, then its site, then finds its people', () => {
  expect(nextStep(company({ hasUnreadFiles: true }))).toBe('read');
  expect(nextStep(company())).toBe('research');
  expect(nextStep(company({ done: new Set(['research']) }))).toBe('contacts');
});

test('needs no research without a site or with a recently read one', () => {
  expect(nextStep(company({ siteKey: null }))).toBe('contacts');
  expect(nextStep(company({ isSiteKnown: true }))).toBe('contacts');
});

test('only reads the files of an unconfirmed company', () => {
  expect(nextStep(company({ status: 'proposed', hasUnreadFiles: true }))).toBe('read');
  expect(nextStep(company({ status: 'proposed' }))).toBeNull();
});

test('starts nothing for a company that is excluded, finished or in progress', () => {
  expect(nextStep(company({ status: 'excluded', hasUnreadFiles: true }))).toBeNull();
  expect(nextStep(company({ status: 'resolved' }))).toBeNull();
  expect(nextStep(company({ status: 'failed' }))).toBeNull();
  expect(nextStep(company({ open: new Set(['read']), hasUnreadFiles: true }))).toBeNull();
});
