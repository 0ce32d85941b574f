import { splitSentences } from '../../drafting/sentences.ts';
import { wantsOfReader } from './wants-of-reader.ts';

/**
 * Whether somebody sells to whoever reads: one sentence offers what is sold to firms everywhere, or help with business,
 * another invites to go on, the offer is made to the reader, and nothing of the reader's is wanted. Customers say what
 * they do as well, so where it is not told to whom the offer is made, it is `perhaps` a pitch.
 */
export function pitchIn(text: string): 'surely' | 'perhaps' | null {
  if (wantsOfReader(text)) return null;
  const sentences = splitSentences(text).map((span) => span.text);
  const isFound = found.test(text) && goods.test(text);
  if (!isFound && !sentences.some(offers)) return null;
  const isToReader =
    interest.test(text) ||
    sentences.some((sentence) => !sentence.endsWith('?') && !found.test(sentence) && toReader.test(sentence));
  return invitation.test(text) && isToReader ? 'surely' : 'perhaps';
}

function offers(sentence: string): boolean {
  const offer = offering.exec(sentence);
  if (offer === null) return false;
  const rest = sentence.slice(offer.index + offer[0].length);
  return goods.test(rest) || ofBusiness.test(rest);
}

const offering = new RegExp(
  String.raw`(?<!\p{L})(?:${[
    [
      String.raw`(?:we|i|our (?:team|company|agency|firm|experts|platform|services?)) `,
      String.raw`(?:(?:also|can|could|will|currently|help to) ){0,2}`,
      String.raw`(?:offers?|provides?|speciali[sz]es?|help(?:s|ed)?|builds?|designs?|develops?|supply|supplies)`,
    ].join(''),
    String.raw`(?:we are|we['’]re|i am|i['’]m|i run|i own|i represent) (?:an?|the|with|from)`,
    String.raw`(?:reaching out|writing) (?:to you )?(?:to offer|to introduce|on behalf of)`,
    String.raw`introduc(?:e|ing) (?:our|my)|olemme|edustamme|tarjoamme|tarjoan|autamme|toteutamme|edustan`,
    String.raw`rakennamme|haluaisi(?:n|mme) (?:esitellä|tarjota)|(?:vi är|jag driver) en`,
    String.raw`vi (?:erbjuder|hjälper|bygger|utvecklar|är specialiserade på)|jag (?:representerar|erbjuder)`,
    String.raw`vill (?:gärna )?(?:presentera|erbjuda)|(?:wir sind|ich leite) eine?`,
    String.raw`wir (?:bieten|helfen|unterstützen|entwickeln|erstellen|haben uns)|ich (?:vertrete|biete)`,
    String.raw`möchten? (?:ich |wir )?ihnen`,
  ].join('|')})(?!\p{L})`,
  'iu',
);

/** What is offered to firms of every kind. What the writer calls their own is none of it. */
const goods = new RegExp(
  String.raw`(?<!\p{L})(?<!(?:our|my|meidän|vår|våra|unsere[rn]?|meine[rn]?) )(?:${[
    String.raw`seo(?:-\p{L}+)?|backlinks?|guest posts?|link building|lead generation|qualified leads|leads`,
    String.raw`web(?:site)? (?:design|development)|(?:web|app|software) develop\p{L}+|google rankings?`,
    String.raw`page (?:one|1) of google|outsourc\p{L}+|offshore|staff augmentation`,
    String.raw`(?:digital|social media|online) marketing|(?:email|contact) (?:lists?|databases?)`,
    String.raw`virtual assistants?|business (?:loans?|funding)|verkkosivu\p{L}*|hakukone\p{L}+|markkinointi\p{L}*`,
    String.raw`somemarkkinoin\p{L}*|liide\p{L}+|ulkoistu\p{L}*|ohjelmistokehit\p{L}*|google-?\p{L}*näkyvyy\p{L}*`,
    String.raw`yrityslain\p{L}+|vuokratyö\p{L}*|sökmotoroptimering|webbdesign|hemsid(?:a|or)|webbplatser`,
    String.raw`marknadsföring|länkbygge|systemutveckl\p{L}+|företagslån|bemanning|suchmaschinenoptimierung`,
    String.raw`webdesign|webseiten?|websites?|online-?marketing|leadgenerierung|softwareentwickl\p{L}*`,
    String.raw`personalvermittlung|zeitarbeit|firmenkredite?`,
  ].join('|')})(?!\p{L})`,
  'iu',
);

/** Business, of the reader or of anybody, as what is to grow or to be spared by the offer. */
const ofBusiness = new RegExp(
  String.raw`(?<!\p{L})(?:${[
    [
      String.raw`(?:companies|businesses|firms|brands|teams|you) (?:\p{L}+ ){0,2}?`,
      String.raw`(?:grow|boost|increase|double|scale|save|reduce|cut|rank|get more)`,
    ].join(''),
    String.raw`(?:grow|boost|increase|double|scale|improve|reduce|cut) your`,
    [
      String.raw`(?:kasvat\p{L}+|lisä\p{L}+|tehosta\p{L}+|säästä\p{L}+) (?:\p{L}+ )?`,
      String.raw`(?:myynti|näkyvyy|liikevaihto|kulu|asiakkai)\p{L}*`,
    ].join(''),
    String.raw`(?:myynti|näkyvyy|liikevaihto)\p{L}*nne|(?:öka|sänka|förbättra|få) (?:er|era|ert|din|fler) \p{L}+`,
    String.raw`(?:ihren?|ihrer|mehr) (?:umsatz|sichtbarkeit|kunden|vertrieb|kosten|reichweite)`,
  ].join('|')})`,
  'iu',
);

/** Words that make the offer to the reader; questions hold some of them for another reason. */
const toReader = new RegExp(
  String.raw`(?<!\p{L})(?:${[
    String.raw`(?:get|give|bring|help|offer|save|find|send|make|show) you|(?:like|as) yours?`,
    String.raw`your (?:\p{L}+ )?(?:${[
      String.raw`web ?site|site|rankings?|sales|business|company|revenue|traffic|leads|growth|marketing|brand|store`,
      String.raw`visibility|customers|costs`,
    ].join('|')})`,
    String.raw`teille|teitä|(?:yrity|myynti|näkyvyy|sivu|asiakkai|liikevaihto|kulu)\p{L}*nne`,
    String.raw`(?:ge|hjälper?|erbjuder?|få|öka|förbättra|sänka) er[at]?`,
    String.raw`(?:er|era|ert|din) (?:hemsida|webbplats|försäljning|synlighet|marknadsföring|kostnader|företag)`,
    String.raw`ihnen|ihre[mnrs]? (?:webseite|website|umsatz|vertrieb|sichtbarkeit|kosten|firma|unternehmen)`,
  ].join('|')})(?!\p{L})`,
  'iu',
);

/** Whether the reader would have what is offered, which nobody asks who wants something themselves. */
const interest = new RegExp(
  String.raw`(?<!\p{L})(?:${[
    String.raw`(?:are|be) (?:you )?(?:\p{L}+ )?interested|interested\?|worth a (?:call|chat)`,
    String.raw`free (?:audit|analysis|consultation)|(?:can|may|could|shall) (?:i|we) (?:send|show|share)`,
    String.raw`kiinnosta(?:isiko|ako)|kiinnostu(?:isitteko|neita)`,
    String.raw`(?:saanko|voisi(?:n|mme)ko) (?:lähettää|esitellä|kertoa|näyttää)`,
    String.raw`(?:är|vore) (?:ni|du|det) (?:\p{L}+ )?intress\p{L}+|intresserade?\?|får jag (?:visa|skicka|berätta)`,
    String.raw`(?:haben|hätten) sie (?:\p{L}+ )?interesse|interesse\?|interessiert\?`,
    String.raw`(?:darf ich|dürf(?:en|ten) wir) ihnen`,
  ].join('|')})`,
  'iu',
);

const found = new RegExp(
  [
    [
      String.raw`(?:came across|found|noticed|visited|looked at|was on|reviewed) your `,
      String.raw`(?:web ?site|site|company|page|profile|store)`,
    ].join(''),
    String.raw`(?:löysin|huomasin|katselin|tutustuin) (?:teidän )?(?:sivu|verkkosivu|yrity|verkkokaup)\p{L}*`,
    String.raw`(?:hittade|såg|tittade på|besökte) (?:er|din|ert) (?:hemsida|webbplats|sajt|företag)`,
    String.raw`auf ihre (?:webseite|website|homepage|firma) (?:gestoßen|aufmerksam)`,
  ].join('|'),
  'iu',
);

const invitation = new RegExp(
  [
    String.raw`(?:would|might|are) you (?:be )?(?:\p{L}+ )?(?:open|interested|available|free)|interested\?`,
    String.raw`let me know|(?:quick|short|brief|(?<!\d)\d{1,3}.?min\p{L}*) (?:call|chat|demo)|worth a (?:call|chat)`,
    String.raw`book (?:a|an|\d+) \p{L}+|do you have (?:(?:\p{L}+|\d+) ){0,3}?(?:time|minutes|moment)`,
    String.raw`(?:can|may|could|shall) (?:i|we) (?:send|show|call|share|talk|schedule)`,
    String.raw`free (?:audit|analysis|consultation)|reply (?:to this|and)|happy to (?:show|share|send)`,
    String.raw`onko (?:teillä|sinulla) (?:\p{L}+ ){0,2}?(?:aikaa|hetki)|har (?:ni|du) (?:\p{L}+ ){0,2}?tid`,
    String.raw`(?:haben|hätten) sie (?:\p{L}+ ){0,3}?zeit|kiinnosta(?:isiko|ako|a)|kiinnostu(?:sta|neita|nut)`,
    String.raw`sopisiko|voisi(?:n|mme)ko|saanko|varaa aika|otathan yhteyttä|ota(?:ttehan)? yhteyttä|vastaa tähän`,
    String.raw`intresserade?|intressant|passa(?:r)? (?:ett|det)|skulle ett|boka (?:en|ett)|hör av (?:dig|er)`,
    String.raw`får jag|kan vi (?:ses|boka|prata)|interesse|interessiert|darf ich|dürf(?:en|te) wir`,
    String.raw`kurze[sn]? (?:telefonat|gespräch|call|termin)|melden sie sich|passt ihnen`,
  ].join('|'),
  'iu',
);
