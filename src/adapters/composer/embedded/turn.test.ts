import { describe, expect, it } from 'vitest';
import type { WrittenLanguage } from '../../../languages/packs.ts';
import { turnToReader } from './turn.ts';

describe('what a company says of itself', () => {
  it.each<[WrittenLanguage, string]>([
    ['en', 'Our other customer Globex.'],
    ['en', 'Our customers Globex and Beta.'],
    ['fi', 'Toinen asiakkaamme Globex.'],
    ['sv', 'Vår andra kund Globex.'],
    ['de', 'Unser anderer Kunde Globex.'],
  ])('%s: is told only where it tells something: %s', (language, text) => {
    expect(turnToReader(text, { language, company: 'Acme', formal: true })).toBeNull();
  });

  it.each<[WrittenLanguage, string, string]>([
    ['en', 'Our customer Globex operates 12 clinics.', 'your customer Globex operates 12 clinics'],
    ['en', 'Our plant makes Bravo.', 'your plant makes Bravo'],
    ['sv', 'Vår kund Globex driver 12 kliniker.', 'er kund Globex driver 12 kliniker'],
  ])('%s: is turned to the reader: %s', (language, text, main) => {
    expect(turnToReader(text, { language, company: 'Acme', formal: true })?.main).toBe(main);
  });
});
