/*
 * Serves the given number of company sites, each at its own loopback address, and prints their number and port. A
 * response takes as long as that of a fast site on the internet, so that the service waits realistically.
 */
import process from 'node:process';
import { readOrganisations, type RealOrganisation } from '../fixtures/real/organisations.ts';
import { page, type Layout } from '../fixtures/sites/layout.ts';
import { startSites, type FixtureSite } from '../fixtures/sites/start-sites.ts';
import { hostOfSite, sitePages, type SiteFarm } from './farm-sites.ts';

const responseMs = 80;
const paragraphs = 12;
const [home, about, products, contact] = sitePages;

const [count = 0] = process.argv.slice(2).map(Number);
const organisations = readOrganisations();
const sites = Array.from({ length: count }, (_, number) =>
  siteOf(organisations[number % organisations.length]!, number),
);
const running = await startSites(sites, responseMs);
const farm: SiteFarm = { port: running.port, count };
process.stdout.write(`${JSON.stringify(farm)}\n`);

function siteOf({ name, field, country, description }: RealOrganisation, number: number): FixtureSite {
  const company = `${name} ${number}`;
  const layout: Layout = {
    language: 'en',
    company,
    navigation: [
      [about, 'About us'],
      [products, 'Products and services'],
      [contact, 'Contact'],
    ],
    cookieNotice: 'We use cookies to make this site better.',
    footer: `${company}, ${country}`,
  };
  const facts = [
    `${company} is a ${field} company from ${country}: ${description}.`,
    `We opened our workshop number ${number + 1} in ${1950 + (number % 70)} and have ${20 + number} people today.`,
    `Our customers come from ${country} and its neighbours, and most of them have been with us for years.`,
  ];
  const text = Array.from({ length: paragraphs }, (_, line) => `<p>${facts[line % facts.length]}</p>`).join(
    '',
  );
  const article = (title: string) =>
    page(layout, title, `<h1>${title}</h1>${text}<ul><li>${field}</li></ul>`);
  return {
    host: hostOfSite(number),
    pages: {
      [home]: article(company),
      [about]: article(`About ${company}`),
      [products]: article(`What ${company} makes`),
      [contact]: article(`Contact ${company}`),
    },
  };
}
