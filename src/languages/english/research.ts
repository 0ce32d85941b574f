import type { ResearchWords } from '../../domain/language-pack/research-words.ts';
import { phrases } from '../notation/phrases.ts';

export const research: ResearchWords = {
  tone: {
    warm: ['friendly|warm|casual|relaxed|playful'],
  },
  unfit: {
    unfit: [
      'invoices? of|unpaid|overdue|must pay|refunds?|vouchers?|debts?|owe[ds]?|owing|bankrupt*',
      'fraud*|lawsuits?|sue[sd]?|prosecut+|convicted|arrested|bribe*|laid off|lay-?offs?',
      'dismissed|redundanc+|died|killed|data breach(es)?|hacked|closed down|shut down',
    ],
    internal: 'our<1> (margins?|loss(es)?|debts?)|competitors?|rivals?|we (lost|lose) (money|#)',
    telephone: '(call|calling|phone|tel)*',
    failure: [
      'cancel(l?ed|s) (its|their|the|our|his|her)|outages?|lost|complain*|failed|left us',
      'terminated|sued',
    ],
  },
  instructionWords: {
    generalWords: [
      phrases`
        one|two|an?|the|concrete|specific|recent|short|brief|observation|observations|sentence|sentences
      `,
      phrases`
        about|recipient|recipients|company|companies|mention|write|refer|start|open|with|something|their
      `,
      phrases`
        them|they|from|site|website|fact|facts|line|opening|personal|personalised|personalized|lead|prospect
      `,
      'research|please|based|real|material|make|relevant|detail|details',
    ],
  },
  topic: {
    general: [
      phrases`
        it|them|this|that|us|you|our|how|what|a|the|companies|customers|their +|more|details|them all
      `,
      'product|products|service|services',
      'next week|a call|a demo',
    ],
  },
  jobs: {
    words1: [phrases`observ|recipient|their|they|prospect|lead\b|company's|about them`],
    jobPatterns: [phrases`call.?to.?action|\bcta\b|next step|ask for|meeting`],
    jobPatterns2: [phrases`offer|value|what we|our product|pitch|solution|benefit|fit\b|why us`],
    jobPatterns3: ['opening|opener|intro|hook|icebreaker|observ|recipient|personal|their'],
  },
  shorten: {
    endsOpen: ['the|an?|of|to|and|or|its|their|over|about|more|than|new'],
  },
  factKind: {
    trouble: [
      'lay-?offs?|laid off|redundan|insolven|bankrupt|lawsuit|sued|(!<~)losses|accident',
      '(!<~)strike|clos(ed|es|ing) (its|the|a|#|down)|scandal|recall',
      'complaint|criticis',
    ],
    size: ['#[^.]{0,30}(employees|staff|people work|workforce)|(we are|team of) #{1,}|employs|headcount'],
    event: [
      'opened|opens|launched|moved|expand|acquired|introduced|announced|(!<~)won(!>~)|raised',
      'hiring|hired|recruit|extend|signed|invest|renew|added|installed|recently|partner(ed|ship)',
      'is building',
    ],
  },
};
