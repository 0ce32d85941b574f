import type { OccasionWords } from '../../domain/language-pack/occasion-words.ts';
import { phrases } from '../notation/phrases.ts';

export const occasions: OccasionWords = {
  application: {
    applies: phrases`
      (ich )?bewerbe (ich )?mich|mich (+ ){0,8}?(zu bewerben|bewerben)|meine (initiativ)?bewerbung|
      mein(en)? lebenslauf|initiativbewerbung|(^|\n)bewerbung (als|um|für|auf)|ich suche (+ ){0,3}?(praktikum|
      praktikumsplatz|arbeit|stelle|job|ausbildungsplatz)|(haben|hätten) sie ((eine|einen|noch|gerade|
      vielleicht) ){0,2}(arbeit|stelle|job|offene stellen?) (für (eine?n? |mich)|als )*
    `,
    asksForOffer: '(bewerbe mich um|bitte um|erbitte) (ein |eine |ihr )?(angebot|offerte)|was kostet',
  },
  meetings: {
    isBooked: 'gebucht|vereinbart|eingetragen',
    meeting: 'termin|gespräch|telefonat|besprechung|treffen|eine (halbe )?stunde|#{1,3} ?minuten',
    confirmationSubject: phrases`
      (zugesagt|angenommen): |(neue )?(termin|terminbuchung|buchung) (bestätigt|gebucht)|terminbestätigung|
      buchungsbestätigung
    `,
    ownCalendar: '(ihren?|deinen?) kalender',
    unsettled: 'wenn|falls|möchte*|könn*|kann|nicht|kein*|ausgebucht|wettbewerb*|anderen?|raum|tisch',
    calledOffOrMoved: 'abgesag|absag|storn|verschob|verschieb|verleg|umgebuch|abgelehn',
    calledOff: 'abgesagt|sag(t|te|e|en) .{0,40} ab|storniert',
    fields: 'ort|adresse|termin|dauer|beginn',
    placeField: 'ort|adresse|wo',
    otherTimeField: 'ende|erstellt',
    insteadOf: 'statt',
  },
  orders: {
    orders: phrases`
      (wir|ich) (+ )?nehmen? (ihr|das|dein) (angebot|offerte) an|(wir|ich) bestellen? (hiermit|jetzt|#{1,})|
      hiermit bestellen?|möchten? (+ )?(#{1,} )?(+ ){0,2}bestellen|(schicken|senden) sie (uns |
      mir )?(bitte )?(den|einen|ihren) vertrag
    `,
    unless: 'wenn|falls|bevor|sobald|nicht|kein*',
  },
  complaints: {
    complains: phrases`
      ihre? (+ ){1,3}?(war|ist|kam|waren|sind) (+ ){0,3}?(unhöflich|unverschämt|frech|falsch|defekt|kaputt|
      beschädigt|zu spät|fehlerhaft)|(ich|wir) (+ ){0,2}?(will|wollen|möchten?|verlangen?|
      fordern?) (+ ){0,2}?geld zurück|(ich|wir) (möchten?|muss|müssen|will|wollen) (mich|
      uns) (+ )?beschweren|hiermit (reklamiere|beschwere)|(enttäuscht|unzufrieden) (von|mit) (ihnen|
      ihre[mnrs]?)
    `,
    unless: 'wenn|falls|keine beschwerde',
  },
  pitches: {
    offers: phrases`
      (wir sind|ich leite) eine?|wir (bieten|helfen|unterstützen|entwickeln|erstellen|haben uns)|
      ich (vertrete|biete)|möchten? (ich |wir )?ihnen
    `,
    services: phrases`
      suchmaschinenoptimierung|webdesign|webseiten?|websites?|online-?marketing|leadgenerierung|
      softwareentwickl*|personalvermittlung|zeitarbeit|firmenkredite?
    `,
    writersOwn: 'unsere[rn]?|meine[rn]?',
    businessGain: '(ihren?|ihrer|mehr) (umsatz|sichtbarkeit|kunden|vertrieb|kosten|reichweite)',
    toReader: 'ihnen|ihre[mnrs]? (webseite|website|umsatz|vertrieb|sichtbarkeit|kosten|firma|unternehmen)',
    interest: phrases`
      (haben|hätten) sie (+ )?interesse|interesse\?|interessiert\?|(darf ich|dürf(en|ten) wir) ihnen
    `,
    foundReader: 'auf ihre (webseite|website|homepage|firma) (gestoßen|aufmerksam)',
    invitation: phrases`
      (haben|hätten) sie (+ ){0,3}?zeit|interesse|interessiert|darf ich|dürf(en|te) wir|
      kurze[sn]? (telefonat|gespräch|call|termin)|melden sie sich|passt ihnen
    `,
  },
  customerNeeds: {
    price: 'ihre (preise?|preisliste|lieferzeit*)|was (kostet|kosten|würde .{1,40} kosten)',
    need: phrases`
      (wir|ich|und) (+ )?(brauchen?|benötigen?|suchen?(!> (+ )?(kund|partner|firmen|unternehmen)))|
      (kostet|kosten|nimmt|nehmen|verlieren?) (+ ){0,2}zeit|(möchten?|wollen|
      würden) ((!>ihnen )+ ){1,5}(testen|ausprobieren|kaufen|bestellen|sehen)
    `,
    product: phrases`
      (!<(entwickeln|erstellen|bauen|vermarkten|für) (wir )?)(ihr|euer|ihre[mnrs]?|eure[mnrs]?) (+ )?*(system|
      werkzeug|tool|software|programm|planer|produkt|lösung|plattform)*
    `,
    trial: phrases`
      (könnten?|können|kann|dürf(en|ten)) (wir|ich) ((!>ihnen )+ ){0,4}(demo|vorführung|testen|ausprobieren|
      sehen)|(zeigen|zeigt) (sie |ihr )?uns|uns (+ ){0,3}(zeigen|vorführen)|demo für uns
    `,
    howItWorks: 'funktioniert|lässt sich',
  },
};
