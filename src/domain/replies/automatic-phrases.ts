/*
 * What mail servers and programs write in the four languages, as `foldLetters` writes it. Every gap within a form is
 * short, so that a search takes time in proportion to the text.
 */
import { verbose } from './verbose.ts';
import { anyOf } from './reply-text.ts';

/** Subjects of reports of mail servers, from their first word on. */
export const bounceSubject = new RegExp(
  `^(?:${[
    'undeliver(?:able|ed)|mail delivery (?:failed|failure|subsystem|system|error)',
    'delivery (?:status notification|failure|failed|has failed|error|report)',
    'returned (?:mail|to sender)|failure notice|mail (?:could not|not) ',
    'message (?:could not|not) (?:be )?deliver',
    verbose`
      (?:your )?(?:e-?mail|message) (?:could not|was not|couldn't|wasn't|not) |rejected:
    `,
    'non-?delivery|mail system error|nondeliverable|address not found',
    'message (?:rejected|blocked|bounced|returned)|warning: (?:message|could not)',
    'toimittamat|toimitus (?:epaonnistui|ei onnistunut)',
    verbose`
      viesti(?:a|si|asi|nne)? (?:ei voitu|ei voida|palautettiin|palautui|hylattiin|ei toimitettu|
      jai toimittamatta|toimitus)
    `,
    verbose`
      ei voitu toimittaa|ei toimitettavissa|virhe (?:viestin )?toimituksessa|palautettu viesti
    `,
    'perille toimittamat|sahkopostin toimitus',
    verbose`
      kan inte levereras|kunde inte levereras|gick inte att leverera|olevererbar|ej levererat
    `,
    'leverans(?:en)? (?:misslyckades|fel)|leveransfel',
    'meddelandet (?:returnerades|kunde inte|avvisades|kan inte|har inte|gick inte)',
    verbose`
      returnerat (?:meddelande|mejl|mail)|obestallbar|mejlet (?:kunde inte|studsade)|fel vid leverans
    `,
    verbose`
      nicht zustellbar|unzustellbar|zustellung (?:fehlgeschlagen|nicht moglich|gescheitert)
    `,
    'zustell(?:fehler|ungsfehler|bericht)',
    verbose`
      nachricht (?:zuruckgewiesen|nicht zugestellt|konnte nicht|abgelehnt|unzustellbar|wurde nicht)
    `,
    '(?:ihre )?(?:e-?mail|mail) (?:konnte nicht|nicht zugestellt|zuruck)',
    verbose`
      fehler bei der (?:zustellung|nachrichtenzustellung)|mail-?zustellung|ruckgabe|ruckläufer
    `,
    'rucklaufer',
  ].join('|')})`,
  'u',
);

/** What stands in reports of mail servers alone. */
export const serverSigns =
  /diagnostic-code:|final-recipient:|reporting-mta:|action: failed|this is the mail system at host|mailer-daemon|permanent fatal errors|transcript of session follows|(?:^|[\s'"(#<])[45]\d\d[ -]#?[45]\.\d{1,3}\.\d{1,3}|remote server (?:returned|said|responded)|smtp error|smtp; ?[45]\d\d|(?:reason|grund|syy|orsak|fehler|virhe|fel|antwort|vastaus|svar):? ?(?:[^\n]{0,40}\s)?55\d\s|qmail-send program|\b55[0-4] (?:no such|user|mailbox|recipient|address|unknown|requested|permanent|sorry|relay)/u;

/** What mail servers say to people. */
export const bounceWords = anyOf([
  verbose`
    (?:delivery|message|e-?mail|mail)(?: \p{L}+){0,6}? (?:has failed|failed permanently|could not be delivered|
    couldn't be delivered|cannot be delivered|wasn't delivered|was not delivered|was undeliverable|
    has not been delivered|was rejected by|is undeliverable)(?: \p{L}+){0,6}?
  `,
  verbose`
    (?:address|recipient|mailbox|account|user)(?: \p{L}+){0,4}? (?:could not be found|couldn't be found|
    wasn't found|was not found|does not exist|doesn't exist|is disabled|is full|over quota|unknown|rejected|
    unavailable)(?= ?[.,:;!]|$| at)
  `,
  verbose`
    unable to (?:deliver|receive mail)|recipient address rejected|user unknown|no such user
  `,
  verbose`
    mailbox (?:is )?(?:full|unavailable|disabled)|exceeded (?:its|the|their) (?:storage|quota)
  `,
  verbose`
    (?:viesti|viestia|viestin|viestisi|viestiasi|viestinne|toimitus|
    toimittaminen)(?: [^\s.]{1,40}){0,6}? (?:ei voitu toimittaa|ei voida toimittaa|epaonnistui|ei onnistunut|
    hylattiin|palautettiin|ei saavuttanut)
  `,
  'palvelin hylkasi',
  verbose`
    (?:osoitetta|osoite|vastaanottajaa|postilaatikkoa?|tilia)(?: [^\s]{1,40}){0,3}? (?:ei loydy|ei loytynyt|
    ei ole olemassa|on taynna|on poistettu kaytosta)
  `,
  'postilaatikko(?: \\p{L}+)? (?:on )?taynna',
  verbose`
    (?:leveransen|meddelandet|mejlet|mailet|ditt meddelande|ditt mejl)(?: [^\s.]{1,40}){0,6}? (?:misslyckades|
    kunde inte levereras|kan inte levereras|gick inte att leverera|avvisades|har inte levererats|returnerades)
  `,
  'servern avvisade',
  verbose`
    (?:adressen|e-?postadressen|mottagaren|brevladan|inkorgen|
    kontot)(?: [^\s]{1,40}){0,3}? (?:gick inte att hitta|hittades inte|finns inte|ar full|ar avstangd?|
    existerar inte)
  `,
  verbose`
    (?:nachricht|e-?mail|mail|zustellung)(?: [^\s.]{1,40}){0,6}? (?:konnte nicht zugestellt|
    kann nicht zugestellt|nicht zugestellt werden|ist fehlgeschlagen|fehlgeschlagen|
    wurde (?:vom server )?abgelehnt|wurde zuruckgewiesen|nicht zustellbar)
  `,
  'fehler bei der (?:nachrichten)?zustellung|server hat die nachricht',
  verbose`
    (?:adresse|empfanger|postfach|konto|benutzer)(?: [^\s]{1,40}){0,3}? (?:konnte nicht gefunden|
    wurde nicht gefunden|nicht gefunden|existiert nicht|ist voll|ist unbekannt|unbekannt|deaktiviert)
  `,
]);

/** A server that still tries. */
export const delayWords = anyOf([
  verbose`
    (?:delivery|message|e-?mail|mail)(?: [^\s.]{1,60}){0,6}? (?:is|has been|was)? ?(?:being )?(?:delayed|
    deferred)
  `,
  'delivery (?:incomplete|status notification \\(delay\\))',
  verbose`
    (?:will|is going to|continues to|still) (?:keep |continue |be )?(?:to )?(?:retry|retried|trying|try)
  `,
  verbose`
    warning: (?:message|could not|mail)(?: \p{L}+){0,5}? (?:delayed|not (?:yet )?(?:sent|delivered)|still)
  `,
  verbose`
    not yet (?:been )?delivered|temporary (?:problem|failure|error)|do not need to (?:re)?send
  `,
  verbose`
    (?:toimitus|viestin toimitus|viestisi toimitus|viesti)(?: [^\s.]{1,40}){0,4}? (?:on )?viivasty\p{L}*
  `,
  '(?:palvelin|jarjestelma) (?:yrittaa|jatkaa)(?: \\p{L}+){0,2}',
  'yrita(?:mme|n|taan) (?:\\p{L}+ )?(?:edelleen|uudelleen)|toimittamista yritetaan',
  verbose`
    (?:leverans\p{L}*|meddelandet|ditt meddelande)(?: [^\s]{1,60}){0,4}? (?:ar |har blivit )?(?:forsenad|
    forsenat|fordrojd|fordrojt)
  `,
  verbose`
    servern (?:fortsatter|forsoker)|fortsatter att forsoka|forsoker igen|nya forsok gors
  `,
  verbose`
    (?:zustellung|nachricht|e-?mail)(?: [^\s]{1,60}){0,5}? (?:verzogert|verspatet)(?: sich)?
  `,
  'verzogert(?:e)? (?:sich|zustellung)|zustellung verzogert|server versucht',
  verbose`
    weitere (?:zustellversuche|versuche)|(?:noch )?nicht zugestellt werden, (?:es|wir|der)
  `,
  'wird weiter(?:hin)? versucht',
]);

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

export const awaySubject = anyOf([
  'out of (?:the )?office|ooo|away from (?:the )?office',
  verbose`
    on (?:annual |maternity |parental )?(?:leave|vacation|holiday)|absence|i am away
  `,
  'vacation (?:reply|notice|response|message)|not in the office',
  verbose`
    poissa(?:olo\p{L}*|oloilmoitus)?|lomalla|lomavastaus|vuosilomalla|poissa toimistolta|lomaviesti
  `,
  'loma|kesalomalla|vanhempainvapaa\\p{L}*',
  verbose`
    franvaro\p{L}*|semester\p{L}*|ej pa kontoret|inte pa kontoret|foraldraledig\p{L}*|ledig|pa semester
  `,
  verbose`
    abwesen\p{L}*|nicht (?:im (?:buro|haus)|am platz)|urlaub\p{L}*|im urlaub|ausser haus|elternzeit
  `,
  'out-of-office',
]);

/** States of being away. */
export const absence = anyOf([
  'out of (?:the )?office',
  verbose`
    (?:away|absent|out)(?: \p{L}+){0,3}? (?:from (?:the |my )?(?:office|desk|work)|until|till|through|
    on (?:business|leave|holiday)|travell?ing)
  `,
  verbose`
    (?:i am|i'm|we are|we're|currently|am) (?:\p{L}+ ){0,2}?(?:away|travell?ing|off(?: work| sick| duty)?|
    on the road|offline|abroad|unavailable|hiking|sailing)(?= ?[.,;:!]|
    $| until| till| and| this| from| with| for| on| in| the| -)
  `,
  verbose`
    (?:on|taking|my|enjoying|having|in) (?:my |a |an |our |some |the |well-?earned |much-?needed |
    well-?deserved |long )*(?:annual |summer |winter |parental |maternity |paternity |sick |medical |family |
    study |compassionate |unpaid |christmas |easter |extended |short )*(?:leave|holidays?|vacation|pto|
    sabbatical|break|honeymoon)
  `,
  '(?:annual|parental|maternity|paternity|sick) leave',
  verbose`
    (?:office|we|company|shop|practice|clinic|building)(?: \p{L}+){0,2}? (?:is|are|will be|remains?) closed
  `,
  verbose`
    closed (?:for|from|until|over|between|due)|part-?time|(?:working|office) (?:days|hours) are
  `,
  verbose`
    (?:do not|don't) work (?:on )?(?:mondays?|tuesdays?|wednesdays?|thursdays?|fridays?)
  `,
  'limited (?:access|connectivity)',
  verbose`
    (?:intermittent|no|sporadic|little|patchy) (?:access|connection|signal|internet|e-?mail)
  `,
  verbose`
    not (?:checking|reading|monitoring|looking at)(?: \p{L}+){0,2}? (?:e-?mails?|messages|mail|inbox)
  `,
  verbose`
    (?:olen|oon|ollaan|olemme|nyt|taalla|paastyani|jaanyt|jaan|ma oon|siella|ja|
    kautta)?(?: ?\p{L}+){0,2} ?(?:poissa(?!olo)(?: \p{L}+){0,2}?|vuosilomalla|kesalomalla|talvilomalla|
    hiihtolomalla|lomalla|lomilla|joululomalla|syyslomalla|isyyslomalla|aitiyslomalla|vanhempainvapaalla|
    perhevapaalla|hoitovapaalla|isyysvapaalla|aitiysvapaalla|opintovapaalla|virkavapaalla|vuorotteluvapaalla|
    sairauslomalla|saikulla|sairaslomalla|virkamatkalla|tyomatkalla|matkoilla|reissussa|vapaalla|lomautettuna|
    koulutuksessa|talvivapaalla|kesavapaalla)
  `,
  verbose`
    (?:toimisto\p{L}*|olemme|kauppa|konttori\p{L}*)(?: \p{L}+){0,2}? (?:on |ovat )?suljettu\p{L}*
  `,
  'suljettuna|osa-?aika\\p{L}*|(?:tyopaivani|toimistopaivani) (?:on|ovat)',
  verbose`
    en (?:ole )?(?:\p{L}+ )?(?:tavoitettavissa|paikalla|toimistolla|toissa|lue|
    seuraa)(?: \p{L}+){0,2}?(?: (?:sahkopost\p{L}+|viest\p{L}+|posti\p{L}+|meil\p{L}+))?
  `,
  verbose`
    luen (?:\p{L}+ ){0,3}?(?:harvakseltaan|satunnaisesti|rajoitetusti|epasaannollisesti)
  `,
  verbose`
    (?:ar|jag|vi|ater|for narvarande|just nu)(?: \p{L}+){0,3}? ?(?:pa semester|semesterledig|foraldraledig|
    tjanstledig|mammaledig|pappaledig|sjukskriven|studieledig|ledig (?:till|fram|fran|idag|resten|hela)|pa resande fot|bortrest|borta|franvarande|
    utomlands|pa tjansteresa|ute pa resa|sjuk|vabbar|pa kurs|pa resa|pa rehab)
  `,
  verbose`
    (?:semester|sjukskriven|foraldraledig|tjanstledig|pappaledig|mammaledig|semesterstangt|vabb)
  `,
  verbose`
    inte (?:\p{L}+ )?(?:pa (?:kontoret|plats|jobbet)|tillganglig|i tjanst|anträffbar|antraffbar|har)
  `,
  verbose`
    (?:kontoret|vi|foretaget)(?: \p{L}+){0,3}? (?:haller |har |ar )?(?:semester)?stangt?
  `,
  '(?:jobbar|arbetar) (?:\\p{L}+ )?deltid|deltid',
  verbose`
    laser (?:\p{L}+ )?(?:mejl|mail|e-?post) (?:\p{L}+ )?(?:glest|sallan|sporadiskt|ibland)
  `,
  'begransad (?:tillgang|mojlighet)',
  verbose`
    (?:im|in|aus dem|auf|noch|wohlverdienten|meinem|mein|elternzeit|mutterschutz)(?: \p{L}+){0,2}? ?(?:urlaub|
    elternzeit|mutterschutz|dienstreise|geschaftsreise|reisen|sabbatical|krankenstand|kur|fortbildung|ferien|
    feiertage)
  `,
  verbose`
    (?:krankgeschrieben|erkrankt|abwesend|ausser haus|ausser hause|urlaubsbedingt|nicht im haus|unterwegs|
    dienstreise|elternzeit|mutterschutz|urlaubsvertretung|betriebsferien|betriebsurlaub)
  `,
  verbose`
    nicht (?:\p{L}+ )?(?:im (?:buro|haus|hause|dienst)|erreichbar|am platz|am arbeitsplatz|verfugbar|
    da)(?= ?[.,;!]|$| und| bis| von| in| am)
  `,
  verbose`
    (?:buro|praxis|betrieb|wir|firma|geschaftsstelle)(?: [^\s]{1,20}){0,8}? geschlossen
  `,
  '(?:in )?teilzeit',
  verbose`
    (?:nur )?(?:unregelmassig|sporadisch|eingeschrankt|gelegentlich|
    begrenzt\p{L}*)(?: \p{L}+){0,3}? ?(?:zugriff|zugang|ab|lesen|abrufen|erreichbar)
  `,
  'keinen (?:zugriff|zugang)',
]);

/** When somebody who is away is back. */
export const returnWords = anyOf([
  verbose`
    (?:i|we)(?:'ll| will| shall)? (?:\p{L}+ )?(?:be back|return|get back|reply|respond|answer|resume|read|
    catch up|deal|be in touch|be available|be at my desk)
  `,
  verbose`
    (?:back|return(?:ing)?|available)(?: \p{L}+){0,3}? (?:on|in|from|after|at|monday|tuesday|wednesday|thursday|
    friday|again)
  `,
  verbose`
    until further notice|return date|delayed (?:response|reply)|until (?:[\p{L}\d])
  `,
  'through [\\p{L}\\d]',
  verbose`
    palaan|palataan|palaamme|vastaan|vastaamme|vastailen|takaisin|tavoitettavissa|tavattavissa
  `,
  verbose`
    toistaiseksi|asti|saakka|viiveella|jalleen (?:toissa|paikalla)|toissa (?:taas|jalleen)
  `,
  'loman jalkeen|luen viest\\p{L}+',
  verbose`
    ater(?:kommer|vander)?|tillbaka|tills vidare|till och med|t\.?o\.?m|svarar|besvarar
  `,
  verbose`
    laser (?:jag )?(?:mejl|mail)|till den|sent svar|drojer|efter semestern|hor av mig nar|fran och med
  `,
  'nasta arbetsdag',
  verbose`
    zuruck|wieder (?:\p{L}+ ){0,3}?(?:erreichbar|da|im|fur|verfugbar)|bis auf weiteres
  `,
  verbose`
    bis (?:zum|einschliesslich|\d|anfang|ende|mitte|montag)|ab (?:dem )?\d|ab montag
  `,
  'nach meiner (?:ruckkehr|rueckkehr)|antworte|beantworte|verzogert\\p{L}*',
  'melde mich (?:dann|nach|sobald|wenn)|ruckkehr|nachsten arbeitstag',
]);

/** Who stands in for somebody who is away. */
export const stayWords = anyOf([
  verbose`
    (?:urgent|emergenc\p{L}+|immediate|in my absence|while i am away|meanwhile|in the meantime|is covering|
    covers for me|covering for me|stands? in|deputi\p{L}+|if it burns|cannot wait|can't wait)
  `,
  verbose`
    (?:kiireel\p{L}+|kiireis\p{L}+|sijaise\p{L}+|sijaistaa|sijaisena|tuuraa\p{L}*|poissaoloni aikana|
    lomani aikana|paivysta\p{L}*|akuut\p{L}+|hatatapauks\p{L}+|sillavalin|silla valin)
  `,
  verbose`
    (?:bradskande|akut\p{L}*|vikari\p{L}*|ersatt\p{L}*|under tiden|under min (?:franvaro|semester|ledighet)|
    kontakta (?:istallet|min kollega)|tacker upp|tills dess)
  `,
  verbose`
    (?:dringend\p{L}*|vertret\p{L}*|vertritt|wahrend meiner abwesenheit|in der zwischenzeit|
    in meiner abwesenheit|eilig\p{L}*|notfall\p{L}*|notfallen|zwischenzeitlich|stellvertret\p{L}*)
  `,
]);

/** What people say to people: an answer to what was offered, or a wish. */
export const engagement = anyOf([
  verbose`
    let's|let us|your (?:offer|proposal|product|tool|idea|demo|solution|pitch|price)|interested
  `,
  verbose`
    interesting|call me|ring me|can you|could you|would you|can we|could we|shall we|will you
  `,
  verbose`
    not for us|no thanks|no thank you|we already|how much|write (?:to )?me (?:again|then|back|in)
  `,
  'get back to me|come back to me|come back (?:to us )?in|ping me',
  verbose`
    try (?:me )?again (?:in|after|next|then)|touch base|reach out (?:again )?(?:in|after|then)
  `,
  verbose`
    looks? good|sounds? good|i'd like|i would like|we could|we can (?:talk|speak|meet)|happy to
  `,
  verbose`
    wrong person|not the right|remind me|catch up then|talk (?:then|after|when)|have a look
  `,
  'take a look|please (?:stop|remove|unsubscribe)',
  verbose`
    kiinnosta\p{L}*|tarjou\p{L}+|ehdotu\p{L}+|soita\p{L}* (?:mulle|minulle|sitten|vasta|loman|sen)
  `,
  verbose`
    soitta\p{L}*|jutella\p{L}*|jutellaan|voidaan(?:ko)?|voitko|voitteko|voisitko|voisitteko
  `,
  verbose`
    sopi(?:i|si|siko|iko)|kirjoita(?:kaa|tko)?(?: \p{L}+){0,2} (?:uudestaan|uudelleen|sitten)
  `,
  verbose`
    palataan|muistuta\p{L}*|laita\p{L}* (?:viestia|mailia|meilia|uudestaan|uudelleen)
  `,
  verbose`
    ota\p{L}* (?:yhteytta )?(?:uudestaan|uudelleen|sitten|vasta)|otathan yhteytta|otattehan yhteytta
  `,
  verbose`
    katsotaan|ei kiitos|lahet(?:a|taka|tako|tisi)\p{L}* (?:lisa|esite|hinta|tarjous)\p{L}*
  `,
  verbose`
    intress\p{L}+|offert\p{L}*|erbjudande\p{L}*|ert forslag|ring mig|kan (?:vi|ni|du)
  `,
  'skulle (?:vi|ni|du)|ska vi|hor av (?:dig|er)|hors (?:da|efter|nar|i|sen)',
  verbose`
    aterkom (?:garna|i|efter|da|nar|till mig|till oss)|skriv (?:garna|igen|pa nytt|till mig|da)
  `,
  verbose`
    skicka (?:garna|over|mig)|vi kan (?:ta|prata|horas|ses)|lat oss|nej tack|paminn|ta upp det
  `,
  verbose`
    interess\p{L}*|angebot\p{L}*|vorschlag\p{L}*|rufen sie mich|ruf mich|konnen (?:wir|sie)
  `,
  'kannst du|konntest du|konnten (?:sie|wir)|lassen sie uns|wollen wir',
  verbose`
    melden sie sich (?:\p{L}+ ){0,3}?(?:wieder|danach|dann|noch|im|nach|nochmal|erneut)
  `,
  'schreiben sie mir|schreiben sie (?:\\p{L}+ )?(?:wieder|nochmal|erneut|danach)',
  verbose`
    kommen sie (?:\p{L}+ )?auf mich|sprechen wir|telefonieren|nein danke|kein bedarf
  `,
  'passt (?:mir|uns|das)|schicken sie mir|erinnern sie',
]);

/** What says of itself that no person wrote it. */
export const machineWords = anyOf([
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
    (?:vi har|har)(?: \p{L}+)? (?:tagit emot|mottagit|fatt|registrerat)(?: \p{L}+)? (?:ditt|din|er|ert|dina)
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
