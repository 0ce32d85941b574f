import type { TextWords } from '../../domain/language-pack/text-words.ts';
import { phrases } from '../notation/phrases.ts';
import { words } from '../notation/words.ts';

export const texts: TextWords = {
  months: 'januari februari mars april maj juni juli augusti september oktober november december'.split(' '),
  hasCapitalMonths: false,
  yearWords: words('år året'),
  abbreviations: ['ca|Nr', 'Tel', phrases`t\.ex|[Ff]r\.o\.m|t\.o\.m|bl\.a|dvs|f\.d|kl|s\.k|Str|inkl|exkl`],
  sentenceOpeners: words(`
    vi vår vårt våra ni er det den detta dessa de en ett i på för om när alla varje och men
  `),
  ordinalNouns: [],
  ordinalLeads: [],
  headings: words(`
    anläggningar anställda bakgrund butiker fabriker fakta framtid företag företaget historia historik info
    kontakt kontor lager lokaler lösningar marknad marknader medarbetare mål nyckeltal nyheter omsättning
    organisation orter personal produkter produktion projekt resultat sammanfattning siffror strategi team
    tjänster verksamhet verksamheten översikt hållbarhet kliniker platser pris priser prislista kostnader
    avgifter betalning betalningsvillkor fakturering leverans leveranser leveranstid leveranstider
    leveransvillkor frakt returer beställning beställningar garanti garantier support kundtjänst frågor svar
    avtal avtalsvillkor uppsägning säkerhet dataskydd integritet integrationer införande utbildning
    provperiod pilot språk tillgänglighet prover installation underhåll öppettider villkor funktioner
    fördelar paket
  `),
  units: { '€': 'euro', $: 'dollar', '£': 'pund', kr: 'kronor krona', '%': 'procent' },
  magnitudes: {
    million: 'milj miljon miljoner mkr',
    billion: 'miljard miljarder',
    thousand: 'tusen',
    hundred: 'hundra',
  },
  rangeMarkers: words('mellan'),
  alternatives: words('eller'),
  rangeJoints: words('till och'),
  yearPrepositions: new Set(),
};
