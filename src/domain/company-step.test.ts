import { expect, test } from 'vitest';
import { nextStep, type CompanyFacts } from './company-step.ts';

const company = (changes: Partial<CompanyFacts> = {}): CompanyFacts => ({
  status: 'confirmed',
  hasUnreadFiles: false,
  host: 'acme.example',
  isSiteKnown: false,
  open: new Set(),
  done: new Set(),
  ...changes,
});

test('a confirmed company gets its files read, its site read and its people found', () => {
  expect(nextStep(company({ hasUnreadFiles: true }))).toBe('read');
  expect(nextStep(company())).toBe('research');
  expect(nextStep(company({ done: new Set(['research']) }))).toBe('contacts');
});

test('a company without a site, or with one that was read lately, needs no research', () => {
  expect(nextStep(company({ host: null }))).toBe('contacts');
  expect(nextStep(company({ isSiteKnown: true }))).toBe('contacts');
});

test('an unconfirmed company only gets its files read', () => {
  expect(nextStep(company({ status: 'proposed', hasUnreadFiles: true }))).toBe('read');
  expect(nextStep(company({ status: 'proposed' }))).toBeNull();
});

test('no step starts for an excluded, finished or busy company', () => {
  expect(nextStep(company({ status: 'excluded', hasUnreadFiles: true }))).toBeNull();
  expect(nextStep(company({ status: 'resolved' }))).toBeNull();
  expect(nextStep(company({ status: 'failed' }))).toBeNull();
  expect(nextStep(company({ open: new Set(['read']), hasUnreadFiles: true }))).toBeNull();
});
