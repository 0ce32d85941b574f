/* States of being away, in the four languages, as `foldLetters` writes it. */
import { anyOf } from '../reply-text.ts';
import { verbose } from '../../../languages/notation/verbose.ts';

/** Subjects of notes of absence. */
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
    well-?deserved |long ){0,4}(?:annual |summer |winter |parental |maternity |paternity |sick |medical |family |
    study |compassionate |unpaid |christmas |easter |extended |short ){0,4}(?:leave|holidays?|vacation|pto|
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
    tjanstledig|mammaledig|pappaledig|sjukskriven|studieledig|ledig (?:till|fram|fran|idag|resten|hela)|
    pa resande fot|bortrest|borta|franvarande|
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
