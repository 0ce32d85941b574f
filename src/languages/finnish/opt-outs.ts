/* The Finnish words of an opt-out, as `foldLetters` writes them. */
import type { OptOutWords } from '../../domain/language-pack/opt-out-words.ts';
import { verbose } from '../notation/verbose.ts';

const gap = '(?:\\s[^\\s.!?]{1,25}){0,5}?\\s';
const near = '(?:\\s[^\\s.!?]{1,25}){0,3}?\\s';

/** Verbs of ending, which a negation turns into their contrary. */
const endings = [
  '(?<=(?:^|ja |nyt |jo |, ))(?:lopetta(?:kaa|kee|kkee)|lopeta)(?: jo| nyt| heti)?(?= ?[.!]|$)',
  verbose`
    pois (?:\p{L}+ ){0,3}?(?:postitukse\p{L}*|postituksi\p{L}*|lahetyksi\p{L}*|listoi\p{L}*|rekister\p{L}*)
  `,
  verbose`
    (?:poista|poistathan|poistattehan|poistakaa|poistakaahan|poistakaapa|poistaisitko|poistaisitteko|poistatko|
    poistatteko|poistahan|poistapa|poistetaan|poistettava|poistaa|poistamaan|poistamista|poistettavaksi|
    poistetuksi|poistaisit|poistaisitte|pyyhi|pyyhkikaa|otathan|ottakaa|ota|ottaisitko|ottaisitteko|tiputa|
    tiputtakaa|tippukaa|heivatkaa|heita|siivotkaa|haivyttakaa|kirjatkaa|tuhotkaa)
  ` +
    verbose`
      ${near.replace('{0,3}', '{0,4}')}?(?:\s?)(?:minut|meidat|mut|mua|minua|meita|osoitteeni|osoitteemme|
      osotteeni|tietoni|tietomme|tiedot|tietojani|sahkopostini|sahkopostiosoitteeni|sahkopostimme|meilini|
      yhteystietoni|yhteystietomme|nimeni|taman osoitteen|tama osoite|mun \p{L}+|meidan \p{L}+|pois|
      listal\p{L}+|listoil\p{L}+|postituslist\p{L}+|rekister\p{L}+|jakelu\p{L}+|kontaktilist\p{L}+)
    `,
  verbose`
    (?:minut|meidat|mut|osoitteeni|osoitteemme|tietoni|tietomme|sahkopostini|yhteystietoni|nimeni|mun \p{L}+|
    meidan \p{L}+|taman osoitteen|tama osoite)
  ` +
    verbose`
      ${gap}?(?:\s?)(?:poistaa|poistettava|poistetaan|poistaisi|poistakaa|poista|poistetuksi|pois)
    `,
  verbose`
    pois (?:\p{L}+ ){0,3}?(?:listal\p{L}+|listoil\p{L}+|postituslist\p{L}+|postituslistoil\p{L}+|jakelu\p{L}*|
    rekister\p{L}+|kontakti\p{L}+|tietokan\p{L}+|markkinointi\p{L}+)
  `,
  verbose`
    (?:listal|listoil|postituslistal|postituslistoil|sahkopostilistal|jakelulistal)(?:ta|tanne|tasi|tanne|
    tanne)(?: pois)?
  `,
  verbose`
    (?:peru|perukaa|peruuta|peruuttakaa|perun|peruisin|peruutan|haluan perua|haluaisin perua|
    haluan peruuttaa)\s(?:\p{L}+ ){0,3}?(?:tilau\p{L}+|uutiskirj\p{L}+|viest\p{L}+|posti\p{L}+)
  `,
  verbose`
    (?:lopeta|lopettakaa|lopettakaahan|lopettakaapa|lopetatte|lopetatteko|lopettaa|lopettaisitteko|
    lopettaisitko|lopettakaas|lopetahan|loppukoon|loppu)\s(?:\p{L}+ ){0,3}?(?:tama|taa|tallai\p{L}+|tammo\p{L}+|
    nama|naiden|lahett\p{L}+|lahetyk\p{L}+|viest\p{L}+|spam\p{L}*|hairi\p{L}+|mail\p{L}*|meil\p{L}+|posti\p{L}*|
    sahkopost\p{L}+|mainost\p{L}*|mainos\p{L}*|markkinoin\p{L}+|yhteyden\p{L}*|roskapost\p{L}+|pommit\p{L}+|
    tyrkyt\p{L}+|jankut\p{L}+)
  `,
  verbose`
    (?:tietojeni|henkilotietojeni|tietojemme|osoitteeni|sahkopostiosoitteeni) (?:\p{L}+ )?(?:poist\p{L}+|
    pyyhki\p{L}+|tuho\p{L}+)
  `,
  verbose`
    (?:peru|perukaa|peruuttakaa|peruutatte|peruutatteko|peruisitte|peruuttaisitte|lopettaa|lopettaisitte|lopetatte)
    (?: \p{L}+){0,3}? (?:posti\p{L}*|viest\p{L}*|lahety\p{L}*|mainos\p{L}*|mainont\p{L}*|uutiskirj\p{L}*)
  `,
  verbose`
    (?:havita|havittakaa|tuhoa|tuhotkaa|pyyhkikaa|poistakaa)(?: \p{L}+){0,4}? (?:tiedot|tietoni|tietomme|
    henkilotie\p{L}*|kaiken|osoitteet)
  `,
];

/** Prohibitions, which carry their own `not`. */
const prohibitions = [
  '(?:en|emme) (?:naita|nait|tallaisia|tammosia|tallasia) (?:\\p{L}+ )?(?:halu\\p{L}*|kaipa\\p{L}*|tarvi\\p{L}*)',
  verbose`
    pois (?:tasta|taalta)(?= ?[.,!]|$)|(?:en|emme|ei)(?: \p{L}+)? (?:halua|haluta|haluu)(?: \p{L}+){0,2}?
    (?: naita| tallaisia| tammosia| tallasia)(?: \p{L}+)?(?= ?[.,!]|$)|uskokaa jo|ymmartakaa (?:vihje|yskan)|
    (?:jo|nyt) riittaa|riittaa (?:jo|nyt)
  `,
  verbose`
    (?:pyysin|pyysimme|pyydettiin|pyydan|pyydamme)(?:,? \p{L}+){0,8}?,? (?:ettette|ettet|ette|lopet\p{L}*|
    poist\p{L}*)(?= .*(?:laheta|kirjoit|viest|post|yhtey|list))|pyydan (?:toisen kerran|toistamiseen)
  `,
  verbose`
    (?:ala|alkaa|elka|elkaa|ela|alka|elekaa|alkaahan|alkaapa|alahan|alkaatte)(?: (?:enaa|ikina|koskaan|minulle|
    meille|mulle|tanne|minua|meita|mua|turhaan|viitsiko|viitsi|kiitos|tata|tallaisia|naita|nyt|tahan|
    osoitteeseen|ainakaan|missaan|nimessa))*(?: \p{L}+)? (?:laheta|lahettako|lahettaka|lahetelko|lahettele|
    lahetella|lahestyko|lahesty|laita|laittako|laitelko|laittele|ota yhteytta|ottako yhteytta|
    ottako enaa yhteytta|ottako|ota|kirjoita|kirjoittako|kirjoittelko|kirjoittele|hairitko|hairitse|spammaa|
    spammatko|spammaile|mailaa|mailatko|meilaa|meilatko|postita|laittoo|lahettoo|markkinoi|markkinoiko|
    viestitelko|pommita|tyrkyta|tyrkyttako|vaivatko|vaivaa|soitelko|kontaktoiko|kontaktoi|
    lahetteleko)(?! (?:tarjousta|laskua|esitetta|materiaalia) (?:viela|ennen))
  `,
  verbose`
    (?:en|emme|ei|enka|emmeka|enaa en)(?: \p{L}+){0,2}? (?:halua|haluaisi|haluu|haluta|tahdo|toivo|kaipaa|
    kaivata|ottaa vastaan|ota vastaan|hyvaksy|jaksa)(?: \p{L}+){0,4}? (?:viest\p{L}*|
    sahkopost\p{L}*|postia|posteja|poste\p{L}*|maino[sk]\p{L}*|mainont\p{L}*|markkinoin\p{L}*|yhteydenot\p{L}*|
    yhteytta|meilej\p{L}*|maile\p{L}*|meilia|mailia|kontaktoin\p{L}*|roskapost\p{L}*|spam\p{L}*|uutiskirj\p{L}*|
    kuulla teista|kuulla sinusta|saada naita|saada teilta)
  `,
  verbose`
    ei (?:enaa|lisaa|ikina|koskaan)(?: \p{L}+){0,2}? (?:viestej\p{L}*|viestia|sahkopost\p{L}*|posteja|postia|
    mainoks\p{L}*|mainontaa|meilej\p{L}*|mailej\p{L}*|yhteydenot\p{L}*|spam\p{L}*|roskapost\p{L}*|naita|
    tallais\p{L}*|tammos\p{L}*)
  `,
  verbose`
    (?:kiellan|kiellamme|kielletaan|kielsin|kiellettava)(?: \p{L}+){0,4}? (?:suoramarkkinoin\p{L}*|
    markkinoin\p{L}*|yhteyden\p{L}*|tieto\p{L}*|henkiloti\p{L}*|viest\p{L}*|lahett\p{L}*|kayt\p{L}*|
    postit\p{L}*)
  `,
  '(?:suora)?markkinointikiel\\p{L}+',
  verbose`
    (?:jata|jattakaa|jattakaahan|antakaa|anna)(?: \p{L}+)? (?:minut|meidat|mut|minun|meidan|mun|
    olla)(?: olla)? (?:rauhaan|rauhassa)
  `,
  verbose`
    unohda(?:kaa)? (?:minut|meidat|osoitteeni|koko osoite|mun)|en (?:enaa )?ikina halua kuulla
  `,
  verbose`
    (?:olen|ollaan|olemme|oon) (?:jo )?(?:\p{L}+ )?(?:pyytanyt|pyytaneet|perunut|peruneet|poistunut|
    sanonut)(?: \p{L}+){0,4}? (?:poist\p{L}*|tilau\p{L}*|listal\p{L}*|lopett\p{L}*|kerta\p{L}*)
  `,
  '(?:toista|kolmatta|monetta\\p{L}*) kertaa',
  verbose`
    (?:en|emme|ei|enka|emmeka)(?: \p{L}+){0,3}? (?:halua\p{L}*|haluta|haluu|toivo\p{L}*|kaipaa|kaivata|tarvitse|
    valita|
    suostu)(?: \p{L}+){0,7}? (?:viest\p{L}*|sahkopost(?:i|ia|eja|it|ista|eista)(?!\p{L})|post(?:ia|eja|ituks\p{L}+)|
    maino[sk]\p{L}*|mainont\p{L}*|markkinoin\p{L}*|
    yhteydenot\p{L}*|meil(?:i|ej|ia)\p{L}*|mail(?:i|ej|ia)\p{L}*|lahestym\p{L}*)
  `,
  verbose`
    (?:mieluummin|mieluiten|mielellani|mielellamme)(?: \p{L}+){0,3}? (?:ilman|en|emme|saastyis\p{L}*)|
    saast(?:akaa|aisitte|yisin|yisimme|yttais\p{L}*)
  `,
  verbose`
    (?:toivo\p{L}*|olkoon|jaakoon|jaisi|olisi|jaa|oli|on)(?: \p{L}+){0,6}? viimei\p{L}+(?: \p{L}+)?
    [ ]?(?:viest\p{L}*|sahkopost\p{L}*|yhteyden\p{L}*|meil\p{L}*|mail\p{L}*|kerta|posti)
  `,
  verbose`
    (?:huolehtikaa|huolehdi|pitakaa|varmistakaa)(?:,? \p{L}+){0,4}?,? (?:ettei|etteivat|etta)(?: \p{L}+){0,8}?
    [ ](?:enaa|viest\p{L}*|osoit\p{L}*|posti\p{L}*)|emme ota vastaan(?: \p{L}+){0,3}
  `,
  verbose`
    (?:ala|alkaa|elka|elkaa|ela|alka)(?: \p{L}+){0,8}? (?:laheta|lahettako|lahettaka|laita|laittako|laittaka|ota|
    ottako|
    kirjoita|kirjoittako|lahesty|lahestyko|hairitse|hairitko|mainosta|mainostako|spammaa|spammatko|mailaa|mailatko|
    laittoo|lahettoo)(?: \p{L}+){0,6}? (?:enaa|ikina|koskaan|uudestaan|uudelleen|jatkossa|ennee)
  `,
  verbose`
    (?:ala|alkaa|elka|elkaa|ela|alka|elekee)(?: \p{L}+){0,3}? (?:enaa|ikina|koskaan|
    ennee)(?: \p{L}+){0,6}? (?:laheta|
    lahettako|laita|laittako|ota|ottako|kirjoita|kirjoittako|lahesty|lahestyko|hairitse|mainosta|laittoo)
  `,
  verbose`
    list(?:asta|alta|alla)(?: \p{L}+){0,3}? (?:eroon|pois|paasee|paasen)|lopett(?:amaan|
    aa)(?: \p{L}+)? (?:yhteyden\p{L}*|
    viest\p{L}*|lahett\p{L}*)|lope(?:ta|ttakaa) jo|ettei(?: \p{L}+){0,5}? enaa(?: \p{L}+){0,3}? (?:yhtey\p{L}*|
    viest\p{L}*|
    lahet\p{L}*|posti\p{L}*|oteta)
  `,
  'elekee laittoo|haista \\p{L}+|painu(?:kaa)? \\p{L}+|suksi\\p{L}* \\p{L}+',
  verbose`
    (?:jata|jattakaa|jattakaas|jattaisitte)(?: \p{L}+){0,2}? (?:minut|meidat|mut|minua|
    meita) (?:\p{L}+ )?rauha\p{L}*
  `,
];

/** Complaints of being written to, whatever stands around them. */
const complaints = [
  verbose`
    (?:oikeus tulla unohdetuksi|oikeuttani tulla|tietosuojavaltuut\p{L}*|gdpr:?n (?:nojalla|perusteella|
    mukai\p{L}*)|artikla(?:n)? (?:15|17|21)|(?:15|17|21)\.? artikla\p{L}*|tietosuoja-asetuksen)
  `,
  verbose`
    (?:tama|taa|tallainen|tama(?:han)?|nama|naa)(?: \p{L}+)? (?:on|ovat) (?:\p{L}+ )?(?:roskaposti\p{L}*|
    spammia|spammi\p{L}*|spamia|hairintaa)
  `,
  verbose`
    (?:ilmoitan|merkitsen|merkkasin|merkitsin|raportoin|siirran|ilmiannan|
    laitan)(?: \p{L}+){0,3}? (?:roskapost(?:iksi|ina|iin|eihin)|spam\p{L}*|estolist\p{L}*)
  `,
  'roskapostia[.!]|spammaaja\\p{L}*|estin (?:sinut|teidat|osoitt\\p{L}+)',
  verbose`
    estan (?:sinut|teidat|osoitt\p{L}+|lahett\p{L}+)|(?:menette|menitte|paaditte|paasitte|laitan|lisaan|
    olette)(?: \p{L}+){0,2} estolist\p{L}+
  `,
  verbose`
    (?:en|emme) ole (?:\p{L}+ )?(?:tilannut|tilanneet|antanut lupaa|antaneet lupaa|liittynyt|liittyneet|
    pyytanyt (?:teilta|naita|tata|mainok\p{L}*)|suostunut|suostuneet)
  `,
];

export const optOuts: OptOutWords = { endings, prohibitions, complaints };
