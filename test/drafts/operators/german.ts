import { alternatives, rewrites, wordList, type MutationWords } from './mutation-words.ts';

export const germanWords: MutationWords = {
  rewrites: {
    'limit dropped': rewrites(`
      (?:bis zu|mindestens|höchstens|maximal|wenigstens|rund(?! um)|etwa|ungefähr|circa|fast|knapp) >
      (?:mehr als|weniger als|über|unter)(?= \\d| zwei| drei| vier| fünf| sechs| zehn) >
      nur im Umkreis von \\d+ Kilometern um \\p{L}+ >
      nur bis \\d+ km rund um \\p{L}+ >
      nur am Wochenende >
      nur nach Vereinbarung >
      nur samstags >
      nur mit Hubsteiger >
      nur bis \\d+ Uhr >
      nur für Betriebe mit mehr als fünf Beschäftigten >
      in den Sommerferien >
      im Januar >
      Von Dezember bis Februar hat Ihr Hofladen in Passau > Ihr Hofladen in Passau hat
      außer dem Eiswein >
      vom selben Tag >
      innerhalb Deutschlands >
      ab einem Alter von \\p{L}+ Jahren >
      ab drei Metern Höhe >
      ab (?:einer Abweichung von \\d+ °C|zwei Grad) >
      , wenn die Bestellung [^.]+ >
      Bei jährlicher Wartung durch Ihren Betrieb gewähren Sie > Sie gewähren
      Erhalten wir die Stunden spätestens am 25., liegt die Abrechnung > Die Abrechnung liegt
      in der Regel >
      meist >
      ausnahmsweise >
      mit einer Frist von vier Wochen >
      mit vierwöchiger Frist >
      der Klasse 1 >
      (?<!^)in der EU >
    `),
    'limit word swapped': rewrites(`
      nur > auch
      ausschließlich > auch
      auch > ausschließlich
      bis zu > mindestens
      mindestens > höchstens
      maximal > mindestens
      mehr als > weniger als
      weniger als > mehr als
      über(?= \\d) > unter
      ab(?= \\p{L}+ (?:Jahren|Metern|Grad|Flaschen)| einem) > bis zu
      bis(?= \\d+ Uhr) > ab
      bis(?= (?:Ende|Herbst)) > erst nach
      außer > einschließlich
      (?:rund|etwa|circa)(?= \\d) > genau
      in der Regel > immer
      meist > immer
      ausnahmsweise > regelmäßig
      vor allem > ausschließlich
      spätestens > frühestens
      vor(?= dem) > nach
      nach Vereinbarung > ohne Vereinbarung
      nur mit > nur ohne
      innerhalb > außerhalb
      bei jährlicher > auch ohne jährliche
      jederzeit > nur zum Jahresende
      nach(?= Anwohnerbeschwerden) > vor
    `),
    antonym: rewrites(`
      eröffnen > schließen
      Eröffnung > Schließung
      geöffnet <> geschlossen
      übernommen > abgegeben
      Übernahme > Abspaltung
      übernimmt > verliert
      stieg > sank
      sank > stieg
      höheren > niedrigeren
      erhalten > verloren
      eingestellt > ausgeweitet
      einstellen > entlassen
      suchen > entlassen
      investieren > sparen
      Investition > Einsparung
      neues > altes
      neue > alte
      neuen > alten
      zweite > erste
      siebte > siebzehnte
      eigenen > gemieteten
      gesenkt > erhöht
      Umsatzrückgang > Umsatzanstieg
      übernehmen > verlieren
      beliefert > boykottiert
      zertifiziert > abgemahnt
      gestattet > verboten
      dürfen <> müssen
      willkommen > unerwünscht
      behielten > verloren
      früheren > neuen
      frühere > künftige
      trennte sich von > erwarb
      hinzukommen > wegfallen
      Erstmals > Letztmals
      erstmals > letztmals
      digitaler > gedruckter
      monatlich > jährlich
      jährlich > monatlich
      unbefristeten > befristeten
      kündigen > verlängern
      liefern > kaufen
      reinigen > verkaufen
      spendet > verkauft
      betreiben > verpachten
      in Vollzeit > in Teilzeit
      vorsehen > ausschließen
      vorgesehen > ausgeschlossen
      verlegen > entfernen
      Verlegung > Entfernung
      verzichten > setzen
      Torfverzicht > Torfeinsatz
      ambulanten > stationären
      Privatpatienten > Kassenpatienten
      rechtzeitig vor > erst nach
      kostenlos > kostenpflichtig
      zugelassen > verboten
      Ausfall > Ausbau
      Zulieferer > Abnehmer
      eröffnet > schließt
      folgt ihm > geht ihm voraus
      beliefern > meiden
      bemerkte > übersah
      nächtliche > tägliche
      höchstens > mindestens
      erreicht man Sie > erreicht man niemanden
      vorgeschriebene > freiwillige
      natürliche > synthetische
      installieren > demontieren
      in Anspruch nimmt > einspart
      beginnt > endet
      aus der Bahnhofstraße in das frühere Postgebäude am Markt
        > aus dem früheren Postgebäude am Markt in die Bahnhofstraße
    `),
    'unit changed': rewrites(`
      Millionen > Milliarden
      Mio\\. > Mrd.
      (?:Euro|€) > Dollar
      (?:Prozent|%) > Prozentpunkte
      Kilometern? > Metern
      km > m
      Hektar > Quadratmeter
      ha > m²
      (?:Megawatt|MW) > Kilowatt
      Wochen > Monate
      Tage > Wochen
      Tagen > Wochen
      Jahren > Monaten
      (?<!mindestens \\p{L}+ )Jahre > Monate
      (?<=mindestens \\p{L}+ )Jahre > Jahrzehnte
      Minuten > Stunden
      Metern > Zentimetern
      (?:Grad|°C) > Prozent
      pro Nacht > pro Woche
      im Monat > im Jahr
      monatlich > wöchentlich
      jährlich > monatlich
      Werktag > Sonntag
      vierwöchiger > vierjähriger
      Zimmer > Betten
      Personen > Gruppen
      Flaschen > Kisten
      Maschinen > Werke
      Lastzügen > Fahrrädern
      Uhr > Uhr nachts
      Ersten? Halbjahr > ersten Quartal
      ersten Halbjahr > ersten Quartal
      Geschäftsjahr > Quartal
      Schuljahr > Monat
    `),
    'modality changed': rewrites(`
      Sie planen, bis Ende 2028 (.+) zu verlegen > Sie haben bis heute $1 verlegt
      Geplant ist > Abgeschlossen ist
      wollen 2027 (.+) einstellen > haben 2027 $1 eingestellt
      sollen 2027 (.+) hinzukommen > sind 2027 $1 hinzugekommen
      können > müssen
      kann > muss
      dürfen > müssen
      darf > muss
      suchen Sie (.+) in Vollzeit > haben Sie $1 in Vollzeit gefunden
      vorgesehen > erfolgt
      vorgeschriebene > freigestellte
      steht noch aus > liegt vor
      steht (.+) an > wäre $1 denkbar
      Sie investieren (.+)(?=\\.) > Sie würden gern $1 investieren
      den Auftrag erhalten > Aussicht auf den Auftrag erhalten
      übernehmen Sie (.+)(?=\\.) > würden Sie gern $1 übernehmen
      setzen wir voraus > wünschen wir uns
      eröffnen Sie > erwägen Sie
      gewähren > erwägen
      lässt > würde gern
      wird (.+) angeboten > wurde $1 angeboten
    `),
    'negation added': rewrites(`
      (?:ist|sind)(?= \\p{Ll}+ zertifiziert) > ist nicht
      (?<!keine einzige .*)(geöffnet|übernommen|erhalten|zertifiziert|beliefert|gesenkt|eingestellt|zugelassen|
        einstellen|betrieben|behandelt|gestattet|verlegen|auszustatten|ausstatten|umgestellt|buchen|kündigen|
        mitgebracht|vorgesehen|installiert|gefertigt|produziert|geworden|angeboten|verteilt)(?=[.,])
        > nicht $1
      einen > keinen
      eine(?! nicht| Frist) > keine
      ein > kein
      betreiben > betreiben nicht
      investieren > investieren nicht
      bewirtschaften > bewirtschaften nicht
      stieg > stieg nicht
      sank > sank nicht
      dauert > dauert nicht
      kostet > kostet nicht
      misst > misst nicht
      meldet > meldet nicht
      hält > hält nicht
      liefern Sie > liefern Sie nicht
      arbeiten > arbeiten nicht
      verlegen > verlegen nicht
      übernimmt > übernimmt nicht
      geht in > geht nicht in
      spendet > spendet nicht
      gehört > gehört nicht
      reinigen > reinigen nicht
      fallen > fallen nicht
      eröffnen Sie > eröffnen Sie nicht
      zogen Sie > zogen Sie nicht
      entstehen > entstehen nicht
      verzichten Sie > verzichten Sie nicht
      installieren Sie > installieren Sie nicht
      befindet sich > befindet sich nicht
      sitzen Sie > sitzen Sie nicht
      erhalten alle > erhalten nicht alle
      alle(?!.* außer) > nicht alle
      nutzt > nutzt nicht
      bemerkte > bemerkte nicht
      verteilt > verteilt nicht
      trennte sich > trennte sich nicht
      kommen > kommen nicht
    `),
    'negation dropped': rewrites(`
      nicht >
      kein > ein
      keine einzige > eine
      keine > einige
      keinen > einen
      ohne Gelatine > mit Gelatine
      ohne > mit
      nicht mehr > weiterhin
      ausgenommen > erfasst
      nie > immer
      statt > neben
      noch aus > nicht mehr aus
    `),
    'tense changed': rewrites(`
      eröffnen Sie > eröffneten Sie
      entstehen > entstanden
      haben (.+) übernommen > werden $1 übernehmen
      haben (.+) erhalten > werden $1 erhalten
      haben (.+) eingestellt > werden $1 einstellen
      hat (.+) gesenkt > wird $1 senken
      stieg (.+)(?=\\.) > wird $1 steigen
      sank (.+?)(?=, weil|\\.$) > wird $1 sinken
      übernimmt > übernahm
      betreiben(?! lassen)( Sie| wir| jeder Sensor| Ostermann)? > betrieben$1 früher
      investieren > investierten
      bewirtschaften(?! lassen)( Sie| wir| jeder Sensor| Ostermann)? > bewirtschafteten$1 früher
      werden elf > wurden früher elf
      ist(?= .+ zertifiziert) > war
      ist(?= in der EU| .+ geöffnet) > war
      dauert > dauerte früher
      kostet(?! lassen)( Sie| wir| jeder Sensor| Ostermann)? > kostete$1 früher
      übernehmen Sie > übernahmen Sie
      zogen Sie (.+) um(?=\\.$) > werden Sie $1 umziehen
      trennte sich Kranich (.+)(?=\\.$) > wird sich Kranich $1 trennen
      gehört seit > gehörte bis
      arbeiten(?! lassen)( Sie| wir| jeder Sensor| Ostermann)? > arbeiteten$1 früher
      wollen > wollten
      soll > sollte ursprünglich
      reinigen(?! lassen)( Sie| wir| jeder Sensor| Ostermann)? > reinigten$1 früher
      rechnen wir > rechneten wir früher
      verlegen jährlich > verlegten früher jährlich
      installieren(?! lassen)( Sie| wir| jeder Sensor| Ostermann)? > installierten$1 früher
      fertigen(?! lassen)( Sie| wir| jeder Sensor| Ostermann)? > fertigten$1 früher
      liefern(?! lassen)( Sie| wir| jeder Sensor| Ostermann)? > lieferten$1 früher
      behielten alle 37 Beschäftigten ihre Arbeit > werden alle 37 Beschäftigten ihre Arbeit behalten
      wird seit > wurde bis
      verteilt > verteilte früher
      hält > hielt
      nutzt > nutzte früher
      erhalten alle > erhielten früher alle
      befindet sich > befand sich früher
      führte (.+)(?=\\.$) > wird $1 führen
      spendet(?! lassen)( Sie| wir| jeder Sensor| Ostermann)? > spendete$1 früher
      geht > ging
    `),
    'comparison turned': rewrites(`
      mehr als > weniger als
      weniger als > mehr als
      höheren > niedrigeren
      niedrigeren > höheren
      mindestens > höchstens
      höchstens > mindestens
      bis zu > über
      maximal > mehr als
      über > unter
      (?:rund|etwa)(?= \\d) > weit über
      statt (\\d+) nur noch (\\d+) > statt $2 nur noch $1
      von 19 auf 13 > von 13 auf 19
      größer > kleiner
      weniger > mehr
      nur noch > sogar
      darunter > außerdem
      davon > dazu
      spätestens > frühestens
      vor allem > am wenigsten
      zwölf weitere > zwölf weniger
    `),
    'quantifier widened': rewrites(`
      Bis zu 60 Prozent des Stroms > Der gesamte Strom
      alle Ihre Weine außer dem Eiswein > alle Ihre Weine
      elf > alle
      davon \\d+ (Hektar|ha) > sämtliche $1
      sind 22 ha > sind alle ha
      in der Regel > immer
      meist > immer
      vor allem > ausschließlich
      nur samstags > täglich
      nur am Wochenende > täglich
      dienstags und donnerstags > täglich
      in den Sommerferien > ganzjährig
      im gesamten Münsterland > in ganz Deutschland
      im Umkreis von 120 Kilometern um Fulda > in ganz Deutschland
      nur bis 120 km rund um Fulda > in ganz Europa
      in (?:Bayern und Oberösterreich|Niedersachsen) > in ganz Europa
      aus Bayern und Oberösterreich > aus ganz Europa
      zwischen \\p{Lu}\\p{L}+ und \\p{Lu}\\p{L}+ > in ganz Deutschland
      im Rhein-Main-Gebiet > in ganz Deutschland
      innerhalb Deutschlands > weltweit
      in der EU > weltweit
      ausschließlich in Soest > an allen Standorten
      In den vier Praxen des MVZ Bornheim > In allen Praxen
      ^Ihr Hotel > Jeder Ihrer Betriebe
      darunter 85 Auszubildende > alle in Ausbildung
      14 Kliniken der > alle Kliniken der
      86 Märkten > allen Märkten
      86 niedersächsische Märkte > Alle Märkte
      von Ihren 140 eigenen Lastzügen werden elf > alle Ihre 140 eigenen Lastzüge werden
      in 96 Handwerksbetrieben > in allen Handwerksbetrieben
      Privatpatienten > alle Patienten
      im Gästehaus > im ganzen Hotel
      in den Gewächshäusern > überall
      Kinder > Alle Patienten
      der Klasse 1 > aller Klassen
    `),
  },
  actorsSwapped: rewrites(`
    86 niedersächsische Märkte der Kette Norpa werden ab Juli 2027 von Ihnen beliefert
      > Sie werden ab Juli 2027 von 86 niedersächsischen Märkten der Kette Norpa beliefert
    Wiederverkäufer aus Bayern und Oberösterreich beliefern Sie
      > Wiederverkäufer aus Bayern und Oberösterreich beliefern Ihren Lieferanten
    folgt ihm > geht ihm voraus
    spendet Ostermann an die Tafel in Celle > spendet die Tafel in Celle an Ostermann
    bemerkte die Metzgerei Sallinger > bemerkten wir bei der Metzgerei Sallinger
    Sie haben im September 2026 den Zerspanungsbetrieb Kötter in Ahlen übernommen
      > Der Zerspanungsbetrieb Kötter in Ahlen hat Sie im September 2026 übernommen
    Die Vitanova-Gruppe lässt bis Herbst 2027 14 Kliniken von Ihnen
      > Sie lassen bis Herbst 2027 14 Kliniken von der Vitanova-Gruppe
  `),
  toUs: rewrites(
    `
    man Sie > man uns
    Sie > wir
    Ihnen > uns
    Ihre > unsere
    Ihrer > unserer
    Ihren > unseren
    Ihrem > unserem
    Ihr > unser
  `,
    'gu',
  ),
  toThem: rewrites(
    `
    [Ww]ir > Sie
    uns > Ihnen
    [Uu]nsere > Ihre
    unserer > Ihrer
    [Uu]nseren > Ihren
    unserem > Ihrem
    [Uu]nser > Ihr
  `,
    'gu',
  ),
  days: wordList('Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag'),
  months: wordList('Januar Februar März April Mai Juni Juli August September Oktober November Dezember'),
  seasons: wordList('Frühjahr Sommer Herbst Winter'),
  monthEnding: '',
  clauseEnd: alternatives(`
    (?<!(?<!\\d)\\d{1,2})[.;:] |, (?:der|die|das|und|weil|soweit|sofern|davon|von|dagegen|darunter|aber|den|in|
    im)(?= )| und 
  `),
  yearPreposition: '',
  datePreposition: 'am|im|zum|Am|Im|Zum',
  numbers: [wordList('zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn')],
  ordinals: [
    wordList('erste zweite dritte vierte fünfte sechste siebte achte'),
    wordList('ersten zweiten dritten vierten fünften sechsten siebten achten'),
  ],
  upperBounds: 'innerhalb von|weniger als|unter|binnen',
  hedges: alternatives(`
    bis zu|mindestens|höchstens|maximal|mehr als|weniger als|über|unter|ab|rund|etwa|circa|fast|knapp|nur|nur noch|
    bis|weitere|vom|zum|spätestens am|am|genau
  `),
  movableLimits: 'bis zu|mindestens|höchstens|mehr als|weniger als|über|rund|etwa',
  numberLimits: ['mehr als', 'weniger als', 'fast'],
  exclusive: 'nur|ausschließlich|einzige|allein|beschränkt|ausgenommen',
  onlyWord: 'nur',
  only: 'nur|ausschließlich|lediglich',
  phraseStart: 'in|im|am|an|auf|bei|für|mit|nach|vor|von|vom|zum|ab|bis',
  lowerable: alternatives(`
    die|der|das|ein|eine|am|an|auf|bei|für|mit|in|im|von|vom|zum|ab|bis|seit|monatlich|wir|unser|unsere|unseren|
    dank|erstmals|während|aus|alle|wer|erhalten|geplant|gefertigt|nicht
  `),
  and: 'und|sowie',
  or: 'oder',
  complete: 'nur|ausschließlich|beide|außer|vor allem|beschränkt',
  beforeRange: 'zwischen|pro|von|vom',
  afterList: 'in|im|am|an|auf|bei|für|mit|zu|von|durch|aus|auch|verkauft|statt|ab|überweisen|oder|bis|und',
  nounsHaveCapitals: true,
  places: [
    wordList(
      `Kassel Fulda Hersfeld Ahlen Soest Brünn Celle Hannover Uelzen Gifhorn Mainz Wunstorf Osnabrück Jena Liberec
       Passau Bornheim Flensburg Handewitt Göttingen Marburg Paderborn Lüneburg Rostock Erfurt Regensburg Kiel Cottbus`,
    ).map((town) => [town]),
    wordList('Niedersachsen Bayern Oberösterreich Hessen Sachsen Thüringen Brandenburg').map((region) => [
      region,
    ]),
    wordList('Deutschland Frankreich Dänemark Polen').map((country) => [country]),
  ],
  names: [['Wendelstein'], ['Harnischer'], ['Lodenbach']],
  notNames: wordList(
    `Dr Sie Ihr Ihre Ihren Ihrem Ihrer Ihnen Am Im In Bei Für Mit Von Vom Zum Ab Bis Seit Der Die Das Werk Bau Klasse
     Pumpe Planung Sensor Software Monat Uhr Euro Millionen Prozent Januar Februar März April Mai Juni Juli August
     September Oktober November Dezember Hektar Megawatt Kilometer Kilometern Jahre Minuten Grad Ende Herbst Nahe
     Rhein-Main-Gebiet Celle-Altstadt Bad Riesling Stromnetz Hotel Weine Öfen`,
  ).join('|'),
  partyPrepositions: 'von|an|für|mit|durch|mit|zum|der|bei',
  beforeParty: '(?:der|die|das|den|dem|Dr\\.) (?:[\\p{L}-]+ ){0,1}|(?:Dr\\. )',
  afterParty: 'Gruppe|Verlag',
  pronouns: [
    ['Sie', 'Ihnen'],
    ['wir', 'uns'],
  ],
  agreement: [
    ['haben', 'hat'],
    ['sind', 'ist'],
    ['werden', 'wird'],
    ['wollen', 'will'],
    ['übernehmen', 'übernimmt'],
    ['liefern', 'liefert'],
    ['betreiben', 'betreibt'],
  ],
  frames: {
    question: 'Stimmt es, dass gilt: {sentence}?',
    'call to action': 'Lassen Sie uns darüber sprechen: {sentence}.',
  },
};
