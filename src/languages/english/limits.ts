import type { LimitWords } from '../../domain/language-pack/limit-words.ts';
import { verbose } from '../notation/verbose.ts';

const months = 'january|february|march|april|may|june|july|august|september|october|november|december';
/** The words with which a statement limits its fact. */
export const limits: LimitWords = {
  kinds: [
    // "The only supplier" is no limit, "not only" is none either, and "only 12" is at least true of twelve.
    [
      'exclusive',
      '(?<!(?<!\\p{L})(?:the|an|our|your|its|their|not) )(?:only|solely|exclusively|merely)(?! \\d)',
    ],
    ['exclusive', '(?<!(?<!\\p{L})not )just(?= (?:a|one|for|in|on|to|with) )'],
    ['usual', 'usually|typically|normally|generally|as a rule|in (?:most|many) cases|in general'],
    ['at times', 'often|sometimes|occasionally|frequently|at times|in some cases|partly|partially'],
    ['average', 'on average|an average of'],
    ['request', '(?:up)?on request|if (?:you )?(?:wish|requested)'],
    ['arrangement', 'by (?:arrangement|agreement|appointment)'],
    ['fee', '(?:for|at|against) an? (?:extra|additional|small|separate)? ?(?:fee|charge|cost|surcharge)'],
    ['fee', '(?:for|at) (?:extra|additional) (?:cost|charge)|sold separately'],
    ['availability', '(?:subject to|depending on) availability'],
    ['availability', '(?:while|(?:as|so) long as) (?:the )?(?:stocks?|suppl\\p{L}+) lasts?'],
    ['condition', 'provided|providing that|(?:as|so) long as(?! (?:the )?(?:stocks?|suppl\\p{L}+) last)'],
    ['condition', 'on condition|subject to|depending on|unless'],
    ['exception', 'except|excepting|apart from|other than|with the exception of|save for|but not'],
    ['notice', '(?:with|subject to|at) (?:\\S+ ){0,3}notice'],
    ['stage', '(?:in|as) (?:an? )?(?:\\p{L}+ )?(?:pilot|beta|preview|prototype|test phase|trial run)'],
    ['stage', 'pilot (?:phase|project|stage|version)|beta (?:phase|version)|(?:in|under) development'],
    ['start', '(?:starting |as )?(?:from|of)(?: \\p{L}+)? (?:19|20)\\d\\d(?! (?:to|until|till))'],
    ['beginning', '(?:for|during|in) (?:the|your) first (?:\\S+ )?(?:months?|weeks?|days?|years?|quarter)'],
    [
      'extra',
      '(?:plus|excl|excluding|exclusive of|before|net of|without|not including) (?:the )?(?:vat|tax(?:es)?)',
    ],
    [
      'extra',
      '(?:plus|excl|excluding|not including) (?:the )?(?:delivery|shipping|postage|installation|fees?)',
    ],
    ['extra', '(?<=(?:€|euros?|£|pounds?|\\$|dollars?) )vat|ex vat|net(?: price)?'],
    ['floor', '(?:starts?|starting) (?:from|at) [€£$]? ?\\d+(?: (?:€|euros?|£|pounds?))?'],
    ['floor', 'as (?:much|many|little|low|few|high) as \\S+'],
    [
      'condition',
      'when(?:ever)?(?= (?:(?!was|were|had)\\S+ ){0,4}(?:is|are|ha(?:s|ve) been|needs?|orders?|breaks) )',
    ],
    ['condition', 'with (?:yearly|annual|regular|prior|proper|advance) \\p{L}+'],
    ['audience', 'for (?:enterprise|premium|new|existing|larger?|business|registered|corporate) \\p{L}+'],
    ['audience', 'for (?:members|subscribers|students)|(?:with|in|on) the \\p{L}+ plan'],
    ['days', 'on (?:business|working) days|on weekdays'],
    ['partner', '(?:through|via) (?:an?|our|its|local)? ?partners?'],
    // How far a fact holds, rather than for whom or at what price.
    ['best', 'at (?:best|most)|where possible|if possible|as far as possible|whenever possible'],
    ['possible', '(?:can|could|may|might)(?= (?:\\S+ ){1,4}\\d)'],
    ['nearly', 'nearly|almost|close to|virtually'],
    ['some', 'some|certain|selected'],
    ['soon', '(?:coming )?soon|shortly|experimental(?:ly)?|planned|plans? to|intends? to|hopes? to'],
    ['hearsay', 'reportedly|allegedly|claims? to|said to|is supposed to'],
    ['ending', '(?:until|till) (?:the end of )?\\p{L}+|for a limited (?:time|period)'],
    ['condition', 'weather permitting|once (?:configured|installed|enabled|set up)'],
    ['condition', 'after an? (?:upgrade|update)'],
    ['condition', '(?:limited|restricted|confined) to|reserved for|at (?:our|their|its) discretion'],
    ['condition', 'by default'],
    ['condition', 'within \\d+ (?:km|kilomet\\p{L}+|miles)'],
    ['deadline', 'within (?:\\S+ ){1,4}(?:minutes?|hours?|days?|weeks?|months?|years?)'],
    ['deadline', 'by the end of (?:\\p{L}+ )?\\p{L}+'],
    [
      'deadline',
      '(?:up to|no later than|at least) (?:\\S+ ){1,2}(?:hours?|days?|weeks?|months?) (?:before|after|from)',
    ],
    ['ending', `before (?:the end of )?(?:${months})`],
    ['beginning', 'during (?:the|your|its) (?:\\p{L}+ )?(?:period|warranty|trial|campaign)'],
    ['beginning', 'from the \\p{L}+ \\p{L}+ on(?:wards)?'],
  ],
  rate: new RegExp(
    verbose`(?<!\S)(?:(?:per|each|every|an?) (?<unit>hour|day|week|month|quarter|year|annum)|
      per (?<unit>\p{L}+)|(?:a|each|every) (?<unit>user|seat|person|head|piece|site|employee)|
      (?<unit>hourly|daily|weekly|monthly|quarterly|yearly|annually)|
      (?<=(?:€|euros?|£|pounds?|\$|dollars?) )(?<unit>hour|day|week|month|year|user|person|seat))(?: and (?<second>month|year|week|day))?(?!\S)`,
    'gu',
  ),
  free: /^(?:free|gratis|complimentary|unlimited)$/u,
  freeFor: /^(?:for|during|until|on|over|above|within|from|in|to)$/u,
  timeUnits: {
    hour: 'hour|h$',
    day: 'day|dai',
    week: 'week',
    month: 'month',
    quarter: 'quarter',
    year: 'year|annu',
  },
};
