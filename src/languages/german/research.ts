import type { ResearchWords } from '../../domain/language-pack/research-words.ts';
import { phrases } from '../notation/phrases.ts';

export const research: ResearchWords = {
  tone: {
    warm: ['freundlich|locker', 'herzlich'],
  },
  unfit: {
    unfit: [
      'unbezahlt*|schulden',
      'rückerstattung*|gutschein*|betrug*|verklagt*|entlassen|entließ*|gestorben',
      'verstarb*|datenleck*|insolven+',
    ],
    internal: 'unsere (marge*|verlust*)|wettbewerber*|mitbewerber*',
    telephone: '(rufen|anrufen|telefon)*',
    failure: ['kündigte*|beschwerte*|verlor*|ausfall', 'ausfälle|scheiterte*'],
  },
  instructionWords: {
    generalWords: ['schreibe?|erwähne|satz|empfänger|unternehmen', 'etwas|konkrete|beobachtung|über|kurz'],
  },
  topic: {
    general: ['uns|sie|ihnen', 'unternehmen|firma', 'gespräch', 'termin|telefonat|demo|thema'],
  },
  jobs: {
    words1: [phrases`empfänger|ihre[rsnm]?\b|beobacht`],
    jobPatterns: ['handlungsaufforderung|nächste[rn]? schritt'],
    jobPatterns2: ['angebot|nutzen|lösung'],
    jobPatterns3: ['einstieg|einleitung|aufhänger'],
  },
  shorten: {
    endsOpen: [
      'die|der|das|den|dem|ein',
      'eine|einen|einem|und|oder|von|zu|rund|über',
      'between|mellan|zwischen|not|inte|nicht',
      'ei|#{1,}',
    ],
  },
  factKind: {
    trouble: ['entlass|insolven', 'kurzarbeit|verlust|geschlossen|schloss|schließt|streik|rückruf'],
    size: ['beschäftig|mitarbeit', 'angestellt'],
    event: [
      'eröffn|startete|umgezogen|erweiter|gewann|gewonnen|investier|eingeführt',
      'sucht|baut|übernahm|stellt ein|unterzeichn|nahm .{0,40}in betrieb|bezog|(!<#)202[4-9](!>#)',
    ],
  },
};
