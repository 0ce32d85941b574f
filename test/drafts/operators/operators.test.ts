import { describe, expect, test } from 'vitest';
import { mutationWords } from '../mutants.ts';
import type { TruePair } from '../pairs.ts';
import { operators } from './operators.ts';

/** An operator, a passage, a true sentence, and one false sentence that the operator makes of it; null for none. */
type Case = readonly [operator: string, passage: string, sentence: string, expected: string | null];

const english: readonly Case[] = [
  [
    'date to another verb',
    'It announced a shop on 9 May 2026. It opens on 2 June 2027.',
    'You announced a shop on 9 May 2026.',
    'You announced a shop on 2 June 2027.',
  ],
  [
    'date to another verb',
    'Beta was fined in May 2025. Alder has since trained all drivers.',
    'Alder has since trained all drivers.',
    'Alder has since trained all drivers in May 2025.',
  ],
  ['date to another verb', 'It opened a shop on 9 May 2026.', 'You opened a shop in May 2026.', null],
  ['date changed', 'We opened in 2019.', 'You opened in 2019.', 'You opened in 2017.'],
  ['date changed', 'It opened on 31 March.', 'You opened on 31 March.', 'You opened on 31 January.'],
  ['date changed', 'We open on Mondays.', 'You open on Mondays.', 'You open on Sundays.'],
  ['date changed', 'We sell 2,019 bikes.', 'You sell 2,019 bikes.', null],
  [
    'limit moved',
    'The shop opens only on Sundays.',
    'Your shop opens only on Sundays.',
    'Only your shop opens on Sundays.',
  ],
  [
    'limit moved',
    'Only the Leeds shop opens on Sundays.',
    'Only your Leeds shop opens on Sundays.',
    'Your Leeds shop opens only on Sundays.',
  ],
  [
    'limit moved',
    'Up to 40 vans serve 12 towns.',
    'Up to 40 vans serve 12 towns.',
    '40 vans serve up to 12 towns.',
  ],
  ['limit moved', 'York is the only site with a lift.', 'York is the only site with a lift.', null],
  ['limit added', 'We employ 310 people.', 'You employ 310 people.', 'You employ more than 310 people.'],
  ['limit added', 'We employ about 310 people.', 'You employ about 310 people.', null],
  ['limit added', 'We open at 4 pm.', 'You open at 4 pm.', null],
  ['number changed', 'We employ 310 people.', 'You employ 310 people.', 'You employ 410 people.'],
  ['number changed', 'It costs £9.5m.', 'It costs £9.5m.', 'It costs £19.5m.'],
  [
    'number changed',
    'We are there within four hours.',
    'We are there within four hours.',
    'We are there within three hours.',
  ],
  [
    'number changed',
    'It is certified to R404A since 2019.',
    'It has been certified to R404A since 2019.',
    null,
  ],
  [
    'counted thing swapped',
    'It has 9 shops and 22 vans.',
    'You have 9 shops and 22 vans.',
    'You have 22 shops and 9 vans.',
  ],
  ['counted thing swapped', 'It has 9 shops and 22 vans.', 'You have 9 shops.', 'You have 22 shops.'],
  ['counted thing swapped', 'It rose by 15 to 20 per cent.', 'It rose by 15 to 20 per cent.', null],
  ['limit dropped', 'It holds up to 12 kg.', 'It holds up to 12 kg.', 'It holds 12 kg.'],
  ['limit dropped', 'All carry it except the eel.', 'All carry it except the eel.', 'All carry it.'],
  ['limit dropped', 'Only Leeds opens.', 'Only Leeds opens.', null],
  [
    'limit word swapped',
    'It opens only on Mondays.',
    'It opens only on Mondays.',
    'It opens also on Mondays.',
  ],
  ['limit word swapped', 'It opens on Mondays.', 'It opens on Mondays.', null],
  ['antonym', 'Turnover rose.', 'Your turnover rose.', 'Your turnover fell.'],
  ['antonym', 'Turnover was 4.', 'Your turnover was 4.', null],
  ['unit changed', 'It holds 12 kg.', 'It holds 12 kg.', 'It holds 12 g.'],
  ['unit changed', 'It holds much.', 'It holds much.', null],
  ['modality changed', 'Alder plans to add vans.', 'You plan to add vans.', 'You will add vans.'],
  ['modality changed', 'Alder added vans.', 'You added vans.', null],
  ['negation added', 'It is open.', 'It is open.', 'It is not open.'],
  ['negation added', 'It is not open.', 'It is not open.', null],
  ['negation dropped', 'It is not open.', 'It is not open.', 'It is open.'],
  ['negation dropped', 'It is open.', 'It is open.', null],
  ['tense changed', 'Alder will open a shop.', 'You will open a shop.', 'You opened a shop.'],
  ['tense changed', 'Two shops.', 'Two shops.', null],
  ['comparison turned', 'Fewer miles.', 'You drive fewer miles.', 'You drive more miles.'],
  ['comparison turned', 'We drive.', 'You drive.', null],
  [
    'quantifier widened',
    'Most of the vans are new.',
    'Most of your vans are new.',
    'All of your vans are new.',
  ],
  ['quantifier widened', 'All vans are new.', 'All your vans are new.', null],
  [
    'actors swapped',
    'Alder bought it from Beta Foods.',
    'You bought it from the chain Beta Foods.',
    'The chain Beta Foods bought it from you.',
  ],
  ['actors swapped', 'Alder bought it in Leeds.', 'You bought it in Leeds.', null],
  [
    'facts merged',
    'Alder opened a shop in May 2025.',
    'You opened a shop in May 2025.',
    'You opened a shop in June 2027.',
  ],
  ['facts merged', 'Alder sells bikes.', 'You sell bikes.', null],
  [
    'list cut',
    'It is made of aluminium or timber.',
    'It is made of aluminium or timber.',
    'It is made of aluminium.',
  ],
  ['list cut', 'It sells in Leeds and York.', 'You sell in Leeds and York.', 'You sell only in Leeds.'],
  ['list cut', 'It opens between Leeds and York.', 'You open between Leeds and York.', null],
  [
    'list item swapped',
    'It sells in Leeds and York.',
    'You sell in Leeds and Hull.',
    'You sell in Leeds and Derby.',
  ],
  ['list item swapped', 'It sells in Leeds.', 'You sell in Leeds.', null],
  ['place swapped', 'We are in Leeds, not in Hull.', 'You are in Leeds.', 'You are in Hull.'],
  ['place swapped', 'We are here.', 'You are here.', null],
  ['name swapped', 'Priya Nandra leads it.', 'It is led by Priya Nandra.', 'It is led by Whitmore.'],
  ['name swapped', 'Alder leads it.', 'It is led by Alder.', null],
  ['side swapped', 'We have a shop.', 'You have your shop.', 'We have our shop.'],
  ['side swapped', 'Alder has a shop.', 'Alder has a shop.', 'Tavlo has a shop.'],
  ['side swapped', 'The shop is open.', 'The shop is open.', null],
];

const others: readonly (readonly [TruePair['language'], ...Case])[] = [
  [
    'fi',
    'place swapped',
    'Myymälä on Lahdessa, ei Oulussa.',
    'Myymälänne on Lahdessa.',
    'Myymälänne on Oulussa.',
  ],
  [
    'fi',
    'date changed',
    'Avaamme toukokuussa 2027.',
    'Avaatte toukokuussa 2027.',
    'Avaatte maaliskuussa 2027.',
  ],
  [
    'fi',
    'number changed',
    'Paikalla kahdessa tunnissa.',
    'Paikalla kahdessa tunnissa.',
    'Paikalla neljässä tunnissa.',
  ],
  ['fi', 'negation added', 'Haemme koneistajaa.', 'Haette koneistajaa.', 'Ette hae koneistajaa.'],
  [
    'fi',
    'side swapped',
    'Haemme koneistajaa tehtaallemme.',
    'Haette koneistajaa tehtaallenne.',
    'Haemme koneistajaa tehtaallemme.',
  ],
  ['sv', 'side swapped', 'Vi har vår butik här.', 'Ni har er butik här.', 'Vi har vår butik här.'],
  ['sv', 'negation added', 'Vi söker förare.', 'Ni söker förare.', 'Ni söker inte förare.'],
  [
    'sv',
    'limit moved',
    'Butiken öppnar bara på söndagar.',
    'Er butik öppnar bara på söndagar.',
    'Bara er butik öppnar på söndagar.',
  ],
  [
    'de',
    'side swapped',
    'Wir haben unsere Filiale hier.',
    'Sie haben Ihre Filiale hier.',
    'Wir haben unsere Filiale hier.',
  ],
  [
    'de',
    'name swapped',
    'Die Metzgerei Sallinger kauft.',
    'Bei Ihnen kauft die Metzgerei Sallinger.',
    'Bei Ihnen kauft die Metzgerei Wendelstein.',
  ],
  ['de', 'name swapped', 'Die Filiale ist offen.', 'Ihre Filiale ist offen.', null],
  [
    'de',
    'limit moved',
    'Der Laden öffnet nur samstags.',
    'Der Laden öffnet nur samstags.',
    'Nur der Laden öffnet samstags.',
  ],
];

describe('operators', () => {
  test.each(english)('%s: “%s” “%s”', (name, passage, sentence, expected) => {
    expectMutation(pairOf('en', passage, sentence), name, expected);
  });

  test.each(others)('%s, %s: “%s” “%s”', (language, name, passage, sentence, expected) => {
    expectMutation(pairOf(language, passage, sentence), name, expected);
  });

  test('each have a case', () => {
    const untested = operators.filter(({ name }) => !english.some(([tested]) => tested === name));
    expect(untested.map(({ name }) => name)).toEqual(['quote of another passage']);
  });

  test('quote of another passage: takes one about something else', () => {
    const pair = pairOf('en', 'Alder sells bikes in Leeds.', 'You sell bikes in Leeds.');
    const alike = pairOf('en', 'Alder sells bikes in Leeds and York.', 'You sell bikes in York.');
    const strange = pairOf('en', 'Alder hires two cooks.', 'You hire two cooks.');
    expect(mutationsOf(pair, 'quote of another passage', [pair, alike, strange])).toEqual([
      { sentence: pair.sentence, passage: strange.passage },
    ]);
  });
});

const strangePair = pairOf(
  'en',
  'Alder hired drivers in June 2027 in Hull and Derby.',
  'You hired drivers in Hull and Derby.',
);

function pairOf(language: TruePair['language'], passage: string, sentence: string): TruePair {
  return {
    id: passage,
    language,
    side: 'them',
    company: 'Alder',
    otherNames: [],
    passage,
    sentence,
    kind: 'near',
  };
}

function expectMutation(pair: TruePair, name: string, expected: string | null): void {
  const made = mutationsOf(pair, name, [pair, ...(pair.language === 'en' ? [strangePair] : [])]);
  const changed = made.map(({ sentence }) => sentence).filter((sentence) => sentence !== pair.sentence);
  if (expected === null) expect(changed).toEqual([]);
  else expect(changed).toContain(expected);
}

function mutationsOf(pair: TruePair, name: string, pairs: readonly TruePair[]) {
  const operator = operators.find((one) => one.name === name);
  return operator?.mutate({ pair, pairs, words: mutationWords[pair.language] }) ?? [];
}
