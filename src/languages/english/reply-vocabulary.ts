import type { ReplyVocabulary } from '../../domain/language-pack/reply-vocabulary.ts';

export const replyVocabulary: ReplyVocabulary = {
  concepts: {
    not: `
      not don't dont doesn't isn't wasn't won't can't cannot couldn't wouldn't aren't no never none nor without
    `,
    yes: 'yes yep yeah sure absolutely',
    i: "i i'm i'd i'll my me",
    we: "we we're we've we'd our us",
    you: 'you your',
    now: 'now currently present moment today',
    later: 'later future someday',
    year: 'year years',
    month: 'month months weeks week quarter season',
    season: 'spring summer autumn winter easter christmas',
    next: 'next following coming',
    again: 'again revisit another',
    back: 'back return',
    after: 'after once until till before',
    maybe: 'maybe perhaps possibly might',
    wait: 'wait waiting hold postpone',
    remind: 'remind ping',
    mind: 'mind keep file',
    budget: 'budget budgets funding',
    busy: 'busy swamped snowed',
    timing: 'timing time moment',
    topical: 'topical priority agenda',
    project: 'project projects merger renovation',
    already: 'already',
    have: 'have has got having on',
    use: 'use using used',
    own: 'own ourselves in-house',
    supplier: 'supplier vendor provider partner agency',
    system: 'system tool software excel solution',
    contract: 'contract bound agreement',
    satisfied: 'satisfied happy fine content',
    change: 'change switch switching',
    price: 'price prices pricing cost costs rate fee quote',
    howmuch: 'how much',
    expensive: 'expensive pricey costly',
    cheap: 'cheaper cheap',
    too: 'too far',
    small: 'small tiny little',
    doubt: 'doubt sceptical skeptical sceptic unconvinced',
    believe: 'believe think trust',
    why: 'why point',
    benefit: 'benefit value gain',
    bad: 'bad burned failed wrong',
    promise: 'promise promised',
    interest: 'interest interested interesting keen curious intrigued',
    good: 'good great nice brilliant excellent sounds looks promising lovely',
    love: 'love like excited',
    want: 'want wish would like need',
    try: 'try test pilot trial',
    solve: 'solve help useful relevant',
    proceed: 'proceed next steps forward ahead start',
    join: 'in included count dabei',
    meet: `
      meet meeting call talk speak chat phone ring zoom teams demo coffee lunch slot calendar appointment
    `,
    day: 'monday tuesday wednesday thursday friday tomorrow morning afternoon noon',
    suit: 'suit suits works work free available',
    suggest: 'suggest propose book invite',
    visit: 'visit come office fair drop',
    send: 'send share email forward',
    info: `
      information details info brochure material deck references reference study sample documentation
    `,
    ask: 'what which who where how does can could is are',
    decline: 'pass decline refuse declined against',
    rent: 'rent landlord tenant owner belongs',
    hurdle: 'hurdle practice theory twice double allow late',
    skip: 'skip miss leave pass without stays',
    second: 'round everybody all',
    thanks: 'thanks thank thx',
    chose: 'chosen chose selected gone decided',
    fit: 'fit relevant suitable thing',
    luck: 'luck',
    person: 'person contact people guy',
    right: 'right correct',
    wrong: 'wrong mistaken mix-up confused',
    company: 'company firm business organisation',
    department: 'department area desk division',
    responsible: 'responsible charge handles handle looks decides decide purchasing',
    colleague: 'colleague boss manager successor team head ceo',
    forwarded: 'forwarded passed cc copying copied looping',
    worked: 'job employed left retired retirement longer anymore',
    private: 'private intern student retired',
    closed: 'closed sold quit',
    know: 'know heard unknown',
    sorry: 'sorry afraid unfortunately',
    noted: 'noted ok okay got received',
    think: 'think consider see read',
    attached: 'attached enclosed invoice attachment',
    offering: 'offer offering services',
    spam: 'spam junk unsolicited',
    stop: 'stop cease quit unsubscribe remove delete erase',
    list: 'list mailing database register mails emails messages',
    consent: 'consent permission gdpr rights data',
    leave: 'leave alone peace',
    please: 'please kindly',
    but: 'but however though',
    if: 'if whether',
  },
  contactWords: {
    not: `
      not don't dont no nobody dinnae didnae wasnae cannae gonnae never none nothing without neither nor cannot
      can't shouldn't mustn't won't wouldn't isn't aren't needn't needna
    `,
    deny: '',
    stop: 'stop* ceas* quit desist* refrain* discontinu* knock enough',
    remove: 'remov* delet* eras* strik* scratch* purge* unsubscri* wipe* rm exclud* scrub* pluck*',
    forget: 'forget lose mislay',
    talk: `
      mail* reach* call* exchange e-mail* email* emails inbox* mailbox*  messag* writ* wrote contact*
      correspond* letter letters newsletter* outreach follow-up* followup* spam* pitch* solicit* advert*
      marketing communicat* bother* pester* disturb* approach* chas* reminder* junk cold-mail* circular* brief*
    `,
    send: 'send* sent',
    hear: 'another hear heard hearing see seeing',
    list: "list lists list'* database* record records distribution crm mailinglist*",
    me: 'me us my our mine ours myself here',
    address: 'address* inbox mailbox data details name names number domain domains',
    again: 'again more anymore further future ever additional another longer else mair',
    wish: `
      want* wish* like prefer* would appreciat* grateful request* ask* asked demand* expect* hope* hoping
      insist* trust rather happier urge* thankful glad pleased
    `,
    you: 'you your yours u ur ya',
    refuse: 'decline declin* refus*',
    repel: 'forbid forbidding prohibit* object oppose spare spared revoke withdraw',
    use: 'use* used using',
    advert: 'advert* marketing sales commercial* promotion* solicit* pitch* outreach campaign*',
    welcome: 'welcome wanted desired appreciated',
    unwelcome: 'unwanted unwelcome undesired unsolicited',
    first: 'i we they who he she',
    past: 'got received arrived had read seen hesitat*',
    filler: `
      to at on of in by via any all a an the this that these those such kind way sort please kindly ever from
      with under no circumstances whatsoever whatever is are be been being it its and or also again our just us
      as for will do does may shall must can could should company side people team colleagues staff office house
      anyone anybody everybody nobody someone thanks were trouble effort
    `,
  },
  mendable: `
    unsubscribe unsubscribed unsubscribing subscribe subscribed remove removed removing delete deleted deleting
    erase contact contacting contacted message messages mailing emailing emails address addresses sending
    writing please spamming spammer mailinglist database marketing advertising harassment receive receiving
    received anymore again permission consent lawyer solicitor annoying bothering stop spam offers
  `,
  wellWritten: `
    contract contracts contrast remote content contents waiting compliant compliance sweden reader readers
    receiver receivers spending optout leaves
  `,
};
