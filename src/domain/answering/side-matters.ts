/**
 * The matters of a text that sellers tell of beside what they sell, such as delivery and installation. What is said
 * of one of them answers nothing about another one, nor about what is sold.
 */
export function sideMattersIn(text: string): readonly string[] {
  return matters.filter(({ words }) => words.test(text)).map(({ key }) => key);
}

/** Which of them a topic is about itself. */
export function ownMatters(topicKey: string): readonly string[] {
  return mattersOfTopics[topicKey] ?? [];
}

const mattersOfTopics: Readonly<Record<string, readonly string[]>> = {
  delivery_time: ['delivery', 'order'],
  delivery_area: ['delivery'],
  minimum_order: ['order'],
  trial: ['trial'],
  warranty: ['warranty'],
  payment: ['payment'],
  contract: ['contract'],
  support: ['upkeep', 'phone'],
  onboarding: ['start', 'installation', 'training'],
  sample: ['sample'],
  opening_hours: ['phone', 'upkeep', 'visit'],
  locations: ['visit'],
  availability: ['delivery'],
};

const matters = [
  matter(
    'delivery',
    'deliver',
    'shipping',
    'freight',
    'toimitu(?!sjoh)',
    'rahti',
    'kuljetu',
    'leverans',
    'frakt',
  ).and('liefer(?!ant)', 'versand', 'fracht'),
  matter('installation', 'install', 'fitting', 'mounting', 'asenn', 'monter', 'einbau', 'montage'),
  matter('training', 'training', 'koulutu', 'utbildning', 'schulung'),
  matter(
    'start',
    'set-?up',
    'start-?up',
    'onboarding',
    'käyttöönot',
    'aloitus',
    'startavgift',
    'införande',
  ).and('einrichtung(?!sg)', 'einführung'),
  matter('upkeep', 'servicing', 'maintenance', 'upkeep', 'huol(?:to|lon)', 'underhåll', 'wartung'),
  matter('repair', 'repair', 'korjau', 'reparat', 'reparier'),
  matter('warranty', 'warrant', 'guarantee', 'takuu', 'garanti', 'gewährleistung'),
  matter('trial', 'trial', 'pilot', 'kokeil', 'provperiod', 'testperiod', 'testphase', 'probezeit'),
  matter('return', 'returns?\\b', 'palautu', 'retur', 'rückgabe', 'rücksendung'),
  matter('spare', 'spare', 'varaos', 'reservdel', 'ersatzteil'),
  matter('measuring', 'measuring', 'survey', 'mittau', 'mätning', 'aufmaß'),
  matter('advice', 'consult', 'konsult', 'neuvonta', 'rådgivning', 'beratung'),
  matter(
    'removal',
    'removal',
    'disposal',
    'purku',
    'poisvien',
    'rivning',
    'bortforsling',
    'entsorgung',
    'abbau',
  ).and('demont'),
  matter('payment', 'invoic', 'payment', 'lasku(?:t|n|j)', 'maksuaik', 'maksuehd', 'faktur', 'betalning').and(
    'rechnung',
    'zahlung',
  ),
  matter(
    'contract',
    'contract',
    'notice period',
    'sopimu',
    'irtisanom',
    'avtal',
    'uppsägning',
    'vertrag',
  ).and('kündigung'),
  matter('phone', 'hotline', 'service line', 'huoltopuhel', 'servicetelefon'),
  matter('sample', 'samples?\\b', 'näyt(?:e|tei)', 'varuprov', 'muster\\b', 'warenprobe'),
];

interface Matter {
  readonly key: string;
  readonly words: RegExp;
  and(...more: readonly string[]): Matter;
}

function matter(key: string, ...beginnings: readonly string[]): Matter {
  return {
    key,
    words: new RegExp(`(?<!\\p{L})(?:${beginnings.join('|')})`, 'iu'),
    and: (...more) => matter(key, ...beginnings, ...more),
  };
}
