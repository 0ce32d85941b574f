/* How a reply can answer an offer. */
import { anyOf } from '../reply-text.ts';
import { verbose } from '../../../languages/notation/verbose.ts';

/** Each by a short name. */
export const answers: readonly (readonly [string, RegExp])[] = [
  [
    'decline',
    anyOf([
      verbose`
        not interested|no thanks|no thank you|no interest|not for us|i'll pass|pass|decline|not relevant|don't need|
        do not need|no need|no use|nope|nah|decided against|not something|won't be|chosen another|
        another (?:provider|firm)|
        happy with what|fine as we are|not our thing|doesn't (?:fit|suit)|does not (?:fit|suit)|must say no|
        hard pass|
        say no|not going to|not wish|will not buy
      `,
      verbose`
        ei kiinnosta|ei kiitos|ei kiinnostusta|emme tarvitse|ei tarvitse|ei tarvetta|ei tarvii|jatan valiin|
        ei jatkoon|
        ei ole (?:meille|meita|meidan)|emme ota|emme vie|toisen toimittajan|toinen toimittaja|parjaamme|
        tyytyvais\p{L}*|
        kieltayd\p{L}*|ei sovi|ei oo meille|olla ottamatta|vastaus on ei|ei sellaiseksi|emmeka
      `,
      verbose`
        inte intresser\p{L}*|nej tack|inget intresse|inget for oss|behover inte|avstar|avsta|inte relevant|
        tackar nej|
        tackar vanligt nej|gar inte vidare|inget vi|annan leverantor|nojda|inte var grej|passar (?:oss )?inte|
        saga nej|
        inget behov|blankt nej|lugnt|aldrig kopa
      `,
      verbose`
        kein interesse|nein danke|kein bedarf|nichts fur uns|brauchen wir nicht|verzichte\p{L}*|lehnen|
        nicht relevant|
        anderen anbieter|zufrieden|nicht unser ding|passt (?:uberhaupt )?nicht|absagen|dagegen entschieden|
        nicht weiter\p{L}*|klares nein|verfolgen das nicht|nee|nie kaufen
      `,
    ]),
  ],
  ['bareNo', /^(?:\p{L}+[ ,.!]+){0,2}(?:no|nope|nah|ei|nej|na|nein|nee|ne)[\s.,!]*(?:\p{L}+[\s.,!]*){0,1}$/u],
  [
    'have',
    anyOf([
      verbose`
        we (?:already )?(?:have|use|work with|built)|already (?:have|use|work)|our own|ourselves|our current|
        in-?house|own \p{L}+|bound
      `,
      'meilla on|meil on|kaytamme|kaytossa|itse|omat?|oman|nykyinen|sopimus|on jo|rakensimme',
      'vi har redan|vi har egna|redan|sjalva|egna|eget|nuvarande|anvander|avtal|bundna|byggt',
      verbose`
        wir haben (?:bereits|schon|eigene|dafur)|bereits|selbst|eigene\p{L}*|jetziges|nutzen|gebunden|vertraglich|
        gebaut
      `,
    ]),
  ],
  [
    'doubt',
    anyOf([
      verbose`
        expensive|too (?:good|small|much|big)|doubt|believe|sceptical|skeptical|trust|burned|tried something|failed|
        never deliver|don't see|point|benefit|risk|cheaper|add up|allow|accept|promised|what happens if|why would|
        hard to|limit|elsewhere
      `,
      verbose`
        kallis\p{L}*|kalliilta|liian|epail\p{L}*|en usko|uskoa|skepti\p{L}*|luottaa|huonoja kokemuksia|kokeiltiin|
        epaonnistu\p{L}*|en nae|hyotya|halvem\p{L}*|ei salli|hyvaksy\p{L}*|lupasi|mita tapahtuu|miksi|tapissa|
        jarkea|
        eivat pida
      `,
      verbose`
        dyrt|for (?:bra|sma|liten)|tvivlar|tveksam\p{L}*|tror inte|skeptisk|lita|brant|provade|misslyckades|
        ser inte|
        nytta\p{L}*|poang\p{L}*|billigare|tillater|accepter\p{L}*|lovade|vad som hander|varfor|gransen|stammer inte
      `,
      verbose`
        teuer|zu (?:schon|klein|viel)|bezweifle|zweifel\p{L}*|glaube (?:ich )?(?:nicht|kaum)|skeptisch|trauen|
        verbrannt|
        probiert|schief|sehe nicht|bringen soll|billiger|erlaubt|akzeptier\p{L}*|versprochen|was passiert|warum|
        anschlag|
        stimmen nicht|soll das|mitmachen
      `,
    ]),
  ],
  [
    'interest',
    anyOf([
      verbose`
        interested|interesting|sounds (?:good|great)|looks (?:good|great|interesting)|love|keen|curious|intrigued|
        great|
        brilliant|count us in|im in|i'm in|we are in|up for it|excited|exactly|next steps|proceed|go ahead|
        get started|
        definitely|yes please|explore|would like to (?:hear|try|learn)|solve|useful|sensible|support it
      `,
      verbose`
        kiinnost\p{L}*|kuulostaa|mahtava\p{L}*|hyvaan saumaan|mukana|mukaan|tykkaan|innostu\p{L}*|miten (?:edetaan|
        tasta|jatketaan)|
        edetaan|eteenpain|juuri (?:tallai\p{L}*|tata|oikea\p{L}*)|mielellaan|tutustu\p{L}*|uteliai\p{L}*|kannatan|
        kokeilla|
        hyotya|ehdottomasti|ilman muuta|kylla kiitos|ratkaisisi|meidan juttu
      `,
      verbose`
        intresser(?:ad|ade|ant)|intressant|spannande|later (?:bra|lovande)|toppen|perfekt|gillar|nyfiken|vi ar med|
        hanger pa|
        gar vi vidare|jag ar pa|kor pa|vi kor|absolut|precis|garna testa|testa|veta mer|berätta mer|beratta mer|
        vettigt|
        helt klart|losa|ja tack|relevant for oss|positiva|saknat
      `,
      verbose`
        interessiert\p{L}*|interesse|spannend\p{L}*|klingt|super|gefallt|neugierig|dabei|begeistert|gespannt|
        wie geht es weiter|
        wie gehen wir|legen wir los|machen (?:wir|mit)|genau|gerne?|ausprobieren|erzahlen|auf jeden fall|ja bitte|
        vernunftig\p{L}*|
        vertiefen|sorge|anspricht|spricht uns an|geweckt|alle falle
      `,
    ]),
  ],
  [
    'refer',
    anyOf([
      verbose`
        contact|talk to|speak to|speak with|ask (?!me|us|you)\p{L}+|write to|address this to|try our|forwarded|
        passed|colleague|
        in charge|handles|handled by|looks after|responsible|copying|cc|looping in|right (?:person|contact)|
        successor|
        take it from here|'s area|he decides|she decides|decides|head office|parent company|our group|reach out to
      `,
      verbose`
        ottakaa yhteytta|ota yhteytta|yhteydessa|puhukaa|kannattaa jutella|kysy\p{L}*|kirjoita \p{L}+lle|osoittakaa|
        valitin|ohjasin|kolleg\p{L}*|
        vastaa|hoitaa|paattaa|oikea henkilo|kopiona|seuraajani|jatkaa tasta|paakonttori\p{L}*|emoyhtio\p{L}*|
        konserni|yhteyshenkilo|pomoni
      `,
      verbose`
        kontakta|prata med|fraga|skriv till|rikta|hor av er till|vidarebefordrat|skickat|skickade|vidare till|
        kollega|ansvarar|
        skoter|skots|haller i|ratt person|kopia|eftertradare|tar det harifran|omrade|bestammer|huvudkontoret|
        koncernen|moderbolaget|chef
      `,
      verbose`
        wenden sie sich|sprechen sie mit|frag\p{L}*|schreib\p{L}* (?:dem|der|herrn|frau)|richten sie|
        melden sie sich (?:bei|beim)|weitergeleitet|
        weiter zu|kolleg\p{L}*|zustandig|kummert|betreut|richtige person|kopie|nachfolger|ubernimmt|bereich|
        entscheidet|zentrale|
        konzern|muttergesellschaft|ansprechpartner\p{L}*|chef
      `,
    ]),
  ],
  [
    'wrong',
    anyOf([
      verbose`
        wrong (?:person|address|company|number|guy|place)|not the right|don't work|no longer (?:work|with|
        connected)|
        nothing to do with|not my|retired|left the|mix-?up|confused|never heard of|not responsible|don't deal|
        just an intern|
        private person|another firm|closed the business|sold|can't help|meant for
      `,
      verbose`
        vaara\p{L}*|en ole oikea|en ole (?:siella )?enaa|mitaan tekemista|ei kuulu|elakkee\p{L}*|lahdin|sekaannus|
        sekoita\p{L}*|
        en vastaa|ei liity|harjoittelija|yksityishenkilo|toiselle|lopetimme|myimme|en voi auttaa|en tiia|
        vastuu\p{L}*|enka ole
      `,
      verbose`
        fel (?:person|adress|foretag|nummer|mottagare|snubbe)|inte ratt|jobbar inte|inte langre|inget med|
        ingenting att gora|pension\p{L}*|
        slutade|slutat|forvaxling|blandar|inte mitt|mitt bord|praktikant|privatperson|annat foretag|lade ner|salt|
        inte hjalpa|kanner inte
      `,
      verbose`
        falsche?\p{L}*|nicht die richtige|nicht der richtige|arbeite (?:dort )?nicht|nichts zu tun|ruhestand|rente|
        verlassen|verwechs\p{L}*|
        nicht (?:dafur )?zustandig|zustandigkeit|praktikant|privatperson|andere firma|eingestellt|verkauft|
        nicht helfen|befasst|gehore
      `,
    ]),
  ],
  ['address', /[^\s@]{1,64}@[^\s@]{1,190}\.\p{L}{2,}/u],
  ['number', /(?:\+|\b0)\d[\d\s()/-]{5,}\d/u],
  [
    'thanks',
    anyOf(['thanks?|thank you|thx|cheers|kiitos|kiitti|kiitoksia|tack|danke|vielen dank|besten dank']),
  ],
  [
    'receipt',
    anyOf([
      verbose`
        ok|okay|noted|got it|received|hmm+|understood|will read|think|well|hi|test|lol|could be|see attach\p{L}*|
        attached|enclosed|invoice
      `,
      verbose`
        selva|kuitti|vastaanotettu|luen|mietitaan|miettia|katsotaan|moi|testi|haha|voi olla|ohessa|liit\p{L}+|lasku|
        juu
      `,
      'okej|noterat|mottaget|lasa|fundera|far se|hej|jaha|kan vara|bifogat|bilaga|faktura\\p{L}*|tanka pa',
      verbose`
        alles klar|zur kenntnis|erhalten|uberlegen|mal sehen|denke daruber|hallo|tja|kann sein|anbei|anhang|rechnung
      `,
    ]),
  ],
  [
    'offering',
    anyOf([
      verbose`
        we offer|our services|low prices|supplier code|tarjoamme|palveluitamme|edulliseen|vi erbjuder|laga priser|
        wir bieten|gunstig\p{L}*|lieferanten\p{L}+|leverantorsvillkor|toimittajaehto\p{L}*
      `,
    ]),
  ],
];
