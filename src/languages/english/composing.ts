import type { ComposingWords } from '../../domain/language-pack/composing-words.ts';
import { anyCasePattern, pattern, verbose } from '../notation/verbose.ts';

export const composing: ComposingWords = {
  leansOnOthers: /^(it|this|that|these|they|those|he|she|here|there|and|but|also|however|then|so)\b/iu,
  speaksOfUs: /^(we|our)\b/iu,
  voices: null,
  finite: pattern`^(?:makes?|provides?|offers?|gives?|lets?|sells|delivers?|develops?|creates?|produces?|
    builds|designs|supplies|helps?|automates?|reduces?|cuts|saves|connects|turns|manages|runs|brings?|keeps?|
    handles|installs|maintains|rents|trains|monitors|collects|recycles|translates|publishes|manufactures?|
    imports|ships|distributes|operates|leases|repairs|cleans|organi[sz]es|simplif(?:y|ies)|writes|hosts|
    teaches|serves|uses|needs?|wants?|became|made|built|sold|offered|provided)$`,
  kinds: anyCasePattern`^(?:software|services?|systems?|platform|tools?|solutions?|apps?|training|consulting|
    maintenance|products?|equipment|courses?|insurance|materials?|furniture|machines?|supplies|packaging|
    components?|advice|staffing|cleaning|logistics|hosting|design|analytics)$`,
  owners: /^(?:their|its|his|her|your|our|my)$/iu,
  objects:
    /^We (\p{Ll}{3,})(?: the| your)?( \p{Ll}{4,} \p{Ll}{4,}s(?= (?:of|for|in|to|at|from|and)\b|[.,]|$))?(?= )/u,
  wished: [
    new RegExp(
      verbose`\b(?:about|on|regarding|around|for) ((?:\p{L}[\p{L}-]+ ){0,2}\p{L}[\p{L}-]+)(?=$|[.,;!]| (?:to|
        with|and|for|in|at|over)\b)`,
      'giu',
    ),
  ],
  trade: [
    new RegExp(
      verbose`(?<!\p{L})((?:\p{L}[\p{L}-]{1,40} )?\p{Ll}{1,40}(?:ing|ment|ance|tion|ics|age|ure|ity|sion|ery|
        ory)) (?:software|system|platform|tools?|apps?|services?|solutions?|products?)\b`,
      'gu',
    ),
    /\b(?:software|system|platform|tools?|apps?|services?) for ((?:\p{Ll}[\p{L}-]+ )?\p{Ll}+ing)\b/gu,
  ],
  nouns: '[Tt]he (?:company|firm|group|business)|[Ii]t|[Tt]hey',
  openings:
    '(?:In|Since|From|During|As of|Until|By|After|At|On|Last|This|Early|Late|Across) [^,;]{2,40}?,?' +
    '|Recently,?|Currently,?|Today,?',
  apposition: '(?:, (?:an?|the|one of) [^,]+,)?',
  notVerbs: new RegExp(
    [
      verbose`^(?:and|or|in|of|on|at|that|who|which|group|family|team|staff|(?:customer|client|employee|worker|
        user|guest|patient|member|partner|supplier|shareholder|owner|manager|store|product)s)(?= )`,
      // A plural noun between the name and the verb is the subject: "Acme drivers get".
      String.raw`^\p{Ll}+s (?:are|were|have|get|can|will|may|must|should|do|pay|receive|need|say|love|claim)(?= )`,
    ].join('|'),
    'u',
  ),
  relative: /^[^,.;]{4,70},? (?:that|which) (\p{Ll}+(?:s|ed) .+)$/u,
  verbs: /(?:s|ed|are|have|were)$/u,
  phraseStarts: new RegExp(
    verbose`,? (?:with|which|who|across|in|at|until|from|since|while|through|for|by|on|as|including|such as|
      making|to(?= \p{Lu}))(?= )|,? (?:and|but) (?=\p{Ll}+(?:s|ed)? )|[,;] | [–—-] `,
    'gu',
  ),
  leaning: /^(?:it|they|this|that|these|those|he|she|there(?!fore)(?! (?:is|are)))\b/iu,
};
