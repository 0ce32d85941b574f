/** Number words of the four languages, each with its value, as far as people write numbers out. */
type Numerals = readonly [string, number][];

export const englishNumerals: Numerals = [
  ...counted('thirteen fourteen fifteen sixteen seventeen eighteen nineteen', 13),
  ...tensWithUnits(
    'twenty thirty forty fifty sixty seventy eighty ninety',
    'one two three four five six seven eight nine',
    (ten, unit) => `${ten}-${unit}`,
  ),
];

export const swedishNumerals: Numerals = [
  ...counted('tretton fjorton femton sexton sjutton arton nitton', 13),
  ...tensWithUnits(
    'tjugo trettio fyrtio femtio sextio sjuttio åttio nittio',
    'ett två tre fyra fem sex sju åtta nio',
    (ten, unit) => `${ten}${unit}`,
  ),
];

export const germanNumerals: Numerals = [
  ...counted('dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn', 13),
  ...tensWithUnits(
    'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig',
    'ein zwei drei vier fünf sechs sieben acht neun',
    (ten, unit) => `${unit}und${ten}`,
  ),
];

const cases = 'n ta ssa sta lla lta lle';
const frontCases = 'n tä ssä stä llä ltä lle';

// "Yhden" and "yhdessä" also mean "a" and "together", so the forms of one are left out.
const finnishUnits: Numerals = [
  ...inflected('kahde', 2, cases, 'kahta kahteen'),
  ...inflected('kolme', 3, cases, 'kolmea kolmeen'),
  ...inflected('neljä', 4, frontCases, 'neljää neljään'),
  ...inflected('viide', 5, frontCases, 'viittä viiteen'),
  ...inflected('kuude', 6, frontCases, 'kuutta kuuteen'),
  ...inflected('seitsemä', 7, frontCases, 'seitsemää seitsemään'),
  ...inflected('kahdeksa', 8, cases, 'kahdeksaa kahdeksaan'),
  ...inflected('yhdeksä', 9, frontCases, 'yhdeksää yhdeksään'),
];

/** Finnish ones with their endings: "kolmeen tuntiin" speaks of the same number as "3 tuntiin". */
export const finnishNumerals: Numerals = [
  ...finnishUnits,
  ...inflected('kymmene', 10, frontCases, 'kymmentä kymmeneen'),
  ...counted('kolmetoista neljätoista viisitoista kuusitoista', 13),
  ...counted('seitsemäntoista kahdeksantoista yhdeksäntoista', 17),
  ...counted('kaksikymmentä kolmekymmentä neljäkymmentä viisikymmentä kuusikymmentä', 20, 10),
  ...counted('seitsemänkymmentä kahdeksankymmentä yhdeksänkymmentä', 70, 10),
  ...finnishUnits.map(([word, value]): [string, number] => [`${word}toista`, value + 10]),
];

function counted(text: string, first: number, step = 1): [string, number][] {
  return text.split(' ').map((word, index) => [word, first + index * step]);
}

function tensWithUnits(
  tens: string,
  units: string,
  join: (ten: string, unit: string) => string,
): [string, number][] {
  return counted(tens, 20, 10).flatMap(([ten, value]): [string, number][] => [
    [ten, value],
    ...counted(units, 1).map(([unit, more]): [string, number] => [join(ten, unit), value + more]),
  ]);
}

function inflected(stem: string, value: number, endings: string, others: string): [string, number][] {
  const forms = endings.split(' ').map((ending) => `${stem}${ending}`);
  return [...forms, ...others.split(' ')].map((word) => [word, value]);
}
