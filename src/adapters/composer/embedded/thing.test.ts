import { describe, expect, test } from 'vitest';
import { namesThing } from './thing.ts';

describe('a thing that is offered', () => {
  test.each([
    ['Shift planning software for retailers', 'en'],
    ['Software for bakeries that cuts waste', 'en'],
    ['Retail sales software', 'en'],
    ['Vuorosuunnitteluohjelmisto kaupoille', 'fi'],
    ['Schemaläggning för butiker', 'sv'],
    ['Moderne Software für Bäckereien', 'de'],
  ] as const)('%s', (text, language) => expect(namesThing(text, language)).toBe(true));

  test.each([
    ['Tavlo makes shift planning software for companies with field and counter staff', 'en'],
    ['Our planners build and Tavlo sells shift planning tools for shops', 'en'],
    ['Tavlo tekee vuorosuunnitteluohjelmistoa kaupoille', 'fi'],
    ['Tavlo valmistaa laitteet', 'fi'],
    ['Tavlo gör program för skiftplanering', 'sv'],
    ['Tavlo säljer ett system för butiker', 'sv'],
    ['Tavlo macht Software für Schichtplanung', 'de'],
    ['Tavlo entwickelt Maschinen für Bäckereien', 'de'],
  ] as const)('%s is a sentence', (text, language) => expect(namesThing(text, language)).toBe(false));
});
