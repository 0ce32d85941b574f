import { expect, test } from 'vitest';
import { foundPerson } from '../../test/fixtures/prospects.ts';
import { toParsedLead } from './contact-lead.ts';
import { emptyLead } from './lead.ts';
import { fillLead } from './fill-lead.ts';

const koivu = {
  name: 'Koivu',
  domain: 'koivu.example',
  website: 'https://koivu.example/',
  city: 'Tampere',
  country: 'FI',
  description: 'Bakes rye bread.',
  foundIn: 'the test directory',
};

test('turns a person into a lead whose fields keep their sources', () => {
  const person = foundPerson('Maija', 'koivu.example', { foundIn: 'koivu.example' });
  const draft = toParsedLead(person, koivu, 'Bakeries in Finland')!;
  const { lead } = fillLead(emptyLead('lead_1', 'project_1'), draft, 5);
  expect(lead).toMatchObject({
    firstName: 'Maija',
    lastName: 'Virtanen',
    email: 'maija@koivu.example',
    jobTitle: 'CEO',
    company: 'Koivu',
    companyDomain: 'koivu.example',
    companyCity: 'Tampere',
    country: 'Finland',
    companyDescription: 'Bakes rye bread.',
    discoverySource: 'koivu.example',
    source: 'Bakeries in Finland',
  });
  expect(lead.provenance).toMatchObject({
    email: { source: 'koivu.example', at: 5 },
    company: { source: 'the test directory', at: 5 },
    companyDescription: { source: 'the test directory', at: 5 },
  });
});

test('leaves out an invalid field and the name of a role address', () => {
  const withInvalidEmail = toParsedLead(
    foundPerson('Maija', 'koivu.example', { email: 'not one' }),
    koivu,
    'x',
  )!;
  expect(withInvalidEmail.fields).not.toHaveProperty('email');
  expect(withInvalidEmail.fields.firstName).toBe('Maija');
  const info = {
    kind: 'role_address',
    firstName: null,
    lastName: null,
    email: 'info@koivu.example',
  } as const;
  const role = toParsedLead(foundPerson('', 'koivu.example', info), koivu, 'x')!;
  expect(role.identities).toEqual([{ kind: 'email', value: 'info@koivu.example' }]);
  expect(role.fields).not.toHaveProperty('firstName');
});
