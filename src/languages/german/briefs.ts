import type { BriefWords } from '../../domain/language-pack/brief-words.ts';
import { words } from '../notation/words.ts';

export const briefs: BriefWords = {
  joiners: 'und|oder',
  chains: 'ketten?',
  shops: 'handel|geschäft|händl|laden|läden|haus|markt|märkt',
  selfDescriptions: [
    { seller: 'wir sind', wanted: 'suchen|wollen', alone: true },
    { seller: 'wir (verkaufen|bieten|liefern|entwickeln|vertreiben|machen)', wanted: 'an|für', alone: true },
  ],
  offers: '',
  buyerEndings: '',
  purposes: '(<, )(die|der|das|deren|welche)|für unser*|mit bedarf an|interessiert an',
  asides: 'schreib*',
  exclusions: '(nicht|außer|ausgenommen|kein*)(!> mehr| weniger)',
  exclusionsAfter: '',
  exclusionStarts: 'Nicht|Außer|Ausgenommen',
  afterFirstWord: '',
  lacks: '[Oo]hne',
  beforeNouns: 'kein*',
  nameEndings: words(''),
  contrasts: 'sondern|aber',
  beforePlaces: 'in',
  people: 'mitarbeit*|beschäftigt*|angestellt*|leuten?|personen',
  between: 'bis|und',
  moreThan: 'mehr als|über',
  fewerThan: 'weniger als|unter',
  atLeast: 'mindestens|ab',
  atMost: 'höchstens|maximal|bis zu',
  limits: 'mehr als|mindestens|über|weniger als|höchstens|unter',
  sizes: {
    smallOrMedium: 'kmu|kmus|klein* und mittler*|klein- und mittel*',
    micro: 'kleinstunternehmen|kleinstbetrieb*',
    medium: 'mittelgroß*|mittelständisch*|mittelstand',
    small: 'kleine|kleinen|kleiner|kleinunternehmen',
    large: 'große|großen|großer|großunternehmen|konzern*',
  },
};
