import type { TopicWords } from '../../domain/language-pack/topic-words.ts';
import { phrases } from '../notation/phrases.ts';
import { words } from '../notation/words.ts';

export const topics: TopicWords = {
  topics: {
    price: {
      name: 'prices',
      words: phrases`
        pric(e|es|ing)\b|costs?\b|quot(e|es|ation)\b|rates?\b|fees?\b|how much\b|expensive\b|cheaper\b|charge|
        rfq\b|(have|need|expect) to pay
      `,
    },
    delivery_time: {
      name: 'delivery times',
      words: phrases`
        how soon after|(delivery|lead|shipping|turnaround) times?\b|deliver(y|ed)? (within|in #|takes?|date)|
        how long .{0,25}(deliver|shipping)|when (can|could|would|will) (you|it) (deliver|be delivered|ship)|
        how (soon|fast|quickly) .{0,20}(deliver|ship)
      `,
    },
    delivery_area: {
      name: 'delivery areas',
      words: phrases`
        (do|can|could|would) you (deliver|ship)|deliver(y|ies)? (to|area|across|all over)|ship(ping)? to
      `,
    },
    minimum_order: {
      name: 'minimum orders',
      words: phrases`minimum (order|quantity|batch)|\bmoq\b|smallest (order|batch)`,
    },
    references: {
      name: 'references',
      words: phrases`
        name (an?|some|any) customers?|\breferences?\b|case stud|customer stor|other customers|
        who (else )?(uses|do you work with)
      `,
    },
    locations: {
      name: 'locations',
      words: phrases`
        where (are you|is your|do you (sit|work|operate|have))|\blocated\b|locations?\b|your address|
        (!<(hours|times) (of|at|in) (your|the) )(offices?\b|showroom)(!>(['’]s)? ((is|are) )?(usually )?(open|
        clos|hours))
      `,
    },
    opening_hours: {
      name: 'opening hours',
      words: phrases`
        between #{1,} ?(am|pm)? and|#{1,4}( [ap]m)? to #{1,} ?[ap]m|when ((do|does|is|are|can) )?(you|(the|
        your) (offices?|showroom|shop|store|workshop)) (usually )?(open|close[sd]?)\b|opening (hours|times)|
        business hours|office hours|open (from|on|until)|we are open
      `,
    },
    trial: { name: 'a trial', words: phrases`\btrial|\bpilot|try (it|this) out|try the|test period` },
    integration: {
      name: 'integrations',
      words: phrases`
        integrat|\bapis?\b|interfaces?\b|works? (together )?with (our|\p{Lu})|connects? (to|with)
      `,
    },
    warranty: { name: 'the warranty', words: 'warrant|guarantee' },
    payment: { name: 'payment terms', words: phrases`payment (terms?|methods?|options?)|\binvoic|pay by` },
    contract: {
      name: 'contract terms',
      words: phrases`contracts?\b|minimum term|notice period|commitment|cancel (any|the|at)`,
    },
    security: {
      name: 'data protection',
      words: phrases`
        gdpr|data (protection|security|privacy|cent(re|er))|personal data|where .{0,30}data (stored|kept)
      `,
    },
    support: { name: 'support', words: phrases`supports?\b|helpdesk|customer service|maintenance` },
    onboarding: {
      name: 'getting started',
      words: phrases`
        onboarding|set ?up\b|implement|(getting|get) started|can (we|you) start|roll ?out|training|
        (can|could|may|shall|will|would|do) (+ ){1,3}(begin|start|kick off|go live|(get|be) going)|
        (get|be) (+ )?up and running|kick(ing)? off (!>meeting)
      `,
    },
    languages: {
      name: 'languages',
      words: phrases`
        (which|what|other) languages?|available in (english|finnish|swedish|german)|in (english|finnish|
        swedish|german)\b
      `,
    },
    sample: { name: 'samples', words: phrases`\bsamples?\b` },
    availability: { name: 'availability', words: 'in stock|availab(le|ility)' },
    discount: { name: 'discounts', words: 'discount' },
  },
  inThePrice: 'in the price',
  contractTerms: 'month|year|notice',
  currencies: 'eur|euros?',
  sideMatters: {
    delivery: 'deliver|shipping|freight',
    installation: 'install|fitting|mounting',
    training: 'training',
    start: 'set-?up|start-?up|onboarding',
    upkeep: 'servicing|maintenance|upkeep',
    repair: 'repair',
    warranty: 'warrant|guarantee',
    trial: 'trial|pilot',
    return: phrases`returns?\b`,
    spare: 'spare',
    measuring: 'measuring|survey',
    advice: 'consult',
    removal: 'removal|disposal',
    payment: 'invoic|payment',
    contract: 'contract|notice period',
    phone: 'hotline|service line',
    sample: phrases`samples?\b`,
  },
  synonyms: {
    food: 'food|meals?|lunch*|cater*',
    break: 'breaks?|broken|breakdown',
    accessible: 'wheelchairs?|accessib+',
    green: 'eco|environment*',
    proof: 'certificat+|licen[cs]es?',
    length: 'duration',
    begin: 'begin|begins|starts?|starting',
    age: 'age|aged',
    park: 'park|parking',
    include: 'included?|includes',
    cancel: 'cancel*',
    end: '',
  },
  idleWords: words(`
    need needs take takes long fast looking interested possible please would like want wondering currently
    also hello regards thanks thank happens thing middle week down making made far place many manage
  `),
};
