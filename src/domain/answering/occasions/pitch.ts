import { splitSentences } from '../../drafting/sentences.ts';

/**
 * Whether somebody sells to whoever reads: one sentence offers what is sold to firms everywhere, or help with the
 * reader's own business, another invites to go on, and nothing of the reader's is asked for. Customers say what they do
 * as well, so that alone is no pitch.
 */
export function isPitch(text: string): boolean {
  if (asksOfReader.test(text) || !invitation.test(text)) return false;
  const sentences = splitSentences(text).map((span) => span.text);
  const isOffered = sentences.some((sentence) => {
    const offer = offering.exec(sentence);
    if (offer === null) return false;
    const rest = sentence.slice(offer.index + offer[0].length);
    return goods.test(rest) || ofReader.test(rest);
  });
  return isOffered || (found.test(text) && goods.test(text));
}

/** Who says what they need, or asks for a price, is no seller. */
const asksOfReader = new RegExp(
  [
    String.raw`(?<!\p{L})(?:we|i)(?:['’]d| would)? (?:need|want|like to (?:buy|order|try|use|know)|(?:are`,
    String.raw`|am) looking for)`,
    String.raw`|your (?:prices?|pricing|quote|delivery|price list)|(?:do|can|could) you (?:deliver|supply|quote|make)`,
    String.raw`|(?:what|how much) (?:does|do|is|are|would) (?:it|this|that|your|you)`,
    String.raw`|tarvitse\p{L}*|tarvits\p{L}+|(?:tarjous|hinta)(?:pyyntö|nne)|paljonko|mitä .{0,30}maksa\p{L}*|hintanne`,
    String.raw`|haluaisimme (?:tilata|ostaa|kokeilla)`,
    String.raw`|vi behöver|jag behöver|vi söker|(?:er|era|ert) (?:pris\p{L}*|leverans\p{L}*)|vad kostar|beställa`,
    String.raw`|(?:wir|ich) (?:brauche|benötige|suche)n?|ihre (?:preise?|preisliste|lieferzeit\p{L}*)|was kostet`,
  ].join(''),
  'iu',
);

const offering = new RegExp(
  [
    String.raw`(?<!\p{L})(?:(?:we|i|our (?:team|company|agency|firm|experts|platform|services?))`,
    String.raw` (?:(?:also|can|could|will|currently|help to) ){0,2}(?:offers?|provides?|speciali[sz]e|helps?|builds?`,
    String.raw`|designs?|develops?|supply|supplies)`,
    String.raw`|(?:reaching out|writing) (?:to you )?(?:to offer|to introduce|on behalf of)|introduc(?:e`,
    String.raw`|ing) (?:our|my)`,
    String.raw`|tarjoamme|tarjoan|autamme|toteutamme|edustan|rakennamme|haluaisi(?:n|mme) (?:esitellä|tarjota)`,
    String.raw`|vi (?:erbjuder|hjälper|bygger|utvecklar|är specialiserade på)|jag (?:representerar|erbjuder)`,
    String.raw`|vill (?:gärna )?(?:presentera|erbjuda)`,
    String.raw`|wir (?:bieten|helfen|unterstützen|entwickeln|erstellen|haben uns)|ich (?:vertrete|biete)`,
    String.raw`|möchten? (?:ich |wir )?ihnen)(?!\p{L})`,
  ].join(''),
  'iu',
);

/** What is offered to firms of every kind. What the writer calls their own is none of it. */
const goods = new RegExp(
  [
    String.raw`(?<!\p{L})(?<!(?:our|my|meidän|vår|våra|unsere[rn]?|meine[rn]?) )(?:seo|backlinks?|guest posts?`,
    String.raw`|link building`,
    String.raw`|lead generation|qualified leads|leads|web(?:site)? (?:design|development)|(?:web|app`,
    String.raw`|software) develop\p{L}+`,
    String.raw`|google rankings?|outsourc\p{L}+|offshore|staff augmentation|(?:digital|social media|online) marketing`,
    String.raw`|(?:email|contact) (?:lists?|databases?)|virtual assistants?|business (?:loans?|funding)`,
    String.raw`|verkkosivu\p{L}*|hakukone\p{L}+|markkinointi\p{L}*|somemarkkinoin\p{L}*|liide\p{L}+|ulkoistu\p{L}*`,
    String.raw`|ohjelmistokehit\p{L}*|google-?\p{L}*näkyvyy\p{L}*|yrityslain\p{L}+|vuokratyö\p{L}*`,
    String.raw`|sökmotoroptimering|webbdesign|hemsid(?:a|or)|webbplatser|marknadsföring|länkbygge|systemutveckl\p{L}+`,
    String.raw`|företagslån|bemanning`,
    String.raw`|suchmaschinenoptimierung|webdesign|webseiten?|websites?|online-?marketing|leadgenerierung`,
    String.raw`|softwareentwickl\p{L}*|personalvermittlung|zeitarbeit|firmenkredite?)(?!\p{L})`,
  ].join(''),
  'iu',
);

/** The reader's business, as what is to grow or to be spared by the offer. */
const ofReader = new RegExp(
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
    String.raw`(?:would|might|are) you (?:be )?(?:\p{L}+ )?(?:open|interested|available|free)|interested\?|let me know`,
    String.raw`|(?:quick|short|brief|(?<!\d)\d{1,3}.?min\p{L}*) (?:call|chat|demo)|worth a (?:call|chat)`,
    String.raw`|book a (?:call|demo|slot)`,
    String.raw`|(?:can|may|could|shall) (?:i|we) (?:send|show|call|share|talk|schedule)|free (?:audit|analysis`,
    String.raw`|consultation)`,
    String.raw`|reply (?:to this|and)|happy to (?:show|share|send)`,
    String.raw`|kiinnosta(?:isiko|ako|a)|kiinnostu(?:sta|neita|nut)|sopisiko|voisi(?:n|mme)ko|saanko|varaa aika`,
    String.raw`|otathan yhteyttä|ota(?:ttehan)? yhteyttä|vastaa tähän`,
    String.raw`|intresserade?|intressant|passa(?:r)? (?:ett|det)|skulle ett|boka (?:en|ett)|hör av (?:dig|er)|får jag`,
    String.raw`|kan vi (?:ses|boka|prata)`,
    String.raw`|interesse|interessiert|darf ich|dürf(?:en|te) wir|kurze[sn]? (?:telefonat|gespräch|call|termin)`,
    String.raw`|melden sie sich|passt ihnen`,
  ].join(''),
  'iu',
);
