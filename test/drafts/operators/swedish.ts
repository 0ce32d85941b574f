import { alternatives, rewrites, wordList, type MutationWords } from './mutation-words.ts';

export const swedishWords: MutationWords = {
  rewrites: {
    'limit dropped': rewrites(`
      (?:upp till|som mest|minst|högst|cirka|omkring|ungefär|nästan|drygt|knappt) >
      (?:mer än|mindre än|färre än)(?= \\d) >
      under(?= \\d+ (?:s|timmar)) >
      från april till september >
      (?<!endast )på vardagar >
      endast på vardagar >
      endast i rummen på bottenvåningen >
      enbart i Västerås >
      bara i Umeå >
      , måndagar och onsdagar >
      , på måndagar och onsdagar >
      bara torsdag till lördag >
      utom filmjölkslimpan >
      Om tillståndet beviljas flyttar er terminal > Er terminal flyttar
      Förutsatt att tillståndet beviljas flyttas terminalen > Terminalen flyttas
      om kunden inte önskar något annat >
      Om ni inte önskar något annat sker filterbyte > Filterbyte sker
      endast för aggregat som är tillverkade efter 2012 >
      efter chefens godkännande >
      tyngre än fem ton >
      över 5 ton >
      (?<!^)inom Sverige >
      Inom Sverige betalar era kunder > Era kunder betalar
      , dock inte i Vadstena >
      Detaljer tyngre än fem ton > Detaljer
      tidigast >
      i genomsnitt >
      i snitt >
      dagar före helgdag till kl\\. 12 >
      när dygnsvilan blir kortare än elva timmar >
      automatiskt >
    `),
    'limit word swapped': rewrites(`
      (?:bara|endast|enbart) > även
      uteslutande > även
      upp till > minst
      som mest > minst
      minst > högst
      högst > minst
      mer än > mindre än
      mindre än > mer än
      (?:cirka|omkring)(?= \\d) > exakt
      utom > inklusive
      om tillståndet beviljas > även om tillståndet inte beviljas
      förutsatt att > även utan att
      tidigast > senast
      senast > tidigast
      inom(?= två| fyra| \\d) > efter
      efter(?= \\d) > före
      över(?= \\d) > under
      under(?= \\d+ (?:s|timmar)) > över
      från(?= kl) > till
      före > efter
      på vardagar > på helger
      även > bara
      när som helst > bara vid årsskiftet
      i genomsnitt > minst
      i snitt > minst
      varje kväll > varannan kväll
      tyngre än > lättare än
      kortare än > längre än
      inom Sverige > utanför Sverige
      efter chefens godkännande > utan chefens godkännande
    `),
    antonym: rewrites(`
      öppnar <> stänger
      öppning > stängning
      öppet > stängt
      stängd > öppen
      stängt > öppet
      slutade > började
      upphörde > började
      förvärvade > sålde
      förvärvet > försäljningen
      ökade > minskade
      minskade > ökade
      minskat > ökat
      ökning > minskning
      höjningen > sänkningen
      prishöjning > prissänkning
      söker > säger upp
      levererar > köper
      förser > berövar
      ny > gammal
      nya > gamla
      bygga > riva
      bygger > river
      bygga om > riva
      skänker > säljer
      äger > hyr
      tillkommer > försvinner
      beställt > avbeställt
      beställts > avbeställts
      tas med > lämnas kvar
      efterträder > föregår
      tar över > avgår
      förvaltar > säljer
      klagade på > berömde
      klagomålen > berömmen
      egen personal > entreprenörer
      entreprenörer > egen personal
      använt > undvikit
      färre > fler
      fler > färre
      startades > lades ner
      startade > lade ner
      drivs > ägs inte
      fraktfritt > mot fraktavgift
      sålde > köpte
      investerar > sparar
      köper ni in > säljer ni
      sågar > köper
      höga > låga
      säljer > köper
      kvinnor > män
      tecknade > sade upp
      ombyggnad > rivning
      byts ut > behålls
      byte > underhåll
      servar > säljer
      varnar > belönar
      ingår > tillkommer
      raderas > sparas
      säga upp > förlänga
      nattskift > dagskift
      fossilfri > fossil
      rökfria > rökiga
      fria från > fulla av
      innehåller > saknar
      heltidstjänsten > deltidstjänsten
      färdiga > ofärdiga
      möjlig > omöjlig
      från Nässjö till Eksjö > från Eksjö till Nässjö
      börjar > slutar
    `),
    'unit changed': rewrites(`
      miljoner > miljarder
      Mkr > mdkr
      (?<!(?:över|än) \\d+ )(?:kronor|kr) > euro
      (?<=(?:över|än) \\d+ )(?:kronor|kr) > öre
      (?:procent|%) > procentenheter
      (?<!(?:än|under) \\p{L}*\\d*\\s)timmar > minuter
      (?<=(?:än|under) \\p{L}*\\d*\\s)timmar > dagar
      sekunder > millisekunder
      s(?= räknar) > ms
      kubikmeter > liter
      m³ > liter
      kvadratmeter > hektar
      m² > hektar
      ton > kilo
      dagar(?= efter) > veckor
      dagar(?= tills) > veckor
      månad > vecka
      månaden > veckan
      år > månad
      året > månaden
      per bil > per användare
      mil > timmar
      rum > sängar
      lägenheter > villor
      butiker > länder
      bilar > personer
      tekniker > säljare
      förare > bilar
      gånger om året > gånger i månaden
      gånger per år > gånger i månaden
      kväll > vecka
      års > månaders
    `),
    'modality changed': rewrites(`
      planerar att > ska
      planerar i > har byggt i
      ska tas i drift > har tagits i drift
      ska levereras > har levererats
      kommer enligt planen > kom
      väntas > kommer med säkerhet
      kan(?!.* bara) > måste
      får tas med > måste tas med
      har beställt > överväger
      söker > har anställt
      letar efter > har hittat
      tecknade ni > övervägde ni att teckna
      investerar > överväger att investera
      öppnar ni > överväger ni att öppna
      är möjlig > är obligatorisk
      går det att > måste man
      Kravet > Önskemålet
      förvärvade > ville förvärva
      genomför > överväger
    `),
    'negation added': rewrites(`
      (?<!även när .*)(är|var|har|kan|ska|får)(?! inte| ingen| tas| det| ni| vi) > $1 inte
      (är|var|har|kan|ska|får|dröjer|går) (det|ni|vi)(?! inte) > $1 $2 inte
      ni(?= i juni| er | heller| bara| enbart| endast| till | bröd| över| de | som| inga| en | avtal| farligt|
         fraktfritt| livsmedel)
        > ni inte
      (öppnar|förvärvade|söker|förvaltar|slutade|ökade|nådde|levererar|förser|skänker|planerar|kör|äger|bygger|
        driver|investerar|upphörde|servar|beräknar|kostar|minskade|varnar|raderas|säljer|sålde|sågar|inträffade|
        tecknade|omfattas|ingår|tillkommer|flyttar|flyttas|byts|gäller|startades|drivs|hade|köper|sker|räknar|
        lagras|börjar|görs|betalar)(?! inte| ni| vi| er| det)
        > $1 inte
      (öppnar|slutade|söker|levererar|kör|skänker|erbjuder|bytte|tecknade|sågar|säljer|servar|sköter|skickar|
        genomför|bearbetar) (ni|vi)(?! inte)
        > $1 $2 inte
      (söker|har|får|bygga|investerar|planerar|är) en(?= \\p{L}+) > $1 ingen
      (?<!i )alla(?!.* utom) > inte alla
      samtliga > inte samtliga
    `),
    'negation dropped': rewrites(`
      inte >
      dock inte > även
      däremot inte > även
      ingen > en
      inga > många
      utan att > så att
      utan > med
      omfattas inte > omfattas
      aldrig > alltid
      upphörde > fortsatte
      fraktfritt > mot frakt
    `),
    'tense changed': rewrites(`
      öppnar > öppnade
      ska tas > togs
      ska levereras > levererades
      får en > hade en
      slutade > kommer att sluta
      upphörde > kommer att upphöra
      förvärvade > ska förvärva
      ökade > ska öka
      nådde > ska nå
      söker > sökte
      ställdes om > ska ställas om
      levererar( ni| vi)? > levererade$1 förr
      förser( ni| vi)? > försåg$1 förr
      planerar > planerade
      kör( ni| vi)? > körde$1 förr
      har beställt > ska beställa
      är(?= stängd| stationerade| studentbostäder| fria| på plats) > var förr
      har(?= telefontid| söndagsöppet| öppet) > hade förr
      förvaltar( ni| vi)? > förvaltade$1 förr
      blir(?! kortare) > blev
      tar över > tog över
      tillkommer > tillkom
      byts > byttes
      beräknar( ni| vi)? > beräknade$1 förr
      har använt > ska använda
      har minskat > ska minska
      kostar( ni| vi)? > kostade$1 förr
      servar( ni| vi)? > servade$1 förr
      bytte > ska byta
      minskade > ska minska
      varnar( ni| vi)? > varnade$1 förr
      lagras( ni| vi)? > lagrades$1 förr
      tecknade > ska teckna
      börjar > började
      inträffade > kommer att inträffa
      bygger( ni| vi)? > byggde$1 förr
      startades > ska startas
      drivs( ni| vi)? > drevs$1 förr
      sålde > ska sälja
      investerar > investerade
      sågar( ni| vi)? > sågade$1 förr
      säljer( ni| vi)? > sålde$1 förr
      letar > letade
      gäller( ni| vi)? > gällde$1 förr
      genomför > genomförde
      äger( ni| vi)? > ägde$1 förr
      skänker( ni| vi)? > skänkte$1 förr
      skickar( ni| vi)? > skickade$1 förr
      gick > ska gå
      ges( ni| vi)? > gavs$1 förr
      är(?= kvinnor| leverantör) > var förr
    `),
    'comparison turned': rewrites(`
      färre > fler
      fler > färre
      tyngre > lättare
      kortare > längre
      mer än > mindre än
      mindre än > mer än
      minst > högst
      upp till > fler än
      som mest > fler än
      över(?= \\d) > under
      under(?= \\d+ (?:s|timmar)) > över
      före > efter
      efter(?= \\d) > före
      oftast > mest sällan
      de flesta > en liten del av
      (?:cirka|omkring) > dubbelt så många som
      från 190 till 120 > från 120 till 190
      från 190 övertidstimmar i månaden till 120 > från 120 övertidstimmar i månaden till 190
      inom(?= två| fyra) > tidigast efter
      ytterligare > sammanlagt bara
      totalt > ytterligare
      bland dem > utom
      höga > låga
    `),
    'quantifier widened': rewrites(`
      de flesta > alla
      två av fem > alla
      oftast > alltid
      260 av de 3 400 lägenheter > alla de 3 400 lägenheter
      varav 260 är > alla
      endast på vardagar > alla dagar
      på söndagar > alla dagar
      (?<!på )vardagar > alla dagar
      från april till september > hela året
      bara torsdag till lördag > alla dagar
      måndagar och onsdagar > alla dagar
      enbart i Västerås > i hela landet
      bara i Umeå > överallt
      i (?:Västernorrland|Småland|Södermanland|Kalmar) > i hela landet
      i hela Mälardalen > i hela Norden
      endast i rummen på bottenvåningen > i alla rum
      i Umeå och Skellefteå > överallt
      från butikerna i Sundsvall > från alla butiker
      inom Sverige > i hela världen
      inom två timmar i Västerås och > överallt
      fem användare > alla användare
      er (?:verkstad|butik|restaurang) > alla era enheter
      endast för aggregat som är tillverkade efter 2012 > för alla aggregat
      utom filmjölkslimpan > utan undantag
      i kvarteret Ankaret > i alla kvarter
      tyngre än fem ton > av alla slag
      över 5 ton > av alla storlekar
      Detaljer tyngre än fem ton > Alla detaljer
      Beställningar över 350 kronor > Alla beställningar
      95 butiker > alla butiker
      en underhållstekniker > fem underhållstekniker
      i genomsnitt > alltid
    `),
  },
  actorsSwapped: rewrites(`
    Ni förvärvade i juni 2026 svetsföretaget Lundins Plåt i Köping
      > Svetsföretaget Lundins Plåt i Köping förvärvade er i juni 2026
    som efterträder Mats Fjellström > som efterträds av Mats Fjellström
    levererar ni bröd till 95 butiker > får ni bröd levererat av 95 butiker
    kör ni livsmedelstransporterna åt kedjan Matnära > kör kedjan Matnära livsmedelstransporterna åt er
    Veistola i Finland är leverantör av er nya justerlinje > Ni är leverantör av Veistolas nya justerlinje
    Ni äger vindparken, medan Blåskär Vind har skött > Blåskär Vind äger vindparken, medan ni har skött
    får ni en varning av Passklart Schema > får Passklart Schema en varning av er
    Grossisten Lindqvist & Co har använt Ruttklok > Ruttklok har använt grossisten Lindqvist & Co
    skänker ni varje kväll till Stadsmissionen > skänker Stadsmissionen varje kväll till er
    Överskottsvärmen säljer ni > Överskottsvärmen köper ni
    har sedan 2020 fått sina livsmedel i Småland körda av er > har sedan 2020 kört era livsmedel i Småland
  `),
  toUs: rewrites(`
    ni > vi
    hos er > hos oss
    av er(?=[.,]|$) > av oss
    till er(?=[.,]|$| dygnet) > till oss
    er(?= \\p{L}) > vår
    ert > vårt
    era > våra
    ni > vi
  `),
  toThem: rewrites(`
    vi > ni
    hos oss > hos er
    av oss > av er
    oss > er
    vår > er
    vårt > ert
    våra > era
  `),
  days: wordList('måndag tisdag onsdag torsdag fredag lördag söndag'),
  months: wordList('januari februari mars april maj juni juli augusti september oktober november december'),
  seasons: wordList('våren sommaren hösten vintern'),
  monthEnding: '',
  clauseEnd: '(?<!(?<!\\d)\\d{1,2})[.;:] |, (?:som|och|men|varav|bland|därefter|medan)(?= )| och ',
  yearPreposition: '',
  datePreposition: 'den|i|I|Den',
  numbers: [wordList('två tre fyra fem sex sju åtta nio tio elva tolv tretton')],
  ordinals: [wordList('första andra tredje fjärde femte sjätte sjunde åttonde')],
  upperBounds: 'inom|mindre än|på mindre än|på under|under',
  hedges: alternatives(`
    upp till|som mest|minst|högst|mer än|mindre än|färre än|över|under|cirka|omkring|ungefär|nästan|drygt|knappt|
    bara|endast|ytterligare|tyngre än|kortare än|inom|exakt|andra|sammanlagt
  `),
  movableLimits: 'upp till|minst|mer än|mindre än|över|cirka|omkring',
  numberLimits: ['mer än', 'färre än', 'nästan'],
  exclusive: 'bara|endast|enbart|uteslutande|enda',
  onlyWord: 'bara',
  only: 'bara|endast|enbart|uteslutande',
  phraseStart: 'i|på|för|från|med|till|av|efter|före|inom|vid|under',
  lowerable: '',
  and: 'och|samt',
  or: 'eller',
  complete: 'bara|endast|enbart|uteslutande|både|utom',
  beforeRange: 'mellan|per|från',
  afterList: 'i|på|för|från|med|till|av|men|som|och|ett|under|inträffade|drivs|har',
  nounsHaveCapitals: false,
  places: [
    wordList(
      `Skövde Borås Köping Arboga Västerås Sundsvall Motala Vadstena Växjö Nässjö Eksjö Umeå Skellefteå Kalmar Ljungby
       Nyköping Visby Edsbyn Örebro Falun Luleå Karlstad Halmstad Kiruna Ystad Gävle`,
    ),
    wordList('Västernorrland Småland Öland Mälardalen Södermanland Skåne Värmland'),
    wordList('Sverige Finland Norge Danmark'),
  ].map((group) => group.map((place) => [place, `${place}s`])),
  names: [
    ['Hammarquist', 'Hammarquists'],
    ['Sundelöf', 'Sundelöfs'],
    ['Brovall', 'Brovalls'],
  ],
  notNames: wordList(
    `Ni Er Ert Era Den Det De I På Vi Vår Våra Alla Av Om Under Från Med Till Sedan Genom Detaljer Plåt Schema Mkr Ny
     Vaccination Beställningar Maja Storgatan`,
  ).join('|'),
  partyPrepositions: 'från|till|av|åt|med|hos|som efterträder|efter',
  beforeParty: '(?:kedjan|grossisten|finska|svetsföretaget) ',
  afterParty: 'AB',
  pronouns: [
    ['ni', 'er'],
    ['vi', 'oss'],
  ],
  agreement: [],
  frames: {
    question: 'Stämmer det att {sentence}?',
    'call to action': 'Låt oss prata om att {sentence}.',
  },
};
