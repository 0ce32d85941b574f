import type { RuleWords } from '../../domain/language-pack/rule-words.ts';

export const rules: RuleWords = {
  counted: {
    words: ['wörter|worte|wörtern'],
    sentences: ['sätz(e|en)|satz'],
    paragraphs: ['absätz(e|en)|absatz'],
    questions: ['fragen?'],
  },
  numbers: {
    0: 'kein keine keinen ohne',
    1: 'ein eine einen einer',
    2: 'zwei',
    3: 'drei',
    4: 'vier',
    5: 'fünf',
  },
  limits: ['höchstens|maximal|unter|nicht mehr als|weniger als|genau|nur'],
  upperLimits: ['höchstens|maximal'],
  exclusiveLimits: ['unter|weniger als'],
  exactCountLeads: ['genau|stell*'],
  perSentence: ['je satz'],
  neverBegin: { never: ['nie(mals)?|nicht'], begin: ['beginn*|anfang*'] },
  neverSay: ['nie(mals)?|nicht|vermeide*'],
  alwaysSay: ['immer'],
  signOff: ['schließ*|unterschreib*|beende*'],
  phraseLeads: ['(schreibe|sage) nie(mals)?'],
  refusal: ['kein*|nie(mals)?|ohne|nicht|vermeide*'],
  exclamationMark: ['ausrufezeichen'],
  emoji: [],
  links: [],
  formOfAddress: {
    formal: ['formell*|sie|siezen|förmlich*'],
    informal: ['informell*|du|duzen|duze'],
    verbs: ['anred*|sprich|verwend*|benutz*|siezen|duzen|duze'],
  },
  wrongFormOfAddress: {
    formal: /\b(du|dich|dir|dein\p{L}*|euch|euer\p{L}*|eure\p{L}*)\b/iu,
    informal: /(?<!^)(?<![.!?:] )\b(Sie|Ihnen|Ihr(e[mnrs]?)?)\b/u,
  },
};
