import type { TextWords } from '../../domain/language-pack/text-words.ts';
import { phrases } from '../notation/phrases.ts';
import { words } from '../notation/words.ts';

export const texts: TextWords = {
  months: 'january february march april may june july august september october november december'.split(' '),
  hasCapitalMonths: true,
  yearWords: words('year'),
  abbreviations: [phrases`[~]|e\.g|i\.e|etc|approx|Mr|Mrs|Ms|Dr|Prof|St|No|Inc|Ltd|Co|incl|excl`],
  sentenceOpeners: words(`
    we our you your it this that these those they the a an in on at for from if when all each every please
    and but
  `),
  ordinalNouns: [],
  ordinalLeads: [],
  headings: words(`
    about background basics branches business careers clinics company contact data departments depots
    employees facilities facts factories figures finances footprint future goals growth highlights history
    home industry info information introduction jobs key kpis latest locations market markets media
    milestones mission network news notes numbers offering offices operations organisation organization
    overview people places plants portfolio premises production products profile progress projects quality
    quick recent research results revenue sales services shops sites size snapshot solutions staff status
    stores story strategy structure summary sustainability team today units updates values vision warehouses
    work year price prices pricing cost costs fees billing payment payments invoicing terms delivery
    deliveries shipping returns order orders ordering warranty warranties guarantee support service help faq
    questions answers contract contracts cancellation security privacy protection integrations integration
    onboarding setup training implementation started trial pilot demo languages availability samples
    installation maintenance opening hours lead times minimum conditions requirements features benefits
    plans packages
  `),
  units: { '€': 'euro euros', $: 'dollar dollars', '£': 'pound pounds', kr: '', '%': 'percent' },
  magnitudes: {
    million: 'million millions m mn',
    billion: 'billion billions bn',
    thousand: 'thousand k',
    hundred: 'hundred',
  },
  rangeMarkers: words('between'),
  alternatives: words('or'),
  rangeJoints: words('to until through and'),
  yearPrepositions: words('since in by until from during'),
};
