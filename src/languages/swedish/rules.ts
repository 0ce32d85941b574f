import type { RuleWords } from '../../domain/language-pack/rule-words.ts';

export const rules: RuleWords = {
  counted: {
    words: ['ord'],
    sentences: ['mening(ar)?'],
    paragraphs: ['stycken?'],
    questions: ['frågor|fråga'],
  },
  numbers: { 0: 'ingen inga utan', 1: 'en ett', 2: 'två', 3: 'tre', 4: 'fyra', 5: 'fem' },
  limits: ['högst|max|under|färre än|inte mer än|exakt|endast|bara'],
  upperLimits: ['högst'],
  exclusiveLimits: ['färre än'],
  exactCountLeads: ['exakt|ställ'],
  perSentence: ['per mening'],
  neverBegin: { never: ['aldrig'], begin: ['börja|inled'] },
  neverSay: ['aldrig|undvik'],
  alwaysSay: ['alltid'],
  signOff: ['avsluta|signera'],
  phraseLeads: ['skriv aldrig|säg aldrig'],
  refusal: ['inga|inget|aldrig|utan|undvik'],
  exclamationMark: ['utropstecken'],
  emoji: [],
  links: ['länkar|länk'],
  formOfAddress: {
    formal: ['formell*|nia'],
    informal: ['informell*|du|dua'],
    verbs: ['tilltala|använd|dua|nia'],
  },
  wrongFormOfAddress: {
    formal: /\b(du|dig|din|ditt|dina)\b/iu,
    informal: /(?<!^)(?<![.!?:] )\b(Ni|Er|Ert|Era)\b/u,
  },
};
