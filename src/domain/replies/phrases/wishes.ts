/* What a reply can ask for, and when. */
import { anyOf } from '../reply-text.ts';
import { verbose } from '../../../languages/notation/verbose.ts';

const month = verbose`
  jan(?:uary|uari|uar)?|feb(?:ruary|ruari|ruar)?|march|mars|marz|maerz|april|may|mai|june|juni|july|juli|
  august\p{L}*|
  sept(?:ember)?|september|o[ck]tober|november|de[cz]ember|
  (?:tammi|helmi|maalis|huhti|touko|kesa|heina|elo|syys|loka|marras|joulu)kuu\p{L}*
`;
const weekday = verbose`
  (?:mon|tues|wednes|thurs|fri|satur|sun)day\p{L}*|(?:maanantai|tiistai|keskiviikko|torstai|perjantai)\p{L}*|
  (?:man|tis|ons|tors|fre)dag\p{L}*|(?:mon|diens|donners|frei)tag\p{L}*|mittwoch\p{L}*|thu|tmrw|tors|imorgon|imorn|
  tomorrow|huomenna|ylihuomenna|overmorgen|morgen (?:um|zwischen|nach|vor|fruh|abend)
`;

/** Each by a short name. */
export const wishes: readonly (readonly [string, RegExp])[] = [
  [
    'meet',
    anyOf([
      verbose`
        meet|meeting|a call|quick call|video ?call|phone me|ring me|call me|give me a (?:ring|call)|zoom|teams|demo|
        slot|calendar|coffee|lunch|talk (?:on|about it|next)|speak (?:on|next)|chat|drop in|come by|stop by|invite|
        booking page|face to face|on the phone
      `,
      verbose`
        soit\p{L}*|palaver\p{L}*|tapaa\p{L}*|tavat\p{L}*|nahdaan|jutella\p{L}*|jutellaan|puhelu\p{L}*|kahvi\p{L}*|
        lounaa\p{L}*|kalenteri\p{L}*|demo\p{L}*|esittely\p{L}*|poiketkaa|tulkaa|istutaan|treffi\p{L}*|zoom\p{L}*
      `,
      verbose`
        mote\p{L}*|traffas|vi ses|ses garna|ring|ringa|samtal\p{L}*|prata|snack|lunch\p{L}*|fika|kaffe|
        kalender\p{L}*|
        bokningssida|boka|telefon|kom forbi|sla en signal|videomote
      `,
      verbose`
        termin\p{L}*|gesprach\p{L}*|telefonat\p{L}*|telefon\p{L}*|telefonier\p{L}*|treffen|rufen sie|ruf|anrufen|
        rufst|besprech\p{L}*|vorfuhrung|kaffee|kalender|kommen sie (?:\p{L}+ )?vorbei|videocall|reden wir|
        rede lieber
      `,
    ]),
  ],
  [
    'clock',
    /(?<!\d)\d{1,2}[:.]\d{2}(?!\d)|\b\d{1,2} ?(?:am|pm|uhr|h)\b|\b(?:at|klo|kl|kello|klockan|um) \d{1,2}\b/u,
  ],
  ['weekday', anyOf([weekday])],
  ['month', anyOf([month, 'q[1-4]', '20(?:2[6-9]|3\\d)'])],
  [
    'later',
    anyOf([
      verbose`
        later|next (?:year|quarter|season|spring|autumn|summer|winter|month)|after (?:the|our|we|easter|christmas)|
        until (?:we|the|our|may|june)|come back|get back to (?:us|me)|back to you|again in|try again|revisit|remind|
        ping me|in (?:a couple|\p{L}+ weeks|\p{L}+ months|the (?:autumn|spring|new year))|touch base|
        nearer the time|
        keep you|once (?:we|the)|for the future|write (?:to )?me again
      `,
      verbose`
        myohemmin|ensi (?:vuon\p{L}+|kvartaal\p{L}*|kevaa\p{L}+|syksy\p{L}+|kesa\p{L}+|kau\p{L}+|vuod\p{L}+)|
        jalkeen|
        palataan|palatkaa|palaamme|palaan|uudestaan|uudelleen|muistut\p{L}+|paasta|syksylla|kevaalla|kesalla|
        lahempana|
        sitten kun|kun (?:uusi|tama|taman)|pidetaan mielessa|pidamme|otattehan|odot\p{L}+
      `,
      verbose`
        senare|nasta (?:ar|kvartal|sasong|var|host|manad)|efter (?:sommaren|pask|jul|semestern)|aterkom\p{L}*|
        hor av (?:er|dig)|igen i|pa nytt|i host|i var|om (?:sex|nagra|ett par|tva)|paminn\p{L}*|nar (?:det|nya|vi)|
        vi hors|atanke|vantar|ta upp
      `,
      verbose`
        spater|nachstes? (?:jahr|quartal|saison|fruhjahr)|nachste saison|nach (?:dem sommer|ostern|weihnachten|der)|
        noch ?mal|erneut|wieder (?:im|in|auf|zu)|melden sie sich|kommen (?:sie|wir)|im (?:herbst|fruhjahr|winter|
        januar)|
        in (?:\p{L}+ )?(?:wochen|monaten)|erinnern|sobald|hinterkopf|aufgreifen|sprechen wir im|warten
      `,
    ]),
  ],
  [
    'now',
    anyOf([
      verbose`
        right now|not now|at the moment|at present|currently|this (?:year|quarter|month)|today|on hold|bad timing|
        timing|
        busy|swamped|priority|no budget|budget (?:round|year)|hiring freeze|freeze|not before|in the middle of|
        topical|for the time being|until
      `,
      verbose`
        juuri nyt|talla hetkella|nyt|tana vuonna|talle vuodelle|tanaan?|jaissa|kiire\p{L}*|ajankoht\p{L}*|
        budjet\p{L}*|
        ennen|kesken|huono hetki|kielto|listalla|hetki
      `,
      verbose`
        just nu|i nulaget|for tillfallet|i ar|idag|pa is|fullt upp|mycket att gora|aktuellt|budget\p{L}*|fore|innan|
        mitt i|daligt lage|tajming\p{L}*|stopp|forran|inte nu
      `,
      verbose`
        gerade|im moment|derzeit|zurzeit|momentan|dieses jahr|heute?|auf eis|zeitpunkt|zu viel zu tun|aktuell|
        budget\p{L}*|
        vor (?:dem|der)|mitten in|stopp|einstellungsstopp|nicht jetzt|jetzt nicht|ungunstig|kein thema
      `,
    ]),
  ],
  [
    'price',
    anyOf([
      'price|prices|pricing|price list|cost|costs|how much|rate|rates|fee|fees|quote|come to|terms of payment',
      'hinta\\p{L}*|hinnas\\p{L}*|hinno\\p{L}*|maksa\\p{L}*|paljonko|paljo|tarjou\\p{L}*|kustan\\p{L}*|tuntihinta',
      'pris|priser|priset|prislista|kosta|kostar|kostnad\\p{L}*|offert\\p{L}*|tar ni|ga(?:r)? pa|landa pa',
      'preis\\p{L}*|kosten|kostet|koste|angebot\\p{L}*|wie teuer|stundensatz|nehmt|ausmachen|konditionen',
    ]),
  ],
  [
    'send',
    anyOf([
      verbose`
        send|share|forward (?:me|your)|brochure|information|details|references?|case stud\p{L}+|deck|material\p{L}*|
        sample
      `,
      verbose`
        laheta\p{L}*|lahetta\p{L}*|laita\p{L}*|laittak\p{L}*|esit(?:e|teen|teet|etta)|lisatie\p{L}*|referens\p{L}*|
        materiaal\p{L}*|tietoa
      `,
      'skicka\\p{L}*|mejla over|broschyr\\p{L}*|underlag|information|referens\\p{L}*|material|exempel\\p{L}*',
      verbose`
        schick\p{L}*|send\p{L}*|prospekt\p{L}*|broschur\p{L}*|unterlagen|informationen|infos?|referenz\p{L}*|
        details|beispiel\p{L}*
      `,
    ]),
  ],
  ['question', /\?/u],
  [
    'asking',
    anyOf([
      'how|what|which|where|who|does|do you|is there|is it|are you|can you|can it|could you|any|whats|why',
      verbose`
        miten|mika|mita|missa|ketka|kuinka|kauanko|onko|voitteko|voitko|saako|toimiiko|paljonko|onnistuuko|taipuuko|
        miksi
      `,
      'hur|vad|vilka|vilken|var|vem|finns det|har ni|kan ni|klarar|gar det|fungerar|nar|varfor',
      'wie|was|welche|wo|wer|gibt es|haben sie|konnen sie|geht|funktioniert|kann man|warum|wann|worin',
    ]),
  ],
];
