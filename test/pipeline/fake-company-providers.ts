import { foundCompany, foundPerson } from '../fixtures/prospects.ts';
import { createFakeProviders } from '../support/fake-providers.ts';

/** Fake providers that know one company, whose site is among the fixtures, and one person there. */
export function createFakeCompanyProviders() {
  const domain = 'harbour-analytics.example';
  const fakes = createFakeProviders();
  fakes.companies = [foundCompany('Harbour Analytics', { domain, website: null })];
  fakes.people = { [domain]: [foundPerson('Tom', domain)] };
  const { directory, contactSearch } = fakes.ports;
  return { directory, contactSearch };
}
