import type { RuleWords } from '../../domain/language-pack/rule-words.ts';
import { phrases } from '../notation/phrases.ts';

export const rules: RuleWords = {
  counted: {
    words: ['words?'],
    sentences: ['sentences?'],
    paragraphs: ['paragraphs?'],
    questions: ['questions?'],
  },
  numbers: {
    0: 'no zero never',
    1: 'one single a',
    2: 'two',
    3: 'three',
    4: 'four',
    5: 'five',
    6: 'six',
    7: 'seven',
    8: 'eight',
    9: 'nine',
    10: 'ten',
  },
  limits: [
    phrases`
      at most|max(imum|imal|imalt|\.)?|no more than|not more than|up to|under|below|less than|fewer than|within|
      exactly|only|just|single|keep|limit|short
    `,
  ],
  upperLimits: ['at most|max|no more than|not more than'],
  exclusiveLimits: ['under|below|less than|fewer than'],
  exactCountLeads: ['exactly|end with|ask|just|only|single'],
  perSentence: [phrases`(per|each|every|a) sentence\b|sentences?\b.{0,80}\bwords`],
  neverBegin: { never: ["never|don['’]t|do not"], begin: ['start|begin|open'] },
  neverSay: ["never|don['’]t|do not|avoid"],
  alwaysSay: ['always|must'],
  signOff: ['(sign|close|end)( it| off| every +| the +| messages?){0,4} (off )?with'],
  phraseLeads: [
    "(never|don['’]t|do not) (start|begin|open)<3> with( the words?)?",
    '(sign|close|end)<3> (off )?with',
    "(never|don['’]t|do not|always) (say|write|use the words?|use the phrase)",
  ],
  refusal: ["no|never|don['’]t|do not|without|avoid"],
  exclamationMark: ['exclamation'],
  emoji: ['emoji|emotic|smiley'],
  links: ['links?|urls?|hyperlinks?'],
  formOfAddress: {
    formal: ['formal'],
    informal: ['informal*|casual'],
    verbs: ['address|use|tone|formal|informal|form'],
  },
  wrongFormOfAddress: { formal: /\b(hey|gonna|wanna|guys|cheers)\b/iu, informal: null },
};
