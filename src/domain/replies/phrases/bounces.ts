/* What mail servers write, in the four languages, as `foldLetters` writes it. */
import { anyOf } from '../reply-text.ts';
import { verbose } from '../../../languages/notation/verbose.ts';

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
export const serverSigns = new RegExp(
  verbose`
    diagnostic-code:|final-recipient:|reporting-mta:|action: failed|this is the mail system at host|mailer-daemon|
    permanent fatal errors|transcript of session follows|(?:^|[\s'"(#<])[45]\d\d[ -]#?[45]\.\d{1,3}\.\d{1,3}|
    remote server (?:returned|said|responded)|smtp error|smtp; ?[45]\d\d|(?:reason|grund|syy|orsak|fehler|virhe|fel|
    antwort|vastaus|svar):? ?(?:[^\n]{0,40}\s)?55\d\s|qmail-send program|\b55[0-4] (?:no such|user|mailbox|
    recipient|address|unknown|requested|permanent|sorry|relay)
  `,
  'u',
);

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
