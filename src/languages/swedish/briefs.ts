import type { BriefWords } from '../../domain/language-pack/brief-words.ts';
import { words } from '../notation/words.ts';

export const briefs: BriefWords = {
  joiners: 'och|eller',
  chains: 'kedja|kedjor*',
  shops: 'butik|affär|handel|handl|varuhus',
  selfDescriptions: [
    { seller: 'vi är', wanted: 'söker|letar efter|vill nå|vill hitta', alone: true },
    { seller: 'vi (säljer|erbjuder|levererar|tillverkar|utvecklar|gör)', wanted: 'till|åt|för', alone: true },
  ],
  offers: '',
  buyerEndings: '',
  purposes: 'som|vilka|där|för vår[at]?|intresserade av|i behov av',
  asides: 'skriv',
  exclusions: 'inte|ej|utom|förutom',
  exclusionsAfter: '',
  exclusionStarts: 'Inte|Ej|Utom|Förutom',
  afterFirstWord: '',
  lacks: '[Uu]tan(!> bara)',
  beforeNouns: '',
  nameEndings: words(''),
  contrasts: 'utan bara|men',
  beforePlaces: 'i',
  people: 'anställd*|medarbetar*|personer',
  between: 'till|och',
  moreThan: 'fler än|mer än|över',
  fewerThan: 'färre än|mindre än',
  atLeast: 'minst',
  atMost: 'högst',
  limits: 'fler än|mer än|minst|över|färre än|högst',
  sizes: {
    smallOrMedium: '(små|små-) och medelstora|små eller medelstora|smf',
    micro: 'mikroföretag*',
    medium: 'medelstor*',
    small: 'små|mindre|småföretag*',
    large: 'stora|storföretag*',
  },
};
