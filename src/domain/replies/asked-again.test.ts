import { expect, test } from 'vitest';
import { classifyReply } from './classify.ts';

const isHeld = (body: string): boolean => {
  const { category, isSuspected } = classifyReply({ subject: 'Re:', body, language: null, kind: 'human' });
  return isSuspected || category === 'unsubscribe';
};

test.each([
  'Does Tavlo connect to payroll systems? I ask for the 2th time.',
  'Does Tavlo connect to payroll systems? I ask for the third time.',
  'Liittyykö Tavlo meidän palkanlaskennan ohjelmaan? Kysyn jo kolmatta kertaa.',
  'Kan Tavlo kopplas till lönesystem? Jag frågar för tredje gången.',
  'Was kostet das System für zehn Personen? Ich frage zum dritten Mal.',
])('%j is an impatient question and not suspected', (body) => {
  expect(isHeld(body)).toBe(false);
});

test.each([
  'Why do you write again? I ask for the third time to be left alone.',
  'Who gave you my address? I ask for the third time.',
  'Do you not understand plain English? I ask for the third time.',
  'I ask for the third time.',
])('%j is no question about a matter', (body) => {
  expect(isHeld(body)).toBe(true);
});
