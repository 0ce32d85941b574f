import type { TopicWords } from '../../domain/language-pack/topic-words.ts';
import { phrases } from '../notation/phrases.ts';
import { words } from '../notation/words.ts';

export const topics: TopicWords = {
  topics: {
    price: {
      name: 'Preisen',
      words: phrases`
        angebotsanfrage|preis|kost(en|et|ete|eten)\b|wie ?viel\b|angebot\b|tarif|(wie|zu) teuer|
        (verlang|berechn)* (sie|ihr)\b|miete\b
      `,
    },
    delivery_time: {
      name: 'Lieferzeiten',
      words: phrases`
        lieferzeit|lieferfrist|lieferdauer|(wann|wie (schnell|lange|bald)) .{0,30}liefer|
        liefern .{0,20}innerhalb|vorlaufzeit
      `,
    },
    delivery_area: {
      name: 'Liefergebieten',
      words: phrases`
        liefer(n|ten|t) (sie|wir|ihr) (auch )?(nach|in|ganz)|liefer[nt] (auch )?(nach|in ganz)|liefergebiet|
        liefert ihr|(nach|in ganz) .{0,25}liefern
      `,
    },
    minimum_order: {
      name: 'der Mindestbestellmenge',
      words: 'mindestbestell|mindestmenge|mindestabnahme|kleinste (bestellung|menge)',
    },
    references: { name: 'Referenzen', words: 'referenz|kundenbeispiel|andere kunden|welche kunden' },
    locations: {
      name: 'Standorten',
      words: phrases`wo (sind|sitzen|befindet|finde)|standort|niederlassung|sitz in|büro\b|anschrift`,
    },
    opening_hours: {
      name: 'Öffnungszeiten',
      words: 'bis wann ist|von #{1,} bis #{1,} uhr|öffnungszeit|geöffnet|wann haben sie (offen|auf)',
    },
    trial: { name: 'einer Testphase', words: 'testphase|testzugang|probezeit|probezugang|ausprobieren' },
    integration: {
      name: 'Schnittstellen',
      words: phrases`
        (arbeite|funktionier|läuft|laufen|liefe)* .{0,40}(mit|zusammen)\b|schnittstelle|anbind|angebunden|
        mit .{0,40}(funktionier|verbinden|verbunden|zusammenarbeit)|integrier|kompatib
      `,
    },
    warranty: { name: 'der Garantie', words: 'garantie|gewährleistung' },
    payment: {
      name: 'Zahlungsbedingungen',
      words: 'zahlungsbeding|zahlungsziel|zahlungsart|rechnung(en)?(!>s)|zahlbar',
    },
    contract: {
      name: 'der Vertragslaufzeit',
      words: 'vertrag|laufzeit|kündigungsfrist|kündbar|mindestlaufzeit',
    },
    security: { name: 'Datenschutz', words: 'dsgvo|datenschutz|datensicher|personenbezogen|wo .{0,30}daten' },
    support: { name: 'dem Support', words: 'unterstütz|kundendienst|kundenservice|wartung' },
    onboarding: {
      name: 'der Einführung',
      words: phrases`
        einführung|könn(en|ten) (wir|sie) (+ )?(beginnen|anfangen)|legen wir los|(geht|kann|könnte) es (los|
        losgehen)(!>~)|schulen wir|einrichten|einrichtung(!>sg)|richten .{0,40} ein\b|loslegen|inbetriebnahme|
        schulung
      `,
    },
    languages: {
      name: 'Sprachen',
      words: phrases`
        in (ihrer|unserer) sprache|welche[nr]? sprachen|auf (deutsch|englisch|finnisch|schwedisch)\b
      `,
    },
    sample: { name: 'Mustern', words: phrases`\bmuster\b|warenprobe` },
    availability: { name: 'der Verfügbarkeit', words: 'verfügbar|auf lager|lieferbar' },
    discount: { name: 'Rabatten', words: '*rabatt|nachlass|preisnachlass|skonto' },
  },
  inThePrice: 'im preis',
  contractTerms: 'monat|jahr|kündig',
  currencies: 'eur|euro',
  sideMatters: {
    delivery: 'liefer(!>ant)|versand|fracht',
    installation: 'install|einbau|montage',
    training: 'schulung|training',
    start: 'einrichtung(!>sg)|einführung',
    upkeep: 'wartung',
    repair: 'reparat|reparier',
    warranty: 'garanti|gewährleistung',
    trial: 'testphase|probezeit|pilot',
    return: 'rückgabe|rücksendung',
    spare: 'ersatzteil',
    measuring: 'aufmaß',
    advice: 'beratung',
    removal: 'entsorgung|abbau|demont',
    payment: 'rechnung|zahlung',
    contract: 'vertrag|kündigung',
    phone: 'hotline|servicetelefon',
    sample: phrases`muster\b|warenprobe`,
  },
  synonyms: {
    food: '*essen|verpfleg*',
    break: 'kaputt|ausf[aä]ll*|defekt',
    accessible: 'rollstuhl*|barrierefrei',
    green: 'umwelt*',
    proof: '*ausweis*|staplerschein*',
    length: '*dauer|dauert',
    begin: 'beginnt|beginn|anfang',
    age: 'alter|alt',
    park: 'parkplatz*|parken',
    include: 'inbegriffen|enthalten',
    cancel: 'storn+',
    end: 'kündig*|kündbar',
  },
  idleWords: words(`
    brauchen benötigen suchen möchten möchte interessiert interesse möglich hallo danke grüße gern gerne bitte
    haben passiert mitten woche bekommen leute ende wann frist welche innerhalb
  `),
};
