import { alternatives, rewrites, wordList, type MutationWords } from './mutation-words.ts';

export const englishWords: MutationWords = {
  rewrites: {
    'limit dropped': rewrites(`
      (?:up to|as many as|at least|at most|almost|nearly|roughly|approximately) >
      (?:more than|less than|fewer than|over|under|around|about|some)(?= [£$€]?\\d) >
      (?<=in )under(?= an? ) >
      , except [^.]+ >
      except [^.]+ >
      , provided that [^.]+ >
      If [^,]+, >
      Subject to [^,]+, >
      , subject to [^.]+ >
      , with the exception of [^.]+ >
      (?:on|at) (?:weekdays|weekends|Mondays|Tuesdays|Wednesdays|Thursdays|Fridays|Saturdays|
        Sundays)(?: and bank holidays)?
        >
      before \\d+ [ap]m >
      by appointment only >
      within \\d+ miles of \\p{Lu}\\p{L}+ >
      off-peak >
      for the first [^.,]+ >
      from [\\d,]+ boxes,? >
      with a \\p{L}+ or \\p{L}+ controller >
      subject to the manager's approval >
    `),
    'limit word swapped': rewrites(`
      (?<!the )only > also
      exclusively > also
      chiefly > exclusively
      mainly > exclusively
      also > only
      (?:up to|as many as) > at least
      at least > at most
      more than > fewer than
      (?:less than|(?<=in )under)(?= an? | \\d) > more than
      above(?= \\d) > below
      within(?= \\w+ hours) > after
      before(?= \\d) > after
      after(?= \\d) > before
      from(?= \\d+ [ap]m) > until
      except > including
      with the exception of > including
      provided that > unless
      if > unless
      subject to > regardless of
      (?:around|roughly|about|some)(?= \\d) > exactly
      on weekdays > at weekends
      by appointment only > without appointment
    `),
    antonym: rewrites(`
      (?<!remains |stays |is |are )open > close
      close > open
      opens <> closes
      opened <> closed
      opening <> closure
      closure > opening
      bought > sold
      buy > sell
      sold > bought
      acquisition > sale
      rose <> fell
      climbed > slipped
      increase <> decrease
      double > halve
      cut > raised
      won > lost
      took over <> gave up
      takes over from > hands over to
      recruiting > dismissing
      hired > dismissed
      add > remove
      add up > remove
      supply > buy
      larger <> smaller
      new > old
      timber > steel
      permanent <> temporary
      full-time <> part-time
      closed > open
      gold > bronze
      bronze > gold
      received > lost
      stopped > started
      came to an end > began
      includes <> excludes
      announced > denied
      accepted > refused
      welcome > not admitted
      hope > refuse
      grown > shrunk
      pay for <> benefit from
      replaced > kept
      survived > failed
      recycled > virgin
      insulated > uninsulated
      automatically > manually
      daily > weekly
      primary > secondary
      second > third
      night > day
      employs > dismisses
      cancel > extend
      free > chargeable
      increase in complaints > fall in complaints
      remains open > remains closed
      natural history > human history
      moved from Bath to larger premises in Melksham > moved from Melksham to larger premises in Bath
    `),
    'unit changed': rewrites(`
      million > billion
      (?<=\\d)m > bn
      £(?=\\d) > $
      \\$(?=\\d) > £
      £(?=\\d) > €
      (?<=up to \\d+ )kg > tonnes
      (?<!up to \\d+ )kg > g
      kilograms > grams
      tonnes > kilograms
      metres > centimetres
      miles > kilometres
      m(?=\\.$) > km
      square metres > hectares
      hectolitres > litres
      hl > litres
      (?:per cent|%) > percentage points
      hours <> minutes
      (?<!within \\w+ )hours > days
      days <> weeks
      weeks <> months
      (?<!within \\w+ )months > years
      minute > second
      years > months
      -year > -month
      a month > a week
      a year > a month
      a week > a month
      per vehicle > per user
      and month > and year
      per year > per month
      pm > am
      am > pm
      a\\.m\\. > p.m.
      25-metre > 25-foot
      drivers > lorries
      users > vehicles
      boxes > pallets
    `),
    'modality changed': rewrites(`
      plans? to > will
      (?:intends?|hopes?|expects?|aims?) to > will certainly
      (?:is|are) due to start > has started
      is to reopen > has reopened
      is set for > took place on
      may(?= \\p{L})(?!.* only) > must
      can(?!.* only) > must
      can cancel > cannot cancel
      (?:is|are) (?:looking for|recruiting) > has found
      must > need not
      has been awarded > may be awarded
      have signed > hope to sign
      has been appointed > may be appointed
      works out > could one day work out
      need not > must
      require > recommend
      hope to > have decided to
      plan to add > have added
      intends to bring > has brought
    `),
    'negation added': rewrites(`
      (is|are|was|were|has|have|will|can|may|must)(?! not| no | never| to ) > $1 not
      You (open|run|offer|build|buy|bring|require|plan|hope|expect|own|make|sell|employ) > You do not $1
      We (offer|service|store|supply|clean|employ|deliver) > We do not $1
      bought > did not buy
      received > did not receive
      rose > did not rise
      climbed > did not climb
      stopped > did not stop
      moved > did not move
      announced > did not announce
      replaced > did not replace
      survived > did not survive
      took over > did not take over
      costs > does not cost
      employs > does not employ
      runs > does not run
      publishes > does not publish
      warns > does not warn
      provides > does not provide
      calculates > does not calculate
      comes > does not come
      goes > does not go
      carry > do not carry
      handles > does not handle
      stood > did not stand
      records > does not record
      holds > does not hold
      leave > do not leave
      dates back > does not date back
      takes over > does not take over
    `),
    'negation dropped': rewrites(`
      not >
      do not >
      does not (\\p{L}+) > $1s
      cannot > can
      no longer > still
      never of > also of
      never > always
      no >
      none of > all of
      without stopping > by stopping
      without > with
      rather than > as well as
      instead of > as well as
      neither > both
      kept running > stopped
      nobody > everybody
    `),
    'tense changed': rewrites(`
      will be > had been
      will open > opened
      will employ > employed
      will give > gave
      will supply > supplied
      will report > reported
      will double > doubled
      will take over > took over
      will pay > paid
      will refit > refitted
      (?:are|is) (?=closed|open|made|used|valid|available|on site|an? |run|stored) > used to be
      (?<!are )run > used to run
      runs > used to run
      offer > used to offer
      costs > used to cost
      employs > used to employ
      publishes > used to publish
      provides > used to provide
      We store > We used to store
      service > used to service
      carry > used to carry
      go only > used to go only
      have(?= an? | no | \\d) > used to have
      bought > will buy
      received > will receive
      moved > will move
      rose > will rise
      climbed > will climb
      stopped > will stop
      took > will take
      announced > will announce
      we replaced > we will replace
      survived > will survive
      was taken over > will be taken over
      has been (awarded|appointed) > will be $1
      has been certified > will be certified
      have signed > will sign
      have cut > will cut
      has cut > will cut
      has since retrained > will retrain
      have supplied > will supply
      has planned > will plan
      has grown > will grow
      came to an end > will come to an end
      dates back to > will date from
      stood > will stand
      are investing > invested
      is looking for > was looking for
      are recruiting > were recruiting
      plan to > planned to
      hope to > hoped to
    `),
    'comparison turned': rewrites(`
      more than <> less than
      more > less
      fewer > more
      less > more
      larger > smaller
      highest > lowest
      higher > lower
      lower > higher
      heavier > lighter
      above > below
      up from > down from
      down from > up from
      most(?! of) > least
      (?<=in )under > over
      at least as > not as
      longer > shorter
      largest > smallest
      as many as > no fewer than
      up to > more than
      within(?= \\w+ (?:hours|months|minutes)) > in more than
      within(?= \\d) > beyond
      before > after
      a third > two thirds
      one-third > two-thirds
    `),
    'quantifier widened': rewrites(`
      Most of > All of
      most of > all of
      some of > all of
      some(?= \\p{L}) > all
      (?<!as )many > all
      several > all
      half of > all of
      nearly all > all
      usually > always
      often > always
      chiefly > only
      mainly > only
      The \\p{Lu}\\p{L}+ and \\p{Lu}\\p{L}+ (\\p{L}+s) > All $1
      (?:on|at) (?:weekdays|weekends|Sundays and bank holidays) > every day
      On Saturdays > Every day
      (?<=(?:trials|titles|homes|schools) )in (?:the )?\\p{Lu}\\p{L}+(?: and \\p{Lu}\\p{L}+)?(?=[.,]| instead)
        > everywhere
      across \\p{Lu}\\p{L}+ and \\p{Lu}\\p{L}+ > across the country
      between \\p{Lu}\\p{L}+ and \\p{Lu}\\p{L}+ > nationwide
      within \\d+ miles of \\p{Lu}\\p{L}+ > everywhere
      the eleven farms on Anglesey > all farms
      (?:your|the) (\\p{Lu}\\p{L}+) (depot|warehouse|clinic|foundry|laboratory|centre|branch) > every $2 of yours
      three(?= \\p{L}+ centres) > all
      for your two > for all
      (?<!of )any > no
      the first ten users > all users
    `),
  },
  actorsSwapped: rewrites(`
    You buy in any castings > You sell on any castings
    Routewright Plan calculates > Your drivers calculate
    NightVet provides out-of-hours cover for your Chester and Wrexham practices
      > Your Chester and Wrexham practices provide out-of-hours cover for NightVet
    Helen Garrick takes over from Tom Ashdown > Tom Ashdown takes over from Helen Garrick
    We have supplied the cheesemaker Trevanion with insulated boxes
      > The cheesemaker Trevanion has supplied us with insulated boxes
    your employees can swap shifts, subject to the manager's approval
      > managers can swap shifts, subject to the employees' approval
    warns the planner > is warned by the planner
    the Harwell Institute tested our FoldBox > we tested the FoldBox for the Harwell Institute
    Your test kits are made under contract by Dunmore Plastics
      > You make the test kits of Dunmore Plastics under contract
    You have signed a three-year contract to supply butter to the hotel group Lindhurst
      > The hotel group Lindhurst has signed a three-year contract to supply butter to you
    which Marlowe bought from the Sargent family > which the Sargent family bought from Marlowe
  `),
  toUs: rewrites(`
    your > our
    yours > ours
    you are > we are
    you have > we have
    you > we
  `),
  toThem: rewrites(`
    our > your
    ours > yours
    by us > by you
    us > you
    we > you
  `),
  days: wordList('Monday Tuesday Wednesday Thursday Friday Saturday Sunday'),
  months: wordList('January February March April May June July August September October November December'),
  seasons: wordList('spring summer autumn winter'),
  monthEnding: '',
  clauseEnd:
    '(?<!(?<!\\d)\\d{1,2})[.;:] |, (?:which|while|where|and|but|although|among|or)(?= )| (?:after|and) ',
  yearPreposition: 'in',
  datePreposition: 'on|in|On|In',
  numbers: [wordList('two three four five six seven eight nine ten eleven twelve thirteen fourteen')],
  ordinals: [wordList('first second third fourth fifth sixth seventh eighth')],
  upperBounds: 'within|less than|under|by|in under|in less than',
  hedges: alternatives(`
    up to|as many as|at least|at most|more than|less than|fewer than|over|under|above|around|about|some|almost|nearly|
    roughly|only|another|within|exactly
  `),
  movableLimits: 'up to|as many as|at least|more than|less than|over|around|about|almost',
  numberLimits: ['more than', 'fewer than', 'almost'],
  exclusive: 'only|exclusively|sole',
  onlyWord: 'only',
  only: '(?<!the )only|exclusively',
  phraseStart: 'in|at|on|for|from|with|to|by|after|before|until',
  lowerable: '',
  and: 'and',
  or: 'or',
  complete: 'only|exclusively|both|except|exception|chiefly|mainly',
  beforeRange: 'between|per|from',
  afterList: 'in|at|on|for|from|with|by|to|also|centres|practices|or|will|is|are|was|were|has|have|and|of',
  nounsHaveCapitals: false,
  places: [
    wordList(
      `Grimsby Kendal Telford Whitby Scarborough Leeds Hull Immingham Nantwich Chester Wrexham Oswestry Banbury Stroud
       Ilfracombe Barnstaple Cambridge Sligo Ludlow Leominster Hereford Bath Melksham Aberdeen Newcastle Larbert Exeter
       Blandford Athlone Galway Stockport Rotherham Tinsley Norwich Wymondham Ipswich Lowestoft Penrith Lancaster Durham
       Carlisle Plymouth Sheffield Derby`,
    ).map((town) => [town]),
    wordList('Cumbria Lancashire Dorset Anglesey Cornwall Norfolk Kent Essex').map((region) => [region]),
    ['Slovenia', 'Spain', 'Portugal', 'Ireland', 'Denmark', 'Norway', 'the UK'].map((country) => [country]),
  ],
  names: [['Whitmore'], ['Ellery'], ['Danforth']],
  notNames: wordList(
    `Dr Mr Mrs Ms The You Your We Our Trust Series Juniors In On At From For With Monday Tuesday Wednesday Thursday
     Friday Saturday Saturdays Sunday Sundays January February March April May June July August September October
     November December Easter Danish West Country Hotel Awards National Beer Institute`,
  ).join('|'),
  partyPrepositions: 'from|to|by|for|with|of',
  beforeParty: '(?:the|a) (?:[\\p{Ll}-]+ ){0,2}',
  afterParty: 'family|chain|group|Award|Awards',
  pronouns: [
    ['you', 'you'],
    ['we', 'us'],
  ],
  agreement: [
    ['have', 'has'],
    ['are', 'is'],
    ['were', 'was'],
    ['plan', 'plans'],
    ['expect', 'expects'],
    ['supply', 'supplies'],
  ],
  frames: {
    question: 'Is it right that {sentence}?',
    'call to action': 'Let us talk about how {sentence}.',
  },
};
