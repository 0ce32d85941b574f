import type { ReadingWords } from '../../domain/language-pack/reading-words.ts';
import { events } from './event-words.ts';

export const reading: ReadingWords = {
  events,
  exceptions: {
    new_leader: 'museum club charity association chamber federation school_board',
    complaint: 'procedure policy form',
    opening: `account accounts talks chapter season letter parcel era possibilities debate mind minds hours daily
      sundays registration applications pre-orders bookings positions vacancies bidding booking window lunchbox
      door conversation open_day oven envelope eyes trading_hours to_saturday to_friday to_sunday pre-order
      opening_times tender`,
    expansion: 'contract deadline knowledge horizons',
    acquisition: `land customers skills knowledge licence licences stock machine machines van vans vehicles data
      tickets talks rumour rumours said_to power_purchase`,
    product: 'campaign webinar appeal investigation petition',
    contract: 'acquire acquisition takeover shares stake',
    build: 'team trust career careers layers',
    relocation: 'money date dates left_bank shelf fast',
    hiring: 'filled nobody closed',
    investment: '*contract *contracts tender shares_in',
  },
  future: `will shall we'll they'll`,
  infinitiveMarks: 'to',
  adverbs: `recently also just now today officially formally successfully already proudly again finally currently
    jointly last this week month year early late effective`,
  companyNouns: `company firm group business chain bakery brewery start-up startup cooperative co-operative dairy
    mill practice clinic studio foundry yard quarry nursery distillery roastery shipyard winery estate hotel
    restaurant college school club charity society trust utility factory partnership museum theatre management
    board centre`,
  tradeNouns: `retailer manufacturer operator supplier producer hotelier wholesaler builder bank insurer agency
    carrier distributor maker housebuilder brewer developer grower importer exporter publisher printer landlord
    broker airline haulier brand`,
  companyArticles: 'the',
  it: 'it',
  nameArticles: 'the',
  otherArticles: '',
  we: "we we're we've we'll",
  our: 'our',
  ownEndings: '',
  us: 'us ourselves ours',
  companyGenitives: `company's group's chain's firm's retailer's manufacturer's operator's brewery's bakery's`,
  pronouns: 'it the a we our he she they its',
  relatives: 'which that who whose',
  of: 'of at',
  by: 'by',
  placePrepositions: 'in at to near from outside into beside opposite',
  placeEndings: '',
  dateOpeners: `on in during this the of early late mid beginning start end as from since effective with effect`,
  otherDatesBefore: 'until till by before after between through than for to',
  otherDatesBehind: '',
  yearOpeners: 'in year during of early late mid',
  hours: 'at',
  monthNames: 'jan=1 feb=2 mar=3 apr=4 jun=6 jul=7 aug=8 sep=9 sept=9 oct=10 nov=11 dec=12',
  dayEndings: 'st nd rd th of',
  pageDays: `today=0 yesterday=1 this_morning=0 this_week=0m earlier_this_week=0m last_week=7m this_month=0m
    earlier_this_month=0m last_month=30m in_recent_days=0 earlier_in_the_month=0m beginning_of_the_month=0m
    start_of_the_month=0m over_the_weekend=0m this_weekend=0m tonight=0 next_month=-30m tomorrow=-1`,
  weekdays: 'monday=1 tuesday=2 wednesday=3 thursday=4 friday=5 saturday=6 sunday=0',
  weekdayOpeners: 'on last this',
  settled: `completed completing effective signed sealed effect began begun started launched opened announced
    agreed closed dated approved granted lodged delivered commissioned installed takes took taking since starting
    from commissioning completion signing`,
  formerly: `founded established formed born started_in incorporated celebrated celebrates retired bought_in
    last_amended updated following after`,
  nextOpeners: 'next coming this',
  habits: 'build move buy open hire install launch supply deliver sell acquire invest expand extend',
  novelties: `a an new now today another second third fourth fifth sixth seventh eighth ninth tenth our its this
    first`,
  whenOpeners: 'when whenever',
  speakers: `i i'd i've i'm me my write ignore cookies terms clause`,
  vagueTimes: `quarter spring summer autumn winter easter christmas last_year this_year next_year earlier_this_year
    later_this_year first_half second_half early_2026 late_2026 january february april june july august september
    october november december in_the_coming in_recent_years the_new_year in_our_first`,
  doubts: `may might could would should if whether plan plans planned planning hope hopes hoped want wants wanted
    aim aims intend intends considers considering considered expects expected likely possibly perhaps reportedly
    allegedly rumoured rumored originally formerly previously ago then anniversary nearly almost unlike instead
    delayed postponed cancelled canceled scrapped decided refused denied eager able try tries trying helps daily
    usually often typically regularly had soon upcoming never coming_soon next_year soon_be wanted_to tried_to`,
  lesserNegations: 'without',
  hearsay: `years_ago decades_ago rumour* rumor* said_to_be speculation in_talks refused_to_comment century_ago
    untrue talks something_new every_year all_year_round always_looking congratulate* congratulations attended
    attend sponsor* sponsors visited invited_to been_postponed was_postponed postponed_until called_off
    been_shelved been_cancelled nothing_to_do_with no_relation_to next_to_our near_our opposite_our beside_our
    spoke denies denied`,
  conditionOpeners: `if should were before when whenever unless why how write register visit book read see download
    subscribe`,
  others: `customer customers client clients rival rivals competitor competitors dealer dealers neighbour
    neighbours tenant tenants distributor distributors reader readers association federation author landlord
    council university port_authority partner partners supplier suppliers sister_company parent spinner friend
    friends former ex-director`,
  clauseOpeners: 'which who whose where when while because although though after before that as if unless',
  joiners: 'and but or',
  dayNames: '',
  hasMonthFirst: true,
  hasShortDates: false,
  hasCapitalNouns: false,
};
