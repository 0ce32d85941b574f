import { describe, expect, it } from 'vitest';
import { isInternal, isUnfit, tellsOfFailure } from './unfit.ts';

describe('what no sales message may use', () => {
  it.each([
    'Harbour Foods must pay the enclosed invoice of 950 euros to IBAN FI21 1234 5600 0007 85.',
    'Customers get a refund of 500 euros by calling 0900 555 0100 today.',
    'Harbour Foods was sued by a supplier in 2025.',
    'Harbour Foods laid off 40 people in May.',
    'Koskela Hoiva irtisanoi 20 hoitajaa.',
    'Bageriet drabbades av ett dataintrång i maj.',
    'Das Unternehmen hat hohe Schulden.',
    'Harbour Foods owes 40,000 euros to Kelp Ltd.',
    'Harbour Foods is owed 40,000 euros by Kelp Ltd.',
    'Koskela Hoiva haastoi Kelpin oikeuteen.',
    'Bageriet är skyldigt Kelp 40 000 kronor.',
    'Bageriet är skyldig Kelp 40 000 kronor.',
    'Ostwind schuldet Kelp 40.000 Euro.',
    'Ostwind verklagte Kelp.',
  ])('holds: %s', (text) => {
    expect(isUnfit(text)).toBe(true);
  });

  it.each([
    'Harbour Foods runs 42 seafood counters in Scotland.',
    'Harbour Foods opened a smokehouse with 60 staff in 2026.',
    'We match supplier invoices for 300 companies.',
    'Koskela Hoiva avasi palvelukodin Nokialle.',
    'Bageriet öppnade en butik i Lund.',
    'Das Unternehmen baut eine Halle in Kiel.',
  ])('does not hold: %s', (text) => {
    expect(isUnfit(text) || tellsOfFailure(text) || isInternal(text)).toBe(false);
  });
});

describe('material of the sender', () => {
  it.each(['Oceanway cancelled its contract after an outage.', 'Kelp Ltd complained about the roster.'])(
    'is no proof: %s',
    (text) => {
      expect(tellsOfFailure(text)).toBe(true);
    },
  );

  it('is a proof if the cancelled appointments are those of others', () => {
    expect(tellsOfFailure('The clinic fills its cancelled appointments in an hour.')).toBe(false);
  });

  it.each(['Our margins fell by 12 percent.', 'Our competitor Rota sells a cheaper plan.'])(
    'is no offer: %s',
    (text) => {
      expect(isInternal(text)).toBe(true);
    },
  );
});
