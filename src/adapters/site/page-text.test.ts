import { describe, expect, it } from 'vitest';
import { entryAddresses, entryKey } from './entry-addresses.ts';
import { detectLanguage, normaliseLanguage } from './language.ts';

describe('detectLanguage', () => {
  it.each([
    [
      'en',
      'We build machines for the furniture industry.\n\nThey run in 40 factories all over Europe, day and night.',
    ],
    [
      'fi',
      'Rakennamme koneita huonekaluteollisuudelle.\n\nNiitä käy yötä päivää 40 tehtaassa ympäri Eurooppaa.',
    ],
    ['sv', 'Vi bygger maskiner för möbelindustrin.\n\nDe går dygnet runt i 40 fabriker över hela Europa.'],
    [
      'de',
      'Wir bauen Maschinen für die Möbelindustrie.\n\nSie laufen Tag und Nacht in 40 Fabriken in ganz Europa.',
    ],
    [
      'da',
      'Vi hjælper virksomheder med at vokse.\n\nVores kunder findes i hele Danmark, og vi har 40 ansatte i Aarhus.',
    ],
    [
      'no',
      'Vi hjelper bedrifter med å vokse.\n\nKundene våre finner du i hele Norge, og vi har 40 ansatte i Bergen.',
    ],
    [
      'fr',
      "L'entreprise a été fondée à Lyon.\n\nNous employons quarante personnes et travaillons dans toute la France.",
    ],
    [
      'es',
      'La empresa fue fundada en Sevilla.\n\nTenemos cuarenta empleados y trabajamos con clientes de toda España.',
    ],
  ])('detects %s despite a wrong declaration', (language, text) => {
    expect(detectLanguage(text, null)).toBe(language);
    expect(detectLanguage(text, language)).toBe(language);
    expect(detectLanguage(text, 'it-IT')).toBe(language);
  });

  it('uses the declaration to distinguish similar languages', () => {
    const text = 'Vi bygger maskiner for møbelindustrien og leverer dem over hele Europa.';
    expect(detectLanguage(text, 'nb-NO')).toBe('no');
    expect(detectLanguage(text, 'da')).toBe('da');
  });

  it('detects the language of the longest blocks', () => {
    const first =
      "Nous construisons des machines pour l'industrie du meuble et les livrons dans toute l'Europe.";
    const others =
      'Notre atelier se trouve à Lyon. Chaque machine est essayée pendant une semaine avant la livraison au client.';
    expect(detectLanguage([first, others, `${others} Depuis 1998.`].join('\n\n'), null)).toBe('fr');
  });

  it('returns null for too little text', () => {
    expect(detectLanguage('Koivu Oy', 'fi')).toBeNull();
    expect(detectLanguage('12 345 67 890 12 345 67', 'fi')).toBeNull();
  });

  it.each([
    ['fi-FI', 'fi'],
    ['en_US', 'en'],
    ['nb-NO', 'no'],
    ['NN', 'no'],
    ['', null],
    [null, null],
    ['english', null],
  ])('reads the tag %j', (tag, language) => expect(normaliseLanguage(tag)).toBe(language));
});

describe('entryAddresses', () => {
  it.each([
    ['koivu.fi', 'https://koivu.fi/ http://koivu.fi/ https://www.koivu.fi/ http://www.koivu.fi/'],
    ['www.koivu.fi', 'https://www.koivu.fi/ http://www.koivu.fi/ https://koivu.fi/ http://koivu.fi/'],
    [
      ' http://koivu.fi/en#x ',
      'http://koivu.fi/en https://koivu.fi/en http://www.koivu.fi/en https://www.koivu.fi/en',
    ],
    ['http://127.0.0.5:8080', 'http://127.0.0.5:8080/ https://127.0.0.5:8080/'],
    ['[::1]', 'https://[::1]/ http://[::1]/'],
    ['localhost:3000', 'https://localhost:3000/ http://localhost:3000/'],
    ['', ''],
    ['not a host', ''],
    ['ftp://koivu.fi', ''],
    ['user:pw@koivu.fi', ''],
  ])('returns the variants of %j', (address, expected) => {
    expect(
      entryAddresses(address)
        .map(({ href }) => href)
        .join(' '),
    ).toBe(expected);
  });

  it('gives all variants the same key', () => {
    const keys = ['koivu.fi', 'http://www.koivu.fi/', 'https://KOIVU.fi'].flatMap((address) =>
      entryAddresses(address).map(entryKey),
    );
    expect(new Set(keys)).toEqual(new Set(['koivu.fi/']));
  });
});
