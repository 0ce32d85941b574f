import type { ComposingWords } from '../../domain/language-pack/composing-words.ts';

export const composing: ComposingWords = {
  leansOnOthers: /^(it|this|that|these|they|those|he|she|here|there|and|but|also|however|then|so)\b/iu,
  speaksOfUs: /^(we|our)\b/iu,
  voices: null,
  finite: new RegExp(
    String.raw`^(?:${[
      String.raw`makes?|provides?|offers?|gives?|lets?|sells|delivers?|develops?|creates?|produces?|builds|designs`,
      String.raw`supplies|helps?|automates?|reduces?|cuts|saves|connects|turns|manages|runs|brings?|keeps?|handles`,
      String.raw`installs|maintains|rents|trains|monitors|collects|recycles|translates|publishes|manufactures?`,
      String.raw`imports|ships|distributes|operates|leases|repairs|cleans|organi[sz]es|simplif(?:y|ies)|writes|hosts`,
      String.raw`teaches|serves|uses|needs?|wants?|became|made|built|sold|offered|provided`,
    ].join('|')})$`,
    'u',
  ),
  kinds: new RegExp(
    String.raw`^(?:${[
      String.raw`software|services?|systems?|platform|tools?|solutions?|apps?|training|consulting|maintenance`,
      String.raw`products?|equipment|courses?|insurance|materials?|furniture|machines?|supplies|packaging|components?`,
      String.raw`advice|staffing|cleaning|logistics|hosting|design|analytics`,
    ].join('|')})$`,
    'iu',
  ),
  owners: /^(?:their|its|his|her|your|our|my)$/iu,
  objects:
    /^We (\p{Ll}{3,})(?: the| your)?( \p{Ll}{4,} \p{Ll}{4,}s(?= (?:of|for|in|to|at|from|and)\b|[.,]|$))?(?= )/u,
  wished: [
    new RegExp(
      [
        String.raw`\b(?:about|on|regarding|around|for) ((?:\p{L}[\p{L}-]+ ){0,2}\p{L}[\p{L}-]+)`,
        String.raw`(?=$|[.,;!]| (?:to|with|and|for|in|at|over)\b)`,
      ].join(''),
      'giu',
    ),
  ],
  trade: [
    new RegExp(
      [
        String.raw`(?<!\p{L})`,
        String.raw`((?:\p{L}[\p{L}-]{1,40} )?\p{Ll}{1,40}(?:ing|ment|ance|tion|ics|age|ure|ity|sion|ery|ory)) `,
        String.raw`(?:software|system|platform|tools?|apps?|services?|solutions?|products?)\b`,
      ].join(''),
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
      String.raw`^(?:${[
        String.raw`and|or|in|of|on|at|that|who|which|group|family|team|staff`,
        String.raw`(?:${[
          String.raw`customer|client|employee|worker|user|guest|patient|member|partner|supplier|shareholder|owner|manager`,
          String.raw`store|product`,
        ].join('|')})s`,
      ].join('|')})(?= )`,
      // A plural noun between the name and the verb is the subject: "Acme drivers get".
      String.raw`^\p{Ll}+s (?:are|were|have|get|can|will|may|must|should|do|pay|receive|need|say|love|claim)(?= )`,
    ].join('|'),
    'u',
  ),
  relative: /^[^,.;]{4,70},? (?:that|which) (\p{Ll}+(?:s|ed) .+)$/u,
  verbs: /(?:s|ed|are|have|were)$/u,
  phraseStarts: new RegExp(
    [
      String.raw`,? (?:${[
        String.raw`with|which|who|across|in|at|until|from|since|while|through|for|by|on|as|including|such as|making`,
        String.raw`to(?= \p{Lu})`,
      ].join('|')})(?= )`,
      String.raw`,? (?:and|but) (?=\p{Ll}+(?:s|ed)? )|[,;] | [–—-] `,
    ].join('|'),
    'gu',
  ),
  leaning: /^(?:it|they|this|that|these|those|he|she|there(?!fore)(?! (?:is|are)))\b/iu,
};
