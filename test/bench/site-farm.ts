/*
 * Serves as many companies' sites as it is told to, each on a loopback address of its own, and prints where they are.
 * An answer takes as long as one of a quick site on the internet, so that a crawl waits for it as it would there.
 */
import process from 'node:process';
import { readOrganisations, type RealOrganisation } from '../fixtures/real/organisations.ts';
import { page, type Layout } from '../fixtures/sites/layout.ts';
import { startSites, type FixtureSite } from '../fixtures/sites/start-sites.ts';

/** Where the farm's sites are, as it prints it. */
export interface SiteFarm {
  readonly port: number;
  readonly sites: readonly {
    readonly host: string;
    readonly address: string;
    readonly paths: readonly string[];
  }[];
}

const answerMs = 80;
const paragraphs = 12;

const [count = 0] = process.argv.slice(2).map(Number);
const organisations = readOrganisations();
const sites = Array.from({ length: count }, (_, place) =>
  siteOf(organisations[place % organisations.length]!, place),
);
const running = await startSites(sites, answerMs);
const farm: SiteFarm = {
  port: running.port,
  sites: sites.map(({ host, pages }) => ({
    host,
    address: running.addressOf(host),
    paths: ['/robots.txt', ...Object.keys(pages)],
  })),
};
process.stdout.write(`${JSON.stringify(farm)}\n`);

function siteOf({ name, field, country, description }: RealOrganisation, place: number): FixtureSite {
  const company = `${name} ${place}`;
  const layout: Layout = {
    language: 'en',
    company,
    navigation: [
      ['/about', 'About us'],
      ['/products', 'Products and services'],
      ['/contact', 'Contact'],
    ],
    cookieNotice: 'We use cookies to make this site better.',
    footer: `${company}, ${country}`,
  };
  const facts = [
    `${company} is a ${field} company from ${country}: ${description}.`,
    `We opened our workshop number ${place + 1} in ${1950 + (place % 70)} and have ${20 + place} people today.`,
    `Our customers come from ${country} and its neighbours, and most of them have been with us for years.`,
  ];
  const text = Array.from({ length: paragraphs }, (_, line) => `<p>${facts[line % facts.length]}</p>`).join(
    '',
  );
  const article = (title: string) =>
    page(layout, title, `<h1>${title}</h1>${text}<ul><li>${field}</li></ul>`);
  return {
    host: `company-${place}.example`,
    pages: {
      '/': article(company),
      '/about': article(`About ${company}`),
      '/products': article(`What ${company} makes`),
      '/contact': article(`Contact ${company}`),
    },
  };
}
