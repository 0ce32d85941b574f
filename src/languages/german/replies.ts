import type { ReplyWords } from '../../domain/language-pack/reply-words.ts';
import { phrases } from '../notation/phrases.ts';

export const replies: ReplyWords = {
  absenceNotes: {
    returnWords: phrases`
      zuruck|wieder (+ ){0,3}?(erreichbar|da|im|fur|verfugbar)|bis auf weiteres|bis (zum|einschliesslich|#|
      anfang|ende|mitte|montag)|ab (dem )?#|ab montag|nach meiner (ruckkehr|rueckkehr)|antworte|beantworte|
      verzogert*|melde mich (dann|nach|sobald|wenn)|ruckkehr|nachsten arbeitstag
    `,
    ownReturn: phrases`
      wenn ich (wieder|zuruck)|ich (bin|antworte|melde mich)( [^_.]{1,20}){0,4}? (zuruck|am|wenn|nach|sobald|
      wieder)|ab + wieder
    `,
    stayWords: phrases`
      kummert sich|meine (themen|aufgaben|vertretung)|bis (+ )?(januar|februar|marz|april|mai|juni|juli|
      august|september|oktober|november|dezember)|(dringend*|vertret*|vertritt|wahrend meiner abwesenheit|
      in der zwischenzeit|in meiner abwesenheit|eilig*|notfall*|notfallen|zwischenzeitlich|stellvertret*)
    `,
    absenceHints: 'krank*|messe|reise*|erhole|arzt|kurs|schulung|ausland|vertritt|freitags|arbeite nicht',
    goneForGood: 'nicht mehr (bei|im|fur|in)|ausgeschieden|verlassen|ruhestand|neue (e-?mail-?)?adresse',
  },
  absence: {
    awaySubject: 'abwesen*|nicht (im (buro|haus)|am platz)|urlaub*|im urlaub|ausser haus|elternzeit',
    absence: phrases`
      (im|in|aus dem|auf|noch|wohlverdienten|meinem|mein|elternzeit|mutterschutz)<2> ?(urlaub|elternzeit|
      mutterschutz|dienstreise|geschaftsreise|reisen|sabbatical|krankenstand|kur|fortbildung|ferien|
      feiertage)|(krankgeschrieben|erkrankt|abwesend|ausser haus|ausser hause|urlaubsbedingt|nicht im haus|
      unterwegs|dienstreise|elternzeit|mutterschutz|urlaubsvertretung|betriebsferien|betriebsurlaub)|
      nicht (+ )?(im (buro|haus|hause|dienst)|erreichbar|am platz|am arbeitsplatz|verfugbar|da)(> ?[.,;!]|
      $| und| bis| von| in| am)|(buro|praxis|betrieb|wir|firma|
      geschaftsstelle)( [^_]{1,20}){0,8}? geschlossen|(in )?teilzeit|(nur )?(unregelmassig|sporadisch|
      eingeschrankt|gelegentlich|begrenzt*)<3> ?(zugriff|zugang|ab|lesen|abrufen|erreichbar)|keinen (zugriff|
      zugang)
    `,
  },
  answers: {
    no: 'nein|nee|ne',
    decline: phrases`
      kein interesse|nein danke|kein bedarf|nichts fur uns|brauchen wir nicht|verzichte*|lehnen|
      nicht relevant|anderen anbieter|zufrieden|nicht unser ding|passt (uberhaupt )?nicht|absagen|
      dagegen entschieden|nicht weiter*|klares nein|verfolgen das nicht|nee|nie kaufen
    `,
    have: phrases`
      wir haben (bereits|schon|eigene|dafur)|bereits|selbst|eigene*|jetziges|nutzen|gebunden|vertraglich|
      gebaut
    `,
    doubt: phrases`
      teuer|zu (schon|klein|viel)|bezweifle|zweifel*|glaube (ich )?(nicht|kaum)|skeptisch|trauen|verbrannt|
      probiert|schief|sehe nicht|bringen soll|billiger|erlaubt|akzeptier*|versprochen|was passiert|warum|
      anschlag|stimmen nicht|soll das|mitmachen
    `,
    interest: phrases`
      interessiert*|interesse|spannend*|klingt|super|gefallt|neugierig|dabei|begeistert|gespannt|
      wie geht es weiter|wie gehen wir|legen wir los|machen (wir|mit)|genau|gerne?|ausprobieren|erzahlen|
      auf jeden fall|ja bitte|vernunftig*|vertiefen|sorge|anspricht|spricht uns an|geweckt|alle falle
    `,
    refer: phrases`
      wenden sie sich|sprechen sie mit|frag*|schreib* (dem|der|herrn|frau)|richten sie|
      melden sie sich (bei|beim)|weitergeleitet|weiter zu|kolleg*|zustandig|kummert|betreut|richtige person|
      kopie|nachfolger|ubernimmt|bereich|entscheidet|zentrale|konzern|muttergesellschaft|ansprechpartner*
    `,
    wrong: phrases`
      falsche?*|nicht die richtige|nicht der richtige|arbeite (dort )?nicht|nichts zu tun|ruhestand|rente|
      verlassen|verwechs*|nicht (dafur )?zustandig|zustandigkeit|praktikant|privatperson|andere firma|
      eingestellt|verkauft|nicht helfen|befasst|gehore
    `,
    thanks: 'danke|vielen dank|besten dank',
    receipt: phrases`
      alles klar|zur kenntnis|erhalten|uberlegen|mal sehen|denke daruber|hallo|tja|kann sein|anbei|anhang|
      rechnung
    `,
    offering: 'wir bieten|gunstig*|lieferanten+',
  },
  bounces: {
    bounceSubject: phrases`
      nicht zustellbar|unzustellbar|zustellung (fehlgeschlagen|nicht moglich|gescheitert)|
      zustell(fehler|ungsfehler|bericht)|nachricht (zuruckgewiesen|nicht zugestellt|konnte nicht|abgelehnt|
      unzustellbar|wurde nicht)|(ihre )?(e-?mail|mail) (konnte nicht|nicht zugestellt|zuruck)|
      fehler bei der (zustellung|nachrichtenzustellung)|mail-?zustellung|ruckgabe|ruckläufer|rucklaufer
    `,
    bounceWords: phrases`
      (nachricht|e-?mail|mail|zustellung)( [^_.]{1,40}){0,6}? (konnte nicht zugestellt|kann nicht zugestellt|
      nicht zugestellt werden|ist fehlgeschlagen|fehlgeschlagen|wurde (vom server )?abgelehnt|
      wurde zuruckgewiesen|nicht zustellbar)|fehler bei der (nachrichten)?zustellung|server hat die nachricht|
      (adresse|empfanger|postfach|konto|benutzer)( [^_]{1,40}){0,3}? (konnte nicht gefunden|
      wurde nicht gefunden|nicht gefunden|existiert nicht|ist voll|ist unbekannt|unbekannt|deaktiviert)
    `,
    delayWords: phrases`
      (zustellung|nachricht|e-?mail)( [^_]{1,60}){0,5}? (verzogert|verspatet)( sich)?|
      verzogert(e)? (sich|zustellung)|zustellung verzogert|server versucht|weitere (zustellversuche|versuche)|
      (noch )?nicht zugestellt werden, (es|wir|der)|wird weiter(hin)? versucht
    `,
  },
  complaintReports: {
    reportFields: '(spam|missbrauchs)-?(beschwerde|meldung|bericht)*|beschwerdemeldung|feedbackschleife',
    markedAsSpam: phrases`
      (empfanger|nutzer|benutzer|anwender|kunde|mitglied|
      postfachinhaber)*( [^_!?]{1,40}){0,14}?[ "']{1,}(spam|unerwunscht|junk|belastigung|
      werbung)*["']?( [^_.!?]{1,25}){0,3}?( (gemeldet|markiert|eingestuft|gekennzeichnet|verschoben|gedruckt|
      geklickt|beschwert))|beschwerde (zu|uber|gegen|wegen)<2> (nachricht|mail|e-?mail|absender|spam)
    `,
    reportSigns: 'automatisch*|beschwerde*|meldung|mitteilung|hinweis|benachrichtigung',
  },
  dataRequests: {
    named: phrases`
      auskunft<2> (nach|gemass|gem\.?|laut|im sinne|uber|zu|aus)( (+ ){0,3}?(art\.?|artikel)(!> ?(17|
      21))( ?15)?|<4> (daten|dsgvo))|15( der)? dsgvo|(dsgvo-?|daten-?|selbst-?)auskunft|auskunfts(ersuchen|
      begehren|verlangen|anspruch|anfrage|recht)
    `,
    described: phrases`
      (welche|was fur) (+ )?(daten|informationen|infos)( (!>brauch|benotig)+){0,4}? (uber|von|zu) (mich|uns|
      mir|meiner person)|(uber (mich|uns)|von mir)( +)? gespeichert*
    `,
    ofThemselves: phrases`
      (me|my|myself|about us|on us|this is|(can|may|could) i|minusta|meista|minun|~{4,}(tani|toni|tini|jani|
      stani)|tama on|voinko|saanko|mig|min|mina|mitt|om oss|detta ar|kan jag|far jag|mich|mir|mein*|uber uns|
      (dies|das|dieses) ist|(kann|darf) ich)
    `,
    dealing: 'bearbeit*|beantwort*|werkzeug*',
    erasureOrders: phrases`
      (!<nicht )(losch*|entfern*|vernicht*|tilg*)( sie)?( (!>nicht|nichts)+)? (es|sie|alles|alle|diese)
    `,
  },
  engagement: phrases`
    interess*|angebot*|vorschlag*|rufen sie mich|ruf mich|konnen (wir|sie)|kannst du|konntest du|
    konnten (sie|wir)|lassen sie uns|wollen wir|melden sie sich (+ ){0,3}?(wieder|danach|dann|noch|im|nach|
    nochmal|erneut)|schreiben sie mir|schreiben sie (+ )?(wieder|nochmal|erneut|danach)|
    kommen sie (+ )?auf mich|sprechen wir|telefonieren|nein danke|kein bedarf|passt (mir|uns|das)|
    schicken sie mir|erinnern sie
  `,
  machines: {
    categoryOrders: phrases`
      klassifi[zk]|kategor|stuf|einstuf|einordn|ordne|ordnen|zuordn|kennzeichn|behandel|werte
    `,
    automaticSubject: phrases`
      automatische (antwort|nachricht|ruckmeldung|mail)|eingangsbestatigung|empfangsbestatigung|
      (ihre )?(anfrage|nachricht|e-?mail)( ist)? (eingegangen|erhalten|ist bei uns|wurde (empfangen|erfasst))|
      lesebestatigung|gelesen:|bestatigung (des|ihres|ihrer)
    `,
    machineWords: phrases`
      automatisch (versandt|verschickt|gesendet|erzeugt)|(dies|das|diese (nachricht|e-?mail|mail)) (ist|
      wurde) (eine )?(automat+)|automat(isch|ische|ischen|isiert*)( +)? ?(antwort|nachricht|e-?mail|mail|
      generiert*|erstellt*|versendet|eingangsbestatigung|bestatigung|erzeugt*)|
      (antworten sie (bitte )?nicht (auf diese|direkt)|nicht auf diese (e-?mail|mail|nachricht))|
      (postfach|adresse|e-?mails?|mailbox)<4> (nicht|nicht mehr) (+ )?(gelesen|uberwacht|betreut|bearbeitet|
      genutzt|abgerufen|verwendet|weitergeleitet)
    `,
    receiptWords: phrases`
      (wir haben|haben)( [^_]{1,20}){0,2}? (ihre|deine|eure) (nachricht|e-?mail|anfrage|mail|
      mitteilung)<2> (erhalten|empfangen|bekommen|erfasst|registriert)|ihre? (nachricht|e-?mail|anfrage|mail|
      anliegen)<4> (eingegangen|erhalten|erfasst|registriert|weitergeleitet|bearbeitet)|(ticket|vorgangs|
      bearbeitungs|referenz|fall)-?_?(nummer|nr|id)|vielen dank fur (ihre|deine) (anfrage|nachricht|e-?mail|
      mail|kontaktaufnahme)( [^_]{1,30}){0,10}? (wir (melden|antworten|bearbeiten|kummern|werden|setzen)|
      umgehend|schnellstmoglich|so schnell wie moglich|werktag*)|(melden uns|antworten|beantworten|bearbeiten|
      antwort)( [^_]{1,30}){0,8}? (schnellstmoglich|so schnell wie moglich|so bald wie moglich|innerhalb|
      werktag*|umgehend|in kurze)
    `,
  },
  wareFaults: phrases`
    (kam|ist|war|wurde|sind|waren)<3> (beschadigt|kaputt|defekt|zerbrochen|verspatet)( an)?|
    ging (+ )?kaputt|falsche[sr]? (teil|ware|farbe|grosse)
  `,
  requests: {
    meet: phrases`
      termin*|gesprach*|telefonat*|telefon*|telefonier*|treffen|rufen sie|ruf|anrufen|rufst|besprech*|
      vorfuhrung|kaffee|kalender|kommen sie (+ )?vorbei|videocall|reden wir|rede lieber
    `,
    weekday: '(mon|diens|donners|frei)tag*|mittwoch*|overmorgen|morgen (um|zwischen|nach|vor|fruh|abend)',
    month: 'marz|maerz|mai',
    later: phrases`
      spater|nachstes? (jahr|quartal|saison|fruhjahr)|nachste saison|nach (dem sommer|ostern|weihnachten|der)|
      noch ?mal|erneut|wieder (im|in|auf|zu)|melden sie sich|kommen (sie|wir)|im (herbst|fruhjahr|winter|
      januar)|in (+ )?(wochen|monaten)|erinnern|sobald|hinterkopf|aufgreifen|sprechen wir im|warten
    `,
    now: phrases`
      gerade|im moment|derzeit|zurzeit|momentan|dieses jahr|heute?|auf eis|zeitpunkt|zu viel zu tun|aktuell|
      budget*|vor (dem|der)|mitten in|stopp|einstellungsstopp|nicht jetzt|jetzt nicht|ungunstig|kein thema
    `,
    price: 'preis*|kosten|kostet|koste|angebot*|wie teuer|stundensatz|nehmt|ausmachen|konditionen',
    send: 'schick*|send*|prospekt*|broschur*|unterlagen|informationen|infos?|referenz*|details|beispiel*',
    asking: 'wie|was|welche|wo|wer|gibt es|haben sie|konnen sie|geht|funktioniert|kann man|warum|wann|worin',
  },
};
