import type { EnquiryWords } from '../../domain/language-pack/enquiry-words.ts';
import { phrases } from '../notation/phrases.ts';

export const enquiries: EnquiryWords = {
  questions: {
    openers: 'was|wie|welche[rns]?|warum',
    verbs: phrases`
      (können|könnten|haben|bieten|gibt|geht|ist|kann|machen|verkaufen|funktioniert|brauchen) (sie|es|man|ihr|
      wir|ich|das)
    `,
    verbEnding: '',
    interrogatives: phrases`
      was|wann|wo|wohin|woher|wer|wem|wen|wessen|warum|wieso|welche[nrsm]?|wie|viele?|lange|oft
    `,
    yesOrNo: '+(en|t|st|nd) (sie|es|man|ihr|ihre|du|wir|ich|die|der|das|auch)',
    rephrased: 'auch|schon|bieten|verkaufen|gibt|geht|etwa|bis|arbeitet|funktioniert|zusammen',
    howMany: 'wie (viele?|lange|oft)|wann|seit',
    howSoon: 'wann|wie (schnell|bald|lange)|ab wann',
    howLong: 'wie ?lange',
    lengthOf: 'wie (lang|viele (tage|wochen|monate|jahre))|dauer',
    conditions: 'wenn|falls',
  },
  requests: {
    forMeeting: phrases`
      termin\b|treffen\b|gespräch|telefonat|telefonier|anruf|\bruf(en sie|t)? (mich|uns)\b|vorführung|besprech
    `,
    forMore: phrases`
      mehr (informationen|infos|über|erfahren|details)|weitere (informationen|infos|details)|broschüre|
      was (bieten|machen) sie|wie funktioniert
    `,
    toSeller: '^(bitte )?(schreiben|nennen|sagen) sie( uns| mir)?(!>~)',
    wants: phrases`
      bestätigen sie|bitte bestätig|(!<~)ruf(en sie|t)? (mich|uns)(!>~)|^was (ist|passiert),? wenn|
      (!<~)fragt(!>~)|(!<~)(wir|ich) (brauche|benötige|suche|möchte|hätte|würde|wünsche|interessiere|
      bräuchte)|(sind|bin) (interessiert|auf der suche)|interesse an|bitte (senden|schicken|teilen|nennen|um|
      rufen)|könnten sie|können sie|schicken sie|senden sie
    `,
    declined: 'kein interesse|nicht (+ )?interessiert',
    beforeOffer: 'bitte|ein',
    offers: 'angebot|preis|offerte',
    afterOffer: 'bitte',
    ofOffer: 'für|über|von|zu',
    pieces: 'stk|stück',
    bestOffer: 'bitte',
    anyProduct: phrases`
      (ihre?[nrms]?|eure?[nrms]?|die|das|diese[rs]?) (software|programm|system|werkzeug|plattform)
    `,
  },
  formFields: {
    ticked: 'einwillig|zustimm|einverstand|akzeptier|datenschutz|agb(!>~)',
    ofWriter: 'vorname|nachname|firma|unternehmen|anschrift|stadt|einwilligung|datenschutz|sprache|mail',
    ofRequest: 'frage|produkt|leistung|thema|bedarf|interesse|betreff|anliegen',
    invitation: phrases`
      (möchten|wollen) sie (.{0,40} )?(wissen|besprechen|fragen|erfahren|hören)|wir (ihnen )?helfen|
      worum geht|interessier
    `,
    yesOrNo: 'ja|nein',
  },
  joints: {
    greetings: 'hallo|guten tag',
    betweenClauses: 'und|sowie|oder',
    beforeQuestion: 'und|aber|oder',
    also: 'auch',
    but: 'aber|sondern',
  },
  statements: {
    verbs: phrases`
      kostete?n?|kosten|würden?|ist|sind|beträgt|betragen|dauert|dauern|hat|haben|läuft|liegt|beginnt|hängt|
      gilt|wir +
    `,
    vagueWords: phrases`
      stück|bitte|offerte|monat*|jahr*|tag*|woche*|stunde*|liste|genau*|etwa|ungefähr|dienst*|leistung*|
      lösung*|schick*|send*|scheint|hoch|insgesamt|bestell*|ihre?[nrms]?|nenn*|bekommen
    `,
    perUnit: '(pro|je|für jede*)_{0,}~[~-]{0,}',
    articles: 'eine?n?',
    notBeforeNames: 'Eine?|Der|Die|Das|Jede[rs]?|Unsere?',
    forPeople: 'für (etwa |rund )?#{1,} (personen|nutzer|benutzer|mitarbeiter*|leute)',
    offered: 'es|das|dies|preis (ist|scheint|erscheint)',
    forWhom: 'für',
    excludes: phrases`
      (gilt|gelten|deckt|decken|umfasst|umfassen|enthält|enthalten|beinhaltet|beinhalten) (~{1,20} )?(nicht|
      nie|keine?[nmrs]?)|schließ(t|en) [^,.;]{1,60} aus|(ist|sind) (~{1,20} ){0,2}(ausgeschlossen|ausgenommen|
      nicht (~{1,20} ){0,2}(enthalten|inbegriffen|abgedeckt|gedeckt))
    `,
    isExcluded: 'ausge|inbegriffen|gedeckt|nicht .{0,60}enthalten',
    beforeExclusion: 'haben|hat|geben|gewähren|bieten|ist|sind|deckt|aber',
    percent: 'prozent',
    fees: '*gebühr(en)?|koste[nt]|*kosten',
    free: 'gratis|kostenlos|kostenfrei',
    none: 'keine?[nrs]?|ohne|nicht|nichts',
    times: 'stunden?|*tage?n?|wochen?|monate?n?|sofort|umgehend',
    spans: phrases`
      *jahre?n?s?|*jährige?[nrs]?|jährlich|monatlich|wöchentlich|täglich|unbefristet|jederzeit|lebenslang*|
      seit (dem jahr )?#{4}|bis zum|*monatige?[nrs]?
    `,
    beforeFigures: 'KW|UM|NR',
    beforePlaces: 'nach|in|aus|mit',
  },
  times: {
    workdays: '(mon|diens|donners|frei)tag|mittwoch',
    weekdays: phrases`(mon|diens|donners|frei|sams|sonn)tag|mittwoch|(mo|di|mi|do|fr)\.?,?(> #)`,
    nearDays: 'heute|übermorgen|morgen',
    partsOfDay: 'früh|(am )?(vor|nach)?mittag|abend',
    beforeDate: 'am|dem|den',
    ordinalEndings: '',
    monthsBeforeDay: '',
    beforeHour: 'um',
    fromHour: 'ab|von',
    untilHour: 'bis',
    afterHour: 'uhr',
    suits: 'passt|passen|ginge|(wir|sie|uns) sprechen',
    later: phrases`
      (nächst|kommend)e[nrs]? (jahr|monat|woche|quartal|frühjahr|frühling|sommer|herbst|winter)*|
      (im|nach dem|ab) (januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|
      frühjahr|frühling|sommer|herbst|winter|jahreswechsel|urlaub)|in (einem|einer|zwei|drei|#{1,2}) (woche|
      monat|jahr)*
    `,
    perhaps: 'vielleicht|eventuell',
  },
  referrals: {
    wrongPerson: 'falschen? (person|ansprechpartner*)|nicht (zuständig|der richtige|die richtige)',
    pointing: 'fragen sie|frag|wenden sie sich an|kontaktieren sie|schreiben sie',
  },
  intents: {
    decline: 'absagen|ablehn|sag nein|lehn',
    call: 'telefonat|gespräch|termin|treffen|anruf',
    summary: 'zusammenfassung|überblick|broschüre|unterlagen',
    details: 'frag(e|en)? |nachfrag|klär',
    later: 'später|verschieb',
  },
};
