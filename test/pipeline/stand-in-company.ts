import { foundCompany, foundPerson } from '../fixtures/prospects.ts';
import { standInProspecting } from '../support/stand-in-prospecting.ts';

/** Stand-ins that know one company, whose site is among the fixtures, and one person there. */
export function standInCompany() {
  const domain = 'harbour-analytics.example';
  const scene = standInProspecting();
  scene.companies = [foundCompany('Harbour Analytics', { domain, website: null })];
  scene.people = { [domain]: [foundPerson('Tom', domain)] };
  const { directory, contactSearch } = scene.ports;
  return { directory, contactSearch };
}
