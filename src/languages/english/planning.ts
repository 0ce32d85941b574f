import type { PlanningWords } from '../../domain/language-pack/planning-words.ts';
import { verbose } from '../notation/verbose.ts';

export const planning: PlanningWords = {
  asking:
    'ask|asks|offer|offers|propose|proposes|suggest|suggests|invite|invites|book|request|goal|aim|cta|' +
    'call to action|next step|(end|close) with|get them to|would like|want|please|send|arrange|set up',
  asks: {
    call: '(phone|video|teams|zoom) call*|call|calls|meeting|meetings|chat|talk|conversation|appointment*',
    visit: 'visit|visits|(site|on-site) (visit*|survey*)|(come|drop|stop) by|walk-through|walkthrough',
    demo: 'demo|demos|demonstration*|product tour*|see it in action',
    trial: 'trial|trials|free trial*|test (account|run|period|drive)|try it|try out',
    sample: 'sample|samples|sample (box|pack|kit)*|test kit*',
    material:
      'summary|one-pager*|overview|brochure*|guide|checklist*|case (study|studies)|white paper*|whitepaper*|' +
      'catalogue*|catalog|leaflet*|report|price list*|datasheet*|data sheet*',
    quote: 'quote|quotes|quotation*|(price|cost) estimate*|estimate',
    pilot: 'pilot|pilots|pilot project*|proof of concept',
    event:
      'webinar*|breakfast*|seminar*|event|events|open (house|day)|(trade fair|stand|booth) visit|workshop*',
    contact:
      'right (person|contact)|contact person|person in charge|who (is responsible|handles|decides|to talk to)',
  },
  notAsks: 'call to action|call (centre|center)*|meeting room*|sample size*|event (hall|venue)*',
  unwanted: "no|not|never|without|don't|do not|avoid",
  minutes: 'min|mins|minute|minutes',
  spans:
    '15: quarter of an hour; 30: half an hour|half-hour|half hour; 60: an hour|one hour|1 hour|hour-long',
  about: [
    new RegExp(
      verbose`\b(?:about|on|regarding|around) (?:the |our |your |their )?((?:\p{L}[\p{L}-]+ ){0,2}\p{L}[\p{L}-]+)
        (?=$|[.,;!?]| (?:to|with|and|for|in|at|of|on|over|next|this|or)\b)`,
      'giu',
    ),
  ],
  costsNothing: 'free|free of charge|costs nothing|at no cost|no obligation|without obligation',
  slogans:
    'passion*|leading|world-class|best-in-class|solutions|quality|excellence|committed|commitment|mission|vision|' +
    'values|trusted|dedicated|innovative|innovation|holistic|tailored|tailor-made|partner of choice|customer-centric',
  cares: {
    'general management': 'growth cost profit margin productivity',
    sales: 'customer order revenue lead deal',
    marketing: 'brand campaign visitor visibility audience',
    finance: 'cost invoice payment saving budget',
    technology: 'system data integration software security',
    product: 'product customer launch feature',
    operations: 'process capacity efficiency schedule delay',
    production: 'line machine downtime capacity quality',
    purchasing: 'supplier price contract stock delivery',
    'human resources': 'staff recruitment employee shift onboarding',
    'customer service': 'customer answer complaint waiting enquiry',
    communications: 'press message visibility channel',
    logistics: 'delivery warehouse transport stock route',
    quality: 'quality audit defect certificate traceability',
    projects: 'schedule delay deadline site budget',
    legal: 'contract compliance risk regulation',
    property: 'building energy rent maintenance space',
    maintenance: 'maintenance repair downtime machine spare',
    'safety and environment': 'safety accident emission waste energy',
    care: 'patient shift ward resident',
    'shops and restaurants': 'shop customer shift stock waste',
    'shift planning': 'shift roster schedule absence overtime',
    research: 'sample analysis laboratory data',
    education: 'pupil student lesson course',
  },
};
