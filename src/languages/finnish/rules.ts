import type { RuleWords } from '../../domain/language-pack/rule-words.ts';

export const rules: RuleWords = {
  counted: {
    words: ['sanaa?|sanan'],
    sentences: ['virke(ttä|tten)|lause(tta|en)'],
    paragraphs: ['kappale(tta|en)'],
    questions: ['kysymy(s|ksiä|stä|ksen)'],
  },
  numbers: {
    0: 'ei ilman älä',
    1: 'yksi yhden',
    2: 'kaksi kahden',
    3: 'kolme kolmen',
    4: 'neljä',
    5: 'viisi',
  },
  limits: ['enintään|korkeintaan|alle|tasan|vain|täsmälleen'],
  upperLimits: ['enintään'],
  exclusiveLimits: ['alle'],
  exactCountLeads: ['tasan|täsmälleen|kysy'],
  perSentence: ['virkkeessä'],
  neverBegin: { never: ['älä'], begin: ['aloita'] },
  neverSay: ['älä( koskaan)?'],
  alwaysSay: ['käytä|aina'],
  signOff: ['allekirjoita|lopeta'],
  phraseLeads: ['älä koskaan (sano|kirjoita)'],
  refusal: ['ei|älä|ilman'],
  exclamationMark: ['huutomer'],
  emoji: ['hymiö'],
  links: ['linkkejä|linkkiä'],
  formOfAddress: {
    formal: ['teititte*|teitittely|te-muo*'],
    informal: ['sinuttele|sinuttelu|sinä|sinä-muo*'],
    verbs: ['käytä|puhuttele|teititte*|sinuttele'],
  },
  wrongFormOfAddress: { formal: /(?<!\p{L})(sinä|sinun|sinulla|sinulle|sinua)(?!\p{L})/iu, informal: null },
};
