import { registrableDomain } from '../company-domain.ts';
import type { CompanyNames } from './names.ts';

const minLetters = 4;

/** Whether a page is on the company's own site, judged by the name of its domain. */
export function isOwnPage(url: string | null, { whole }: CompanyNames): boolean {
  const host = url === null ? null : (URL.parse(url)?.hostname ?? null);
  if (host === null) return false;
  const label = (registrableDomain(host) ?? host).split('.', 1).join().replaceAll('-', '');
  return whole
    .flatMap((name) => [withoutMarks(name), withDigraphs(name)])
    .some(
      (name) =>
        label === name || (name.startsWith(label) && label.length >= minLetters) || label.startsWith(name),
    );
}

/** The name that the address of a site gives its company: "koivu-bakery.example" is "koivu bakery". */
export function nameOfSite(url: string | null): string {
  const host = url === null ? '' : (URL.parse(url)?.hostname ?? '');
  return (registrableDomain(host) ?? '').split('.', 1).join().replaceAll('-', ' ');
}

/** Domains often leave out accents. */
function withoutMarks(name: string): string {
  return name.normalize('NFD').replaceAll(/\p{M}/gu, '');
}

/** Domains also spell "ö" as "oe" and "ß" as "ss". */
function withDigraphs(name: string): string {
  return withoutMarks(name.normalize('NFD').replaceAll('\u0308', 'e').replaceAll('\u00df', 'ss'));
}
