/* What programs write in answer, in the four languages, as `foldLetters` writes it. */
import { anyOf } from '../reply-text.ts';
import { verbose } from '../../../languages/notation/verbose.ts';

/** Subjects that programs put before the one that they answer. */
export const automaticSubject = new RegExp(
  `(?:^|[\\[(])(?:${[
    verbose`
      auto(?:matic|matisch\p{L}*|maattinen|mated)?\.?[ -]?(?:reply|response|antwort|svar|vastaus|
      acknowledge\p{L}*|answer|re)\b
    `,
    'automaattinen vastaus|autom\\. (?:vastaus|antwort|svar)',
    verbose`
      automatische (?:antwort|nachricht|ruckmeldung|mail)|automatiskt (?:svar|meddelande|utskick)
    `,
    'automaattivastaus|autosvar|autovastaus|autoreply|autoantwort|autoresponse',
    verbose`
      (?:ticket|case|request|incident|tukipyynto|palvelupyynto|tiketti|arende|vorgang|anfrage|
      ref)[ #:]{1,3}\p{L}{0,5}-?\d
    `,
    '#\\d{3,}|(?:we have )?received:',
    verbose`
      (?:your )?(?:request|message|e-?mail|enquiry|inquiry) (?:has been |was )?(?:received|registered|logged)
    `,
    'acknowledge?ment|confirmation of receipt|receipt of your|read:|read receipt',
    verbose`
      (?:viesti\p{L}*|pyynto\p{L}*|yhteydenotto\p{L}*|tukipyynto\p{L}*) (?:on )?(?:vastaanotettu|kirjattu|
      saapui|saapunut)
    `,
    'vastaanottokuittaus|kuittaus|luettu:|mottaget|mottagningsbekraftelse',
    verbose`
      vi har (?:tagit )?emot\p{L}*|(?:ditt )?arende (?:ar )?(?:registrerat|mottaget|skapat)
    `,
    'bekraftelse|last:',
    'eingangsbestatigung|empfangsbestatigung',
    verbose`
      (?:ihre )?(?:anfrage|nachricht|e-?mail)(?: ist)? (?:eingegangen|erhalten|ist bei uns|wurde (?:empfangen|
      erfasst))
    `,
    'lesebestatigung|gelesen:|bestatigung (?:des|ihres|ihrer)',
  ].join('|')})`,
  'u',
);

/** What says of itself that no person wrote it. */
export const machineWords = anyOf([
  '(?:sent|generated|created|written) (?:to you )?(?:automatically|by (?:a|our) (?:machine|robot|system|bot))',
  '(?:skickades|skickat|genererades|skickas) automatiskt|automatisch (?:versandt|verschickt|gesendet|erzeugt)',
  verbose`
    (?:this|the following) (?:is|was) (?:an? )?(?:auto(?:mated|matic|matically|-generated|-reply|-response|
    reply))\p{L}*
  `,
  verbose`
    auto(?:mated|matic|matically)(?: generated)? (?:reply|response|message|e-?mail|acknowledge?ment|
    confirmation|notification|answer)
  `,
  "(?:do not|don't|please do not) (?:reply|respond) (?:directly )?to this",
  verbose`
    (?:not|no longer|never|isn't) (?:being )?(?:monitored|checked|read|in use|attended)(?= ?[.,;!]|$| by| and)
  `,
  verbose`
    unmonitored|unattended mailbox|no-?reply|reply above this line|generated automatically
  `,
  'my assistant bot',
  '(?:tama|taman) (?:on |viesti on )?automaatti\\p{L}*',
  verbose`
    automaatti(?:nen|sesti|vastaus|viesti)(?: \p{L}+)? ?(?:vastaus|viesti|kuittaus|ilmoitus|lahetetty|luotu)?
  `,
  'ala(?:kaa)? vastaa(?:tko)? tahan',
  verbose`
    (?:postilaatikkoa|laatikkoa|osoitetta|viesteja|sahkopostia)(?: \p{L}+){0,3}? ei (?:\p{L}+ )?(?:lueta|
    seurata|valvota|tarkisteta)
  `,
  'ei (?:enaa )?ole kaytossa|ei ole enaa kaytossa|ei enaa kayteta',
  '(?:detta|det har) (?:ar|mejl ar|meddelande ar) (?:ett )?(?:auto\\p{L}+)',
  verbose`
    auto(?:matiskt?|genererat|matiska)(?: \p{L}+)? ?(?:svar|meddelande|mejl|mail|bekraftelse|utskick)
  `,
  '(?:svara inte pa|gar inte att svara pa|kan inte besvaras)(?: \\p{L}+){0,3}',
  '(?:bevakas|lases|anvands|overvakas|kontrolleras) (?:inte|ej)(?: langre)?',
  '(?:brevladan|adressen|inkorgen) (?:\\p{L}+ )?(?:inte|ej|avvecklad)',
  verbose`
    (?:dies|das|diese (?:nachricht|e-?mail|mail)) (?:ist|wurde) (?:eine )?(?:automat\p{L}+)
  `,
  verbose`
    automat(?:isch|ische|ischen|isiert\p{L}*)(?: \p{L}+)? ?(?:antwort|nachricht|e-?mail|mail|generiert\p{L}*|
    erstellt\p{L}*|versendet|eingangsbestatigung|bestatigung|erzeugt\p{L}*)
  `,
  verbose`
    (?:antworten sie (?:bitte )?nicht (?:auf diese|direkt)|nicht auf diese (?:e-?mail|mail|nachricht))
  `,
  verbose`
    (?:postfach|adresse|e-?mails?|mailbox)(?: \p{L}+){0,4}? (?:nicht|nicht mehr) (?:\p{L}+ )?(?:gelesen|
    uberwacht|betreut|bearbeitet|genutzt|abgerufen|verwendet|weitergeleitet)
  `,
]);

/** Receipts of what arrived. */
export const receiptWords = anyOf([
  verbose`
    (?:we have|we've|we) (?:\p{L}+ )?(?:received|got|registered|logged) your (?:message|e-?mail|request|enquiry|
    inquiry|query|ticket|mail)
  `,
  verbose`
    your (?:message|e-?mail|request|enquiry|inquiry|query|ticket|mail|case) (?:has been|was|
    is) (?:\p{L}+ )?(?:received|registered|logged|recorded|forwarded|assigned|in our queue|important to us)
  `,
  '(?:ticket|case|reference|request) (?:number|no\\.?|id|#|reference)',
  verbose`
    thank you for (?:contacting|getting in touch with|reaching out to|writing to|your (?:enquiry|inquiry|
    request))(?: [^\s]{1,30}){0,12}? (?:we|our|a member|someone|one of)(?: \p{L}+){0,3}? (?:will|aim|try|
    usually|strive|shall|reply|respond|answer)
  `,
  verbose`
    (?:reply|respond|answer|get back to you|response)(?: \p{L}+){0,3}? (?:within|as soon as|
    in) (?:[\p{L}\d-]+ ){0,3}?(?:hours?|(?:business|working) days?|possible)
  `,
  'opened a ticket',
  verbose`
    (?:viesti(?:si|nne)?|pyynto(?:si|nne)|yhteydenotto(?:si|nne)?|sahkoposti(?:si|nne)|tukipyynto(?:si|nne)?|
    hakemu\p{L}+|palaut\p{L}+) on (?:\p{L}+ )?(?:vastaanotettu|kirjattu|saapunut|tullut|rekisteroity|valitetty|
    ohjattu|tallennettu)
  `,
  'olemme (?:\\p{L}+ )?(?:vastaanottaneet|saaneet|kirjanneet)',
  verbose`
    (?:tiketti|tukipyynto|palvelupyynto|asia)(?:si|nne)?(?:n)? ?(?:numero|tunnus|nro)
  `,
  verbose`
    kiitos (?:yhteydenoto\p{L}+|viesti\p{L}+|sahkoposti\p{L}+)(?: [^\s]{1,30}){0,6}? (?:vastaamme|palaamme|
    kasittelemme|otamme|pyrimme)(?: [^\s]{1,30}){0,6}? ?(?:mahdollisimman|pian|arkipaiv\p{L}*|kuluessa|sisalla|
    tunnin|vuorokau\p{L}*|aukioloaik\p{L}*|teihin|sinuun)
  `,
  verbose`
    (?:vastaamme|palaamme|pyrimme vastaamaan|kasittelemme)(?: [^\s]{1,30}){0,6}? (?:arkipaiv\p{L}*|kuluessa|
    sisalla|tunnin|mahdollisimman pian|saapumisjarjestyk\p{L}*|vuorokau\p{L}*)
  `,
  'vastaaminen voi kestaa',
  verbose`
    (?:vi har|har)(?: \p{L}+)? (?:tagit emot|mottagit|fatt|registrerat)(?: \p{L}+)? (?:ditt|din|er|ert|dina)(?! att)
  `,
  verbose`
    (?:ditt|din|er|ert) (?:\p{L}+ )?(?:meddelande|mejl|mail|forfragan|arende|fraga|
    e-?post)(?: \p{L}+){0,2}? (?:mottaget|mottagits|registrer\p{L}+|tagits emot|kommit (?:in|fram)|
    ar mottag\p{L}+|skapat\p{L}*)
  `,
  'arendenummer|arende-?id',
  verbose`
    tack (?:for|att)(?: [^\s]{1,30}){0,8}? (?:vi (?:svarar|aterkommer|besvarar|hanterar|
    hor av))(?: [^\s]{1,30}){0,6}? ?(?:snart|inom|arbetsdag\p{L}*|mojligt|timmar|ordning)
  `,
  verbose`
    (?:svarar|aterkommer|svar)(?: [^\s]{1,30}){0,6}? (?:inom|arbetsdagar|sa snart|sa fort)
  `,
  'svar drojer',
  verbose`
    (?:wir haben|haben)(?: [^\s]{1,20}){0,2}? (?:ihre|deine|eure) (?:nachricht|e-?mail|anfrage|mail|
    mitteilung)(?: \p{L}+){0,2}? (?:erhalten|empfangen|bekommen|erfasst|registriert)
  `,
  verbose`
    ihre? (?:nachricht|e-?mail|anfrage|mail|anliegen)(?: \p{L}+){0,4}? (?:eingegangen|erhalten|erfasst|
    registriert|weitergeleitet|bearbeitet)
  `,
  '(?:ticket|vorgangs|bearbeitungs|referenz|fall)-?\\s?(?:nummer|nr|id)',
  verbose`
    vielen dank fur (?:ihre|deine) (?:anfrage|nachricht|e-?mail|mail|
    kontaktaufnahme)(?: [^\s]{1,30}){0,10}? (?:wir (?:melden|antworten|bearbeiten|kummern|werden|setzen)|
    umgehend|schnellstmoglich|so schnell wie moglich|werktag\p{L}*)
  `,
  verbose`
    (?:melden uns|antworten|beantworten|bearbeiten|antwort)(?: [^\s]{1,30}){0,8}? (?:schnellstmoglich|
    so schnell wie moglich|so bald wie moglich|innerhalb|werktag\p{L}*|umgehend|in kurze)
  `,
]);
