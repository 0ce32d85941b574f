import type { ComposingWords } from '../../domain/language-pack/composing-words.ts';
import { anyCasePattern, pattern } from '../notation/verbose.ts';

export const composing: ComposingWords = {
  leansOnOthers: /^(it|this|that|these|they|those|he|she|here|there|and|but|also|however|then|so)\b/iu,
  speaksOfUs: /^(we|our)\b/iu,
  withoutSubject: anyCasePattern`^(fills|helps|automates|reduces|cuts|makes|gives|lets|provides|offers|builds|connects|
    turns|saves|matches|checks|reads|sends|shows|protects|predicts|replaces|repairs|cleans|teaches|prepares|
    processes|prints|recruits|sorts|organi[sz]es|simplifies|combines|detects|analy[sz]es|optimi[sz]es|delivers|manages|tracks|finds|plans|runs|sells|designs|develops|creates|keeps|brings|handles|supplies|
    produces|installs|maintains|rents|trains|supports|measures|monitors|collects|recycles|translates|
    transports|publishes)\b`,
  slogans: /^(?:(?:less|more|fewer|no|better|faster|smarter|every)(?!\p{L})|the .{0,30}\bway to\b)/iu,
  isFormal: false,
  voices: null,
  finite: pattern`^(?:makes?|provides?|offers?|gives?|lets?|sells|delivers?|develops?|creates?|produces?|
    builds|designs|supplies|helps?|automates?|reduces?|cuts|saves|connects|turns|manages|runs|brings?|keeps?|
    handles|installs|maintains|rents|trains|monitors|collects|recycles|translates|publishes|manufactures?|
    imports|ships|distributes|operates|leases|repairs|cleans|organi[sz]es|simplif(?:y|ies)|writes|hosts|
    teaches|serves|uses|needs?|wants?|became|made|built|sold|offered|provided)$`,
  kinds: anyCasePattern`^(?:software|services?|systems?|platform|tools?|solutions?|apps?|training|consulting|
    maintenance|products?|equipment|courses?|insurance|materials?|furniture|machines?|supplies|packaging|
    components?|advice|staffing|cleaning|logistics|hosting|design|analytics)$`,
  leaning: /^(?:it|they|this|that|these|those|he|she|there(?!fore)(?! (?:is|are)))\b/iu,
};
