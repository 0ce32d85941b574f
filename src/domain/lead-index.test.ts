import { expect, test } from 'vitest';
import { indexLead } from './lead-index.ts';
import { emptyLead } from './lead.ts';

const lead = emptyLead('lead_1', 'project_1');

test('indexes the folded name, company, domain and all addresses of a lead', () => {
  const full = {
    ...lead,
    firstName: 'Maria',
    lastName: 'MEYER',
    company: 'Straße AG',
    email: 'maria.m+x@acme.example',
  };
  expect(indexLead({ ...full, companyDomain: 'acme.example' }, [full.email, 'm@home.example'])).toEqual({
    cityFolded: null,
    searchText: 'maria meyer\nstrasse ag\nacme.example\nmaria.m+x@acme.example\nm@home.example',
    variantKey: 'mariam@acme.example',
    siteHost: 'acme.example',
  });
});

test("uses the company's city if the person's city is unknown", () => {
  expect(indexLead({ ...lead, companyCity: ' HELSINKI ' }, []).cityFolded).toBe('helsinki');
  expect(indexLead({ ...lead, city: 'Turku', companyCity: 'Helsinki' }, []).cityFolded).toBe('turku');
});
