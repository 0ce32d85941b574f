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
  [
    String.raw`(?<!\p{L})(?:(?:we|i|our (?:team|company|agency|firm|experts|platform|services?))`,
    String.raw` (?:(?:also|can|could|will|currently|help to) ){0,2}(?:offers?|provides?|speciali[sz]es?|help(?:s`,
    String.raw`|ed)?|builds?`,
    String.raw`|designs?|develops?|supply|supplies)`,
    String.raw`|(?:we are|we['’]re|i am|i['’]m|i run|i own|i represent) (?:an?|the|with|from)`,
    String.raw`|(?:reaching out|writing) (?:to you )?(?:to offer|to introduce|on behalf of)|introduc(?:e`,
    String.raw`|ing) (?:our|my)`,
    String.raw`|olemme|edustamme|tarjoamme|tarjoan|autamme|toteutamme|edustan|rakennamme|haluaisi(?:n|mme)`,
    String.raw` (?:esitellä|tarjota)`,
    String.raw`|(?:vi är|jag driver) en|vi (?:erbjuder|hjälper|bygger|utvecklar|är specialiserade på)|jag`,
    String.raw` (?:representerar|erbjuder)`,
    String.raw`|vill (?:gärna )?(?:presentera|erbjuda)`,
    String.raw`|(?:wir sind|ich leite) eine?|wir (?:bieten|helfen|unterstützen|entwickeln|erstellen|haben uns)|ich`,
    String.raw` (?:vertrete|biete)`,
    String.raw`|möchten? (?:ich |wir )?ihnen)(?!\p{L})`,
  ].join(''),
  'iu',
);

/** What is offered to firms of every kind. What the writer calls their own is none of it. */
const goods = new RegExp(
  [
    String.raw`(?<!\p{L})(?<!(?:our|my|meidän|vår|våra|unsere[rn]?|meine[rn]?) )(?:seo(?:-\p{L}+)?|backlinks?`,
    String.raw`|guest posts?`,
    String.raw`|link building`,
    String.raw`|lead generation|qualified leads|leads|web(?:site)? (?:design|development)|(?:web|app`,
    String.raw`|software) develop\p{L}+`,
    String.raw`|google rankings?|page (?:one|1) of google|outsourc\p{L}+|offshore|staff augmentation|(?:digital`,
    String.raw`|social media|online) marketing`,
    String.raw`|(?:email|contact) (?:lists?|databases?)|virtual assistants?|business (?:loans?|funding)`,
    String.raw`|verkkosivu\p{L}*|hakukone\p{L}+|markkinointi\p{L}*|somemarkkinoin\p{L}*|liide\p{L}+|ulkoistu\p{L}*`,
    String.raw`|ohjelmistokehit\p{L}*|google-?\p{L}*näkyvyy\p{L}*|yrityslain\p{L}+|vuokratyö\p{L}*`,
    String.raw`|sökmotoroptimering|webbdesign|hemsid(?:a|or)|webbplatser|marknadsföring|länkbygge`,
    String.raw`|systemutveckl\p{L}+`,
    String.raw`|företagslån|bemanning`,
    String.raw`|suchmaschinenoptimierung|webdesign|webseiten?|websites?|online-?marketing|leadgenerierung`,
    String.raw`|softwareentwickl\p{L}*|personalvermittlung|zeitarbeit|firmenkredite?)(?!\p{L})`,
  ].join(''),
  'iu',
);

/** Business, of the reader or of anybody, as what is to grow or to be spared by the offer. */
const ofBusiness = new RegExp(
  [
    String.raw`(?<!\p{L})(?:(?:companies|businesses|firms|brands|teams|you) (?:\p{L}+ ){0,2}?(?:grow|boost`,
    String.raw`|increase|double`,
    String.raw`|scale|save|reduce|cut|rank|get more)`,
    String.raw`|(?:grow|boost|increase|double|scale|improve|reduce|cut) your`,
    String.raw`|(?:kasvat\p{L}+|lisä\p{L}+|tehosta\p{L}+|säästä\p{L}+) (?:\p{L}+ )?(?:myynti|näkyvyy`,
    String.raw`|liikevaihto|kulu|asiakkai)\p{L}*`,
    String.raw`|(?:myynti|näkyvyy|liikevaihto)\p{L}*nne`,
    String.raw`|(?:öka|sänka|förbättra|få) (?:er|era|ert|din|fler) \p{L}+`,
    String.raw`|(?:ihren?|ihrer|mehr) (?:umsatz|sichtbarkeit|kunden|vertrieb|kosten|reichweite))`,
  ].join(''),
  'iu',
);

/** Words that make the offer to the reader; questions hold some of them for another reason. */
const toReader = new RegExp(
  [
    String.raw`(?<!\p{L})(?:(?:get|give|bring|help|offer|save|find|send|make|show) you|(?:like|as) yours?`,
    String.raw`|your (?:\p{L}+ )?(?:web ?site|site|rankings?|sales|business|company|revenue|traffic|leads|growth`,
    String.raw`|marketing|brand|store|visibility|customers|costs)`,
    String.raw`|teille|teitä|(?:yrity|myynti|näkyvyy|sivu|asiakkai|liikevaihto|kulu)\p{L}*nne`,
    String.raw`|(?:ge|hjälper?|erbjuder?|få|öka|förbättra|sänka) er[at]?`,
    String.raw`|(?:er|era|ert|din) (?:hemsida|webbplats|försäljning|synlighet|marknadsföring|kostnader|företag)`,
    String.raw`|ihnen|ihre[mnrs]? (?:webseite|website|umsatz|vertrieb|sichtbarkeit|kosten|firma`,
    String.raw`|unternehmen))(?!\p{L})`,
  ].join(''),
  'iu',
);

/** Whether the reader would have what is offered, which nobody asks who wants something themselves. */
const interest = new RegExp(
  [
    String.raw`(?<!\p{L})(?:(?:are|be) (?:you )?(?:\p{L}+ )?interested|interested\?|worth a (?:call|chat)`,
    String.raw`|free (?:audit|analysis|consultation)|(?:can|may|could|shall) (?:i|we) (?:send|show|share)`,
    String.raw`|kiinnosta(?:isiko|ako)|kiinnostu(?:isitteko|neita)|(?:saanko|voisi(?:n|mme)ko) (?:lähettää`,
    String.raw`|esitellä|kertoa|näyttää)`,
    String.raw`|(?:är|vore) (?:ni|du|det) (?:\p{L}+ )?intress\p{L}+|intresserade?\?`,
    String.raw`|får jag (?:visa|skicka|berätta)`,
    String.raw`|(?:haben|hätten) sie (?:\p{L}+ )?interesse|interesse\?|interessiert\?|(?:darf ich|dürf(?:en|ten)`,
    String.raw` wir) ihnen)`,
  ].join(''),
  'iu',
);

const found = new RegExp(
  [
    String.raw`(?:came across|found|noticed|visited|looked at|was on|reviewed) your (?:web ?site|site|company`,
    String.raw`|page|profile`,
    String.raw`|store)`,
    String.raw`|(?:löysin|huomasin|katselin|tutustuin) (?:teidän )?(?:sivu|verkkosivu|yrity|verkkokaup)\p{L}*`,
    String.raw`|(?:hittade|såg|tittade på|besökte) (?:er|din|ert) (?:hemsida|webbplats|sajt|företag)`,
    String.raw`|auf ihre (?:webseite|website|homepage|firma) (?:gestoßen|aufmerksam)`,
  ].join(''),
  'iu',
);

const invitation = new RegExp(
  [
    String.raw`(?:would|might|are) you (?:be )?(?:\p{L}+ )?(?:open|interested|available|free)|interested\?|let me`,
    String.raw` know`,
    String.raw`|(?:quick|short|brief|(?<!\d)\d{1,3}.?min\p{L}*) (?:call|chat|demo)|worth a (?:call|chat)`,
    String.raw`|book (?:a|an|\d+) \p{L}+|do you have (?:(?:\p{L}+|\d+) ){0,3}?(?:time|minutes|moment)`,
    String.raw`|(?:can|may|could|shall) (?:i|we) (?:send|show|call|share|talk|schedule)|free (?:audit|analysis`,
    String.raw`|consultation)`,
    String.raw`|reply (?:to this|and)|happy to (?:show|share|send)`,
    String.raw`|onko (?:teillä|sinulla) (?:\p{L}+ ){0,2}?(?:aikaa|hetki)|har (?:ni|du) (?:\p{L}+ ){0,2}?tid`,
    String.raw`|(?:haben|hätten) sie (?:\p{L}+ ){0,3}?zeit`,
    String.raw`|kiinnosta(?:isiko|ako|a)|kiinnostu(?:sta|neita|nut)|sopisiko|voisi(?:n|mme)ko|saanko|varaa aika`,
    String.raw`|otathan yhteyttä|ota(?:ttehan)? yhteyttä|vastaa tähän`,
    String.raw`|intresserade?|intressant|passa(?:r)? (?:ett|det)|skulle ett|boka (?:en|ett)|hör av (?:dig|er)|får`,
    String.raw` jag`,
    String.raw`|kan vi (?:ses|boka|prata)`,
    String.raw`|interesse|interessiert|darf ich|dürf(?:en|te) wir|kurze[sn]? (?:telefonat|gespräch|call|termin)`,
    String.raw`|melden sie sich|passt ihnen`,
  ].join(''),
  'iu',
);
