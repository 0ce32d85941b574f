import type { NameWords } from '../../domain/language-pack/name-words.ts';
import { alternatives } from '../notation/alternatives.ts';
import { words } from '../notation/words.ts';

export const names: NameWords = {
  givenNames: words(`
    aada aaro aarne aatu ahti ahto aila aimo aino aki aku aleksi allan alli alma altti amanda anette anita anja
    anna anne anni annika annikki annina annukka anselmi ansku anssi antero anton antti anu ari arja armi aro
    arto arttu arttur arvi arvo asko asta atte auli aulikki auvo eemeli eemil eero eeva eevi eija eila eini
    einari eino elias eliisa elina elisa elise ella ellen elli elma elsa emilia emma emmi enni ensio eerik erja
    erkka erkki erno esa esko essi ester eveliina hanna hannamari hanne hannele hannes hanni hannu harri heidi
    heikki heini heli helena heljä heljo helka helmi henna henni henri henriikka hertta hilkka hilla hilma iida
    iina iiris iiro iivari ilari ilkka ilmari ilona ilpo inari inka inkeri iris irja irma irmeli isto jaakko
    jaana jalmari jami jani janika janina janita janne jari jarkko jarmo jarno jaska jasmin jenna jenni jere
    jesse joel johanna joni jonna jooa joona joonas joosef jorma jouko jouni juha juhana juhani juho jukka
    juhamatti julia juska jussi jutta juulia juuso jyri jyrki kaarina kaarlo kai kaija kaisa kaisu kaius kalervo
    kalevi kalle kari karita karoliina katariina kati katja katri katriina kauko kauno keijo keimo kerttu
    kerttuli kiia kimi kimmo kirsi kirsti kosti krista kristiina kyllikki kyosti laila lari lasse laura lauri
    lea leea leena leevi leif leila leo liina liisa lilja linda linnea lotta luukas maaria maarit maarika maija
    maiju maikki mailis maisa mari maria marianna marianne mariella marika marita maritta marja marjaana
    marjatta marjo marjut marjukka markku marko markus martta martti marttiina matias matleena matti mauno mauri
    meeri meri merja mervi mia mika mikael mikko milja milla minea minja minna miia mira mirja mirjami mirka
    mirva mona monika nea nelli netta niilo niina niklas niko nina ninni noora nuutti oili olavi olli olga
    onerva onni orvokki oskari osmo ossi otso otto outi paavo paivi paivikki panu pasi paula pauli pauliina
    paulus pekka pentti perttu petra petri petteri piia pinja pirita pirjo pirkko pyry raija raili raimo raine
    raisa ranja rasmus rauha raul rauli rauni reeta reetta reija reijo reima reino riia riikka riina risto rita
    ritva ronja roope roosa ruut saana saara saija saila saku salla salli sallamari sami samu samuel samuli
    sanelma sanna sanni santeri santtu sara sari sarianna satu saul seija seppo sini sinikka sirja sirkka sirkku
    sirpa siru sisko siviä soila sointu soja sofia sonja suoma suvi sylvi taija taimi taina taneli tanja tapani
    tapio taru tarja tatu tauno teemu teija tellervo tenho teppo terhi terho tero tertta terttu tiia tiina
    tiinamari timi timo tino toini toivo tomi tommi topi topias toni tuija tuomas tuomo tuukka tuula tuuli
    tuulia tuulikki tytti ukko ulla ulpu unto urho urpo usko vaino valma valpuri valtteri vappu varpu vaula
    veera veijo veikko vellamo venla vesa vieno viena vihtori viivi vilho vilja ville vilma virpi virve vuokko
    yrjo
  `),
  particles: words(''),
  honorifics: words('ktm diplomi-insinoori di dosentti otm kht ht vtm fm tkt'),
  notNames: words(`
    oy oyj konserni ravintola keskus talo suomi helsinki espoo vantaa tampere turku oulu lahti kuopio jyvaskyla
    pori lappeenranta vaasa rovaniemi joensuu hameenlinna kotka rauma kuja tie tiimi meidan yhteystiedot
    palvelut tuotteet uutiset lue lisaa seuraa yritys asiakkaat maanantai tiistai keskiviikko torstai perjantai
    lauantai sunnuntai serie mallisto saatio yliopisto palkinto puisto puhelin osoite kerros asiakaspalvelu
  `),
  placeEndings: ['katu', 'koulu', 'tori'],
  titlesAsNames: words('mestari'),
  transcriptions: {},
  placeholderFamilyNames: words('meikäläinen testaaja'),
  placeholderNames: alternatives('etunimi sukunimi|kalle kuvitteellinen'),
};
