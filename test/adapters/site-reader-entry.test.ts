import { describe, expect, test } from 'vitest';
import { openSiteReader, pagesOf, pathsOf } from '../fixtures/sites/reader-over-sites.ts';
import { socialPages } from '../fixtures/sites/social-pages.ts';
import type { FixtureSite } from '../fixtures/sites/start-sites.ts';

const group: FixtureSite = {
  host: 'group.example',
  aliases: ['www.group.example'],
  pages: {
    '/': '<p>The group has four companies.</p><a href="/about">About us</a>',
    '/about': '<p>The group was founded in 1954.</p>',
    '/lifts/': '<p>Group Lifts builds lifts in Tampere.</p><a href="/lifts/about">About us</a>',
    '/lifts/about': '<p>Group Lifts was founded in 1998.</p>',
    '/busy': { status: 503 },
  },
};
const redirectingSite = (host: string, location: string): FixtureSite => ({
  host,
  pages: { '/': { status: 301, headers: { location } } },
});
const paths = (pages: readonly { url: string }[]) => pages.map(({ url }) => url.replace(/^http:\/\//, ''));

describe('the first page', () => {
  test('is the named page', async () => {
    const { reader, sites } = await openSiteReader([group]);
    const pages = pagesOf(await reader.read('http://group.example/lifts/', { maxPages: 8 }));
    expect(paths(pages)).toEqual(['group.example/lifts/', 'group.example/lifts/about']);
    expect(pathsOf(sites)).toEqual(['/robots.txt', '/lifts/', '/lifts/about']);
  });

  test('is the root of the host if the named page does not exist', async () => {
    const { reader } = await openSiteReader([group]);
    const pages = pagesOf(await reader.read('http://group.example/old', { maxPages: 8 }));
    expect(paths(pages)).toEqual(['group.example/', 'group.example/about']);
  });

  test('is not replaced by the root if the server is overloaded', async () => {
    const { reader, sites } = await openSiteReader([group]);
    expect(await reader.read('http://group.example/busy', { maxPages: 8 })).toMatchObject({ ok: false });
    expect(pathsOf(sites)).toEqual(['/robots.txt', '/busy']);
  });
});

describe('on a shared host', () => {
  test.each([
    ['AcmeBakery', 'BetaForge'],
    ['BetaForge', 'AcmeBakery'],
  ])('reads %s without %s', async (name, other) => {
    const { reader, sites } = await openSiteReader([socialPages]);
    const pages = pagesOf(await reader.read(`http://www.facebook.com/${name}`, { maxPages: 8 }));
    expect(paths(pages)).toEqual([`www.facebook.com/${name}`, `www.facebook.com/${name}/about`]);
    expect(pathsOf(sites)).not.toContain(`/${other}`);
    expect(pages.map(({ text }) => text).join(' ')).not.toContain(other.slice(0, 4));
  });

  test.each(['GoneBakery', 'nobody'])('does not read the login page or root instead of %s', async (name) => {
    const { reader, sites } = await openSiteReader([socialPages], {}, { 'facebook.com': '127.0.0.2' });
    const reading = await reader.read(`http://www.facebook.com/${name}`, { maxPages: 8 });
    expect(reading).toMatchObject({ ok: false, failure: 'http_error' });
    expect(pathsOf(sites)).not.toContain('/login');
    expect(pathsOf(sites)).not.toContain('/');
  });

  test('reads only the page that a company site redirects to', async () => {
    const sites = [
      socialPages,
      redirectingSite('acme.example', 'http://www.facebook.com/AcmeBakery'),
      redirectingSite('lost.example', 'http://www.facebook.com/'),
    ];
    const { reader } = await openSiteReader(sites, {}, { 'www.lost.example': '127.0.0.4' });
    const pages = pagesOf(await reader.read('http://acme.example/', { maxPages: 8 }));
    expect(paths(pages)).toEqual(['www.facebook.com/AcmeBakery', 'www.facebook.com/AcmeBakery/about']);
    const lost = await reader.read('http://lost.example/', { maxPages: 8 });
    expect(lost).toMatchObject({ ok: false, reason: 'It redirects to www.facebook.com.' });
  });
});
