import type { ResearchWords } from '../../domain/language-pack/research-words.ts';

export const research: ResearchWords = {
  tone: {
    warm: 'friendly|warm|casual|relaxed|playful',
    formal: 'formal',
    informal: 'informal|casual',
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
  jobs: {
    aboutRecipient: 'observ|recipient|their|they|prospect|lead(!>~)|company.s|about them',
    greeting: 'greet|salutation',
    signOff: 'sign-?off|sign off|signature|closing|regards',
    call: 'call-to-action|call to action|call_to_action|(!<~)cta(!>~)|next step|ask for|meeting',
    proof: 'proof|reference|case|customer stor|result',
    offer: 'offer|value|what we|our product|pitch|solution|benefit|fit(!>~)|why us',
    opening: 'opening|opener|intro|hook|icebreaker|observ|recipient|personal|their',
    whole: '(!<~)(body|message|whole|text)(!>~)',
  },
};
