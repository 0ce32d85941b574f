import type { EnquiryWords } from '../../domain/language-pack/enquiry-words.ts';
import { phrases } from '../notation/phrases.ts';

export const enquiries: EnquiryWords = {
  topics: {
    meetingWords: [
      phrases`termin\b|treffen\b|gespräch|telefonat|telefonier|anruf`,
      phrases`\bruf(en sie|t)? (mich|uns)\b|vorführung|besprech`,
    ],
    generalWords: [
      phrases`
        mehr (informationen|infos|über|erfahren|details)|weitere (informationen|infos|details)|broschüre
      `,
      'was (bieten|machen) sie|wie funktioniert',
    ],
  },
  sameQuestion: {
    interrogative: [
      'was|wann|wo',
      'wohin|woher|wer|wem|wen|wessen|warum|wieso|welche[nrsm]?|wie|viele?|lange|oft',
    ],
  },
  questionParts: {
    inverted: [
      phrases`
        (können|könnten|haben|bieten|gibt|geht|ist|kann|machen|verkaufen|funktioniert|brauchen) (sie|es|man|ihr|
        wir|ich|das)
      `,
    ],
    asking: ['was|wie', 'welche[rns]?|warum'],
  },
  asks: {
    request: ['^(bitte )?(schreiben|nennen|sagen) sie( uns| mir)?(!>~)'],
    inviting: [
      '(möchten|wollen) sie (.{0,40} )?(wissen|besprechen|fragen|erfahren|hören)',
      'wir (ihnen )?helfen|worum geht|interessier',
    ],
    ticked: ['einwillig|zustimm|einverstand|akzeptier', 'datenschutz|agb(!>~)'],
    identifying: ['nachname|firma|unternehmen|anschrift|stadt|einwilligung|datenschutz|sprache|mail'],
    askingKeys: ['frage|produkt|leistung|thema|bedarf|interesse|betreff|anliegen'],
    refusal: ['kein interesse|nicht (+ )?interessiert'],
    requests: [
      'bestätigen sie|bitte bestätig',
      '(!<~)ruf(en sie|t)? (mich|uns)(!>~)',
      '^was (ist|passiert),? wenn|undrar|(!<~)fragt(!>~)',
      '(!<~)(wir|ich) (brauche|benötige|suche|möchte|hätte|würde|wünsche|interessiere|bräuchte)',
      '(sind|bin) (interessiert|auf der suche)|interesse an',
      phrases`
        bitte (senden|schicken|teilen|nennen|um|rufen)|könnten sie|können sie|schicken sie|senden sie
      `,
    ],
  },
  wholeAnswer: {
    whether: ['+(en|t|st|nd) (sie|es|man|ihr|ihre|du|wir|ich|die|der|das|auch)'],
    asking: ['auch|schon|bieten|verkaufen|gibt|geht|etwa', 'bis', 'arbeitet|funktioniert|zusammen'],
  },
  situation: {
    wrongPerson: ['falschen? (person|ansprechpartner*)|nicht (zuständig|der richtige|die richtige)'],
    pointing: ['fragen sie|frag|wenden sie sich an', 'kontaktieren sie|schreiben sie'],
  },
  match: {
    asksForFigure: ['wie (viele?|lange|oft)', 'wann|seit'],
  },
  intents: {
    patternsDecline: ['absagen|ablehn|sag nein|lehn'],
    patternsCall: ['träff', 'telefonat|gespräch|termin|treffen|anruf'],
    patternsSummary: ['zusammenfassung|überblick|broschüre|unterlagen'],
    patternsDetails: [],
    patternsLater: ['später|verschieb'],
  },
  wholeOffer: {
    wholeOffer: [
      '(ihre?[nrms]?|eure?[nrms]?|die|das|diese[rs]?) (software|programm|system|werkzeug|plattform)',
    ],
  },
  wantsOfReader: {
    price: ['ihre (preise?|preisliste|lieferzeit*)', 'was (kostet|kosten|würde .{1,40} kosten)'],
    readersGoods: [
      phrases`
        (!<(entwickeln|erstellen|bauen|vermarkten|für) (wir )?)(ihr|euer|ihre[mnrs]?|eure[mnrs]?) (+ )?*(system|
        werkzeug|tool|software|programm|planer|produkt|lösung|plattform)*
      `,
    ],
    trial: [
      phrases`
        (könnten?|können|kann|dürf(en|ten)) (wir|ich) ((!>ihnen )+ ){0,4}(demo|vorführung|testen|ausprobieren|
        sehen)
      `,
      '(zeigen|zeigt) (sie |ihr )?uns|uns (+ ){0,3}(zeigen|vorführen)|demo für uns',
    ],
    question: ['funktioniert|lässt sich'],
  },
  application: {
    forOffer: ['(bewerbe mich um|bitte um|erbitte) (ein |eine |ihr )?(angebot|offerte)|was kostet'],
    asksForWork: [
      phrases`
        (haben|hätten) sie ((eine|einen|noch|gerade|vielleicht) ){0,2}(arbeit|stelle|job|
        offene stellen?) (für (eine?n? |mich)|als )
      `,
    ],
    finnish: [],
    swedish: [],
    german: [
      '(ich )?bewerbe (ich )?mich|mich (+ ){0,8}?(zu bewerben|bewerben)',
      'meine (initiativ)?bewerbung|mein(en)? lebenslauf|initiativbewerbung',
      phrases`(^|\n)bewerbung (als|um|für|auf)`,
      'ich suche (+ ){0,3}?(praktikum|praktikumsplatz|arbeit|stelle|job|ausbildungsplatz)',
    ],
  },
  pitch: {
    offering: [
      '(wir sind|ich leite) eine?',
      'wir (bieten|helfen|unterstützen|entwickeln|erstellen|haben uns)|ich (vertrete|biete)',
      'möchten? (ich |wir )?ihnen',
    ],
    goods: [
      'suchmaschinenoptimierung',
      'webdesign|webseiten?|websites?|online-?marketing|leadgenerierung|softwareentwickl*',
      'personalvermittlung|zeitarbeit|firmenkredite?',
    ],
    ofBusiness: ['(ihren?|ihrer|mehr) (umsatz|sichtbarkeit|kunden|vertrieb|kosten|reichweite)'],
    interest: [
      phrases`(haben|hätten) sie (+ )?interesse|interesse\?|interessiert\?`,
      '(darf ich|dürf(en|ten) wir) ihnen',
    ],
    found: ['auf ihre (webseite|website|homepage|firma) (gestoßen|aufmerksam)'],
    invitation: [
      '(haben|hätten) sie (+ ){0,3}?zeit',
      'interesse|interessiert|darf ich|dürf(en|te) wir',
      'kurze[sn]? (telefonat|gespräch|call|termin)|melden sie sich|passt ihnen',
    ],
  },
  booking: {
    calledOff: ['abgesag|absag|storn|verschob', 'verschieb|verleg|umgebuch|abgelehn'],
    cancelled: [],
    booked: ['gebucht|vereinbart|eingetragen'],
    meeting: ['termin|gespräch|telefonat|besprechung|treffen', 'eine (halbe )?stunde'],
    dayName: [phrases`(mon|diens|donners|frei|sams|sonn)tag|mittwoch|(mo|di|mi|do|fr)\.?,?(> #)`],
    meetingField: ['ort|adresse', 'termin|dauer|beginn'],
  },
  order: {
    ordered: [
      '(wir|ich) (+ )?nehmen? (ihr|das|dein) (angebot|offerte) an',
      '(wir|ich) bestellen? (hiermit|jetzt|#{1,})|hiermit bestellen?',
      'möchten? (+ )?(#{1,} )?(+ ){0,2}bestellen',
      '(schicken|senden) sie (uns |mir )?(bitte )?(den|einen|ihren) vertrag',
    ],
  },
  proposedTime: {
    suits: ['passt|passen|ginge', '(wir|sie|uns) sprechen'],
    day: ['(mon|diens|donners|frei)tag|mittwoch'],
    nearDay: ['heute|übermorgen|morgen'],
    partOfDay: ['früh|(am )?(vor|nach)?mittag|abend'],
  },
  toldThing: {
    finiteVerb: [
      phrases`
        kostete?n?|kosten|würden?|ist|sind|beträgt|betragen|dauert|dauern|hat|haben|läuft|liegt|beginnt
      `,
      'hängt|gilt|wir +',
    ],
    general: [
      'stück|bitte|offerte',
      'monat*|jahr*|tag*|woche*|stunde*|liste|genau*|etwa|ungefähr',
      'dienst*|leistung*|lösung*|schick*|send*|scheint|hoch|insgesamt',
      'bestell*|ihre?[nrms]?|nenn*|bekommen',
    ],
  },
  exclusions: {
    exclusion: [
      phrases`
        (gilt|gelten|deckt|decken|umfasst|umfassen|enthält|enthalten|beinhaltet|beinhalten) (~{1,20} )?(nicht|nie|
        keine?[nmrs]?)
      `,
      'schließ(t|en) [^,.;]{1,60} aus',
      phrases`
        (ist|sind) (~{1,20} ){0,2}(ausgeschlossen|ausgenommen|nicht (~{1,20} ){0,2}(enthalten|inbegriffen|
        abgedeckt|gedeckt))
      `,
    ],
  },
  spansOfTime: {
    howLong: ['wie ?lange'],
    lengthOf: ['wie (lang|viele (tage|wochen|monate|jahre))', 'dauer'],
    span: [
      '*jahre?n?s?|*jährige?[nrs]?|jährlich|monatlich|wöchentlich|täglich',
      'unbefristet|jederzeit|lebenslang*|seit (dem jahr )?#{4}|bis zum|*monatige?[nrs]?',
    ],
  },
  fees: {
    fee: ['*gebühr(en)?|koste[nt]', '*kosten'],
    denial: ['keine?[nrs]?', 'ohne|nicht|nichts'],
    howSoon: ['wann|wie (schnell|bald|lange)|ab wann'],
    time: ['stunden?', '*tage?n?|wochen?|monate?n?|sofort|umgehend'],
  },
};
