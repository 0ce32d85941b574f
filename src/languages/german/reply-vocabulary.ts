import type { ReplyVocabulary } from '../../domain/language-pack/reply-vocabulary.ts';

export const replyVocabulary: ReplyVocabulary = {
  concepts: {
    not: 'nicht kein keine keinen keiner keinerlei nichts nie niemals nej nein nee nope nah na',
    yes: 'ja jawohl klar',
    i: 'ich mich mir mein meine',
    we: 'wir uns unser unsere unserer unserem',
    you: 'ihr ihre ihnen ihren sie euch eure',
    now: 'jetzt gerade derzeit zurzeit momentan aktuell heute heut',
    later: 'spater kunftig zukunft irgendwann',
    year: 'jahr jahres jahre',
    month: 'monat* woche* quartal saison',
    season: 'fruhjahr sommer herbst ostern weihnachten',
    next: 'nachste* kommende*',
    again: 'wieder nochmal erneut noch',
    back: 'zuruck melden meldet',
    after: 'nach sobald bis vor wenn erst',
    maybe: 'vielleicht eventuell moglicherweise',
    wait: 'warte* verschieben eis',
    remind: 'erinner*',
    mind: 'hinterkopf behalten',
    budget: 'mittel etat',
    busy: 'beschaftigt viel',
    timing: 'zeitpunkt zeit',
    topical: 'thema prioritat',
    project: 'fusion umbau',
    already: 'bereits schon',
    have: 'haben habe hat hab',
    use: 'nutz* benutz* verwend*',
    own: 'eigen* selbst',
    supplier: 'anbieter lieferant* dienstleister',
    system: 'werkzeug losung',
    contract: 'vertrag* gebunden',
    satisfied: 'zufrieden',
    change: 'wechsel*',
    price: 'preis* kost* angebot*',
    howmuch: 'wieviel',
    expensive: 'teuer teure*',
    cheap: 'billig*',
    too: 'zu viel',
    small: 'klein*',
    doubt: 'bezweif* zweif* skeptisch',
    believe: 'glaub* vertrau* trau*',
    why: 'warum wieso',
    benefit: 'nutzen bringen vorteil',
    bad: 'schlecht* schief verbrannt',
    promise: 'versprech* versprochen',
    interest: 'interess* neugierig',
    good: 'super gut klingt prima toll mega vielversprech*',
    love: 'entusias* gefallt begeister* liebe',
    want: 'mochte* will wunsch* brauch*',
    try: 'ausprobier* pilot*',
    solve: 'los* helf* relevan* nutzlich',
    proceed: 'weiter loslegen los',
    join: 'mit machen',
    meet: 'termin* gesprach* telefon* treff* anruf* ruf besprech* vorfuhr*',
    day: 'montag* dienstag* mittwoch* donnerstag* freitag* morgen vormittag nachmittag mittag',
    suit: 'passt passen ginge geht',
    suggest: 'vorschlag* buch* einlad*',
    visit: 'besuch* komm* vorbei buro messe',
    send: 'schick* send*',
    info: 'unterlag* prospekt* broschur* informatio* fallstudie',
    ask: 'kann was welch* wie wer wo gibt haben konnen wann',
    decline: 'ablehn* lehn* verzicht* absag* dagegen',
    rent: 'mieter vermieter gehort',
    hurdle: 'hurde praxis theorie doppelt erlaub*',
    skip: 'lassen ohne bleibt passen',
    second: 'herumgeschickt alle',
    thanks: 'danke dank',
    chose: 'gewahlt entschieden',
    fit: 'relevan* ding',
    luck: 'erfolg gluck',
    person: 'mensch* ansprechpartner*',
    right: 'richtig*',
    wrong: 'falsch* verwechs*',
    company: 'unternehmen firma betrieb',
    department: 'abteilung bereich',
    responsible: 'zustandig* kummert betreut entscheid* einkauf*',
    colleague: 'nachfolg* leiter* chefin vorgesetzt*',
    forwarded: 'weitergeleit* weitergeb* kopie gegeben',
    worked: 'arbeit* verlassen rente ruhestand',
    private: 'privat* praktikant* rentner',
    closed: 'eingestellt verkauft geschlossen',
    know: 'hort kenn* gehort',
    sorry: 'leider tut entschuld*',
    noted: 'notiert erhalten verstanden kenntnis',
    think: 'uberleg* denk* lese sehen',
    attached: 'anbei anhang rechnung*',
    offering: 'bieten dienstleist*',
    spam: 'werbung unerwunscht* unaufgefordert*',
    stop: 'loschen losch* abmeld* austrag* unterlass* aufhor* streich* entfern* verschon*',
    list: 'mail* verteiler* liste nachricht*',
    consent: 'einwillig* dsgvo daten',
    leave: 'ruhe frieden',
    please: 'bitte',
    but: 'aber jedoch trotzdem',
    if: 'falls',
  },
  contactWords: {
    not: `
      nicht nich ned net nie niemals nimmer nimma nix kei keis nut koane nichts ohne kein* koa* numme nume nimme
      neamma
    `,
    deny: '',
    stop: `
      halt erubrig* verzicht* hoer* aufhor* unterlass* beend* einstell* einzustell* abseh* abzuseh* schluss
      reicht genug
    `,
    remove: `
      losch* loesch* streich* entfern* raus heraus austrag* auszutrag* tilg* vernicht* abmeld* abbestell*
    `,
    forget: 'werfen wegwerf* vergessen vergesst vergiss',
    talk: `
      anfrag* nachricht* schreib* anschreib* angeschrieben geschrieben anzuschreib* werb* zusend* zuschrift*
      aussend* schrib* behellig* belastig* kontaktaufnahm* ansprach* angesprochen anzusprech* postfach akquise*
      zuschick* rundmail* direktwerb* massenmail* umworben kontaktier* kaltakquise
    `,
    send: 'schick* gschick* sende* senden',
    hear: 'hoeren horen sehen lesen',
    list: 'liste listen verteiler* datenbank* kartei* bestand* adressbuch* datenbestand*',
    me: 'mich mir mi ma uns unser* mein* hier hierher',
    address: 'daten namen postfach',
    again: `
      mehr meir weiter* wieder nochmal* nochmals erneut kunftig* zukunft zukunftig* nimmer kuenftig* numme nume
      nimme neamma
    `,
    wish: `
      mog mag will wollen mochte* wunsch* verlang* forder* erwart* hoff* dankbar freu* erbitt* bitte bitten
      brauch* ersuch*
    `,
    you: 'eder sie ihnen ihr ihre* euch eure* eurer euren dir dein*',
    refuse: 'lehn* ablehn* verzicht*',
    repel: 'frabeder verbitt* verbiet* untersag* widerspr* verwahr* erspar* verschon*',
    use: 'nutz* verwend* benutz* nutzung',
    advert: 'werb* akquise vertrieb* verkaufs* werbezweck* direktwerb* kaltakquis*',
    welcome: 'erwunscht willkommen gewunscht gewollt',
    unwelcome: 'unerwunscht* unverlangt* unaufgefordert* unerbeten*',
    first: 'ich wir',
    past: 'bekommen erhalten gekommen angekommen zoger* scheuen',
    filler: `
      zu auf von vom mit per im am aus uber das dies* dem der die ein* solch* sowas so etwas was irgend* werden
      wird haben kriegen bekommen erhalten bitte doch mal noch auch dass sind ist seid bei muhe
    `,
  },
  mendable: `
    abmelden abmeldung abbestellen austragen loschen loschung entfernen entfernt streichen gestrichen verteiler
    nachricht nachrichten schreiben schreibt kontaktieren kontaktiert werbung adresse emailadresse mailadresse
    daten newsletter belastigen belastigung unterlassen aufhoren schicken senden zusenden widerspruch
    widerspreche bitte rausnehmen herausnehmen anwalt mailing mochte mochten wunsche wunschen konnen konnten
    wurden kunftig angebote angeboten anrufe erhalten bekommen
  `,
  wellWritten: 'melden meldet spater unterlagen anmelden anmeldet scheiben schinken',
};
