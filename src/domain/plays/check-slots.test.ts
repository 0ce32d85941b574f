import { expect, test } from 'vitest';
import { packs, writtenLanguages } from '../../languages/packs.ts';
import { findSlotProblem } from './check-slots.ts';

test.each(['en', 'sv'] as const)('accepts a slot anywhere in %s', (language) => {
  expect(findSlotProblem('In {trigger.place} since {trigger.date}, {firstName}.', language)).toBeNull();
});

test.each([
  'Avattu: {trigger.place}.',
  'Avattu: {trigger.place}, {trigger.date}.',
  'Uusi myymälä ({trigger.place}) tarvitsee vuorot.',
  'Uusi myymälä ({trigger.place}, {trigger.date}) tarvitsee vuorot.',
  'Luin uutisen ”{trigger.headline}” sivuiltanne.',
  'Ich las „{trigger.headline}.“',
  'Neu «{trigger.headline}»',
])('accepts “%s” where names change their form', (line) => {
  expect(findSlotProblem(line, 'fi')).toBeNull();
  expect(findSlotProblem(line, 'de')).toBeNull();
});

test.each([
  'Avasitte myymälän {trigger.place}.',
  '{company} kasvaa.',
  'Avattu: {trigger.place}ssa.',
  'Avattu: {trigger.place}:ssa.',
  'Luin: avasitte {trigger.place}.',
  'Uusi (avattu {trigger.place}) myymälä.',
  'Uusi ({trigger.place} myymälä.',
  'Wir sahen „Neu in {trigger.place}“.',
])('rejects “%s” where names change their form', (line) => {
  expect(findSlotProblem(line, 'fi')).toMatch(/inside a sentence.* as in: /u);
  expect(findSlotProblem(line, 'de')).toMatch(/inside a sentence.* as in: /u);
});

test('accepts the examples that the languages give', () => {
  for (const language of writtenLanguages) {
    const lines = packs[language].plays.linesWithSlots;
    for (const [slot, line] of Object.entries(lines ?? {})) {
      expect(line).toContain(`{${slot}}`);
      expect(findSlotProblem(line, language)).toBeNull();
    }
  }
});

test('names an unknown slot and the slot that is meant', () => {
  expect(findSlotProblem('Dear {first_name}', 'en')).toContain(
    'has the unknown slot {first_name}. Did you mean {firstName}?',
  );
  expect(findSlotProblem('Dear {}', 'en')).toContain('has the unknown slot {""}. Use {trigger.place}');
  expect(findSlotProblem('Dear {constructor}', 'en')).toContain('unknown slot {constructor}');
});

test('rejects a brace that belongs to no slot', () => {
  expect(findSlotProblem('Dear {firstName', 'en')).toContain('has a brace that belongs to no slot');
  expect(findSlotProblem('Dear {{firstName}}', 'en')).toContain('has a brace that belongs to no slot');
});
