import type { WrittenLanguage } from '../../languages/packs.ts';
import type { Ask } from './asks.ts';
import { asksHowSoon, deniesFee, speaksOfFee, tellsTime } from './fees.ts';
import { contentWords, isSameThing, tellingWords } from './content-words.ts';
import type { AnswerPassage } from './passages.ts';
import { ownMatters, sideMattersIn } from './side-matters.ts';
import { clauseEnds, type Topic } from './topics.ts';
import { isNamedAlone, withoutWholeOffer } from './whole-offer.ts';

/**
 * Whether a sentence that speaks of an asked topic tells it of the thing that was asked for: what installing costs
 * "per door" is no price of a door. `offer` holds the stems by which the seller's own texts say what is sold; a
 * sentence that names no thing speaks of that.
 */
export function tellsOfThing(
  { ask, topic }: { readonly ask: Ask; readonly topic: Topic },
  { source, span, context }: AnswerPassage,
  offer: ReadonlySet<string>,
  language: WrittenLanguage,
): boolean {
  const asked = clausesAbout(ask.text, topic);
  if (topic.key === 'onboarding' && !tellsOfStart(asked, span.text)) return false;
  const head = headOf(span.text);
  const matters = sideMattersIn(ask.text);
  const isAside = (matter: string) => !matters.includes(matter) && !ownMatters(topic.key).includes(matter);
  if (sideMattersIn(head).some(isAside)) return false;
  if (topic.key !== 'price') return true;
  if (head === '' && sideMattersIn(withoutRate(span.text)).some(isAside)) return false;
  const wanted = sideMattersIn(asked);
  if (wanted.length > 0) {
    const told = sideMattersIn(`${deniesFee(span.text) ? span.text : head}\n${context}`);
    return wanted.some((matter) => told.includes(matter));
  }
  const named = thingsIn(asked, topic, language);
  const things = isNamedAlone(head, source.title ?? '')
    ? thingsIn(withoutWholeOffer(asked), topic, language)
    : named;
  if (things.length === 0) return true;
  const priced = thingsOf(head, topic, language);
  if (shares(things, priced) || shares(things, thingsOf(context, topic, language))) return true;
  if (!priced.every((thing) => isIn(offer, thing))) return false;
  // What is sold may be counted by the asked thing: "79 € je Praxis" is the price for five of them.
  return shares(things, thingsOf(span.text, topic, language)) || shares(things, [...offer]);
}

/** Whether a sentence about the start tells what is asked of it: by when it is, or what it costs, or how it goes. */
function tellsOfStart(asked: string, told: string): boolean {
  if (asksHowSoon(asked)) return tellsTime(told);
  return !deniesFee(told) || speaksOfFee(asked);
}

/** The parts of a question that ask for the topic, without whom it is for: "cost for our clinic". */
export function clausesAbout(text: string, { words }: Topic): string {
  const clauses = text.split(clauseEnds);
  const about = clauses.filter((clause) => words.test(clause));
  return (about.length === 0 ? [text] : about)
    .map((clause) => clause.replace(people, ' ').replace(beneficiary, '$<thing>'))
    .join('\n');
}

const beneficiary = new RegExp(
  [
    String.raw`(?<thing>(?<!\p{L})(?:it|this|that|everything|det|detta|es|das|dies|price (?:is|seems|looks)|priset (?:är|verkar|känns)|preis (?:ist|scheint|erscheint))(?!\p{L}).*?)`,
    String.raw`(?<!\p{L})(?:for|för|für)(?!\p{L}).*$`,
  ].join(''),
  'isu',
);

/** For how many something is to be: "a quote for 40 people". */
const people = new RegExp(
  String.raw`(?<!\p{L})(?:${[
    String.raw`(?:for|för|für) (?:about |around |ungefär |etwa |rund )?\d+ (?:${[
      String.raw`people|persons?|users?|employees?|staff|seats?|personer|användare|anställda|medarbetare|personen`,
      String.raw`nutzer|benutzer|mitarbeiter\p{L}*|leute`,
    ].join('|')})`,
    String.raw`\d{1,9}(?: |:lle )(?:hengelle|henkilölle|hengen|henkilön|käyttäjälle|käyttäjän|työntekijälle)`,
  ].join('|')})(?!\p{L})`,
  'giu',
);

/** What stands before a sentence's verb or first figure: what it tells of. Empty where that is the seller. */
function headOf(text: string): string {
  const at = finiteVerb.exec(text)?.index ?? /\d/u.exec(text)?.index ?? text.length;
  const before = text.slice(0, at);
  return /\p{L}/u.test(before) ? before : '';
}

const finiteVerb = new RegExp(
  String.raw`(?<![\p{L}-])(?:${[
    String.raw`costs?|is|are|was|has|have|comes?|goes|starts?|begins?|runs?|takes?|lasts?|includes?|can|will|must`,
    String.raw`may|depends?|ranges?|varies|we \p{L}+|on|ovat|maksa(?:a|vat|isi|isivat)|kest(?:ää|ävät|äisi|äisivät)`,
    String.raw`alkaa|alkavat|sisältyy|sisältää|riippuu|vaihtelee|vastaa|voi|tulee|\p{L}{2,}mme|kostar|kostade`,
    String.raw`skulle|är|tar|ingår|börjar|beror|har|finns|löper|gäller|blir|ligger|svarar|varierar|vi \p{L}+`,
    String.raw`kostete?n?|kosten|würden?|ist|sind|beträgt|betragen|dauert|dauern|hat|haben|läuft|liegt|beginnt`,
    String.raw`hängt|gilt|wir \p{L}+`,
  ].join('|')})(?![\p{L}-])`,
  'iu',
);

/** Without what only says by what is counted: "per door", "je Tür", "ovea kohti". */
function withoutRate(text: string): string {
  return text.replace(rate, ' ');
}

const rate = new RegExp(
  [
    String.raw`(?:(?<!\p{L})(?:per|pro|je|à|(?:for|für|för) (?:each|every|jede\p{L}*|varje)|each|every)|/)\s*\p{L}[\p{L}-]*`,
    String.raw`(?<=(?:€|eur|euros?|euroa|kr|sek)\s)(?:an?|en|ett|eine?n?)\s\p{L}[\p{L}-]*`,
    String.raw`\p{L}[\p{L}-]{0,60}\s(?:kohti|kohden)(?!\p{L})`,
  ].join('|'),
  'giu',
);

/** The things that a question names; words with which people only ask are none. */
function thingsIn(question: string, topic: Topic, language: WrittenLanguage): readonly string[] {
  const asked = contentWords(question, language);
  return thingsOf(question, topic, language).filter((stem) => asked.has(stem));
}

function thingsOf(text: string, { words }: Topic, language: WrittenLanguage): readonly string[] {
  const isIdle = (word: string) => general.test(word) || words.test(word);
  return [...tellingWords(text, language, isIdle).keys()].filter((stem) => !/^\d/u.test(stem));
}

/** Words that name no thing: how much, by what time, how one comes to it, and what everybody calls what is sold. */
const general = new RegExp(
  String.raw`^(?:${[
    String.raw`pls|thx|pcs|pieces?|units?|kpl|tarjous|kiitos|tack|styck|stück|bitte|offerte|lists?|info\p{L}*`,
    String.raw`offers?|estimates?|budgets?|total|exact|current\p{L}*|approx\p{L}*|rough\p{L}*|months?|monthly`,
    String.raw`years?|yearly|annual\p{L}*|days?|weeks?|hours?|ones?|each|much|many|more|less|level|sounds?|send`,
    String.raw`give|get|know|buy|order|pay|charge|quote|include[sd]?|products?|services?|solutions?|company|stuff`,
    String.raw`things?|euro\p{L}*|vat|excl\p{L}*|incl\p{L}*|high|low|our|your|usual\p{L}*|normal\p{L}*|about|around`,
    String.raw`roughly|kuukau\p{L}*|vuo(?:si|de|te)\p{L}*|päiv\p{L}*|viik\p{L}*|tunti|tunni\p{L}*|tark(?:ka|an|at)`,
    String.raw`arvio\p{L}*|tuot(?:e|tee)\p{L}*|palvelu\p{L}*|ratkaisu\p{L}*|lähettä\p{L}*|saada|saisi\p{L}*`,
    String.raw`vaikuttaa|kork\p{L}+|noin|suunnilleen|yhteensä|(?:voi|sai)si\p{L}*|\p{L}{3,}lle(?:mme|ni)?|meidän`,
    String.raw`teidän|liian|yksi|yhden|månad\p{L}*|år\p{L}*|dag\p{L}*|veck\p{L}*|timm\p{L}*|lista|exakta?|ungefär`,
    String.raw`produkt\p{L}*|tjänst\p{L}*|lösning\p{L}*|skicka|få|verkar|högt?|lågt|totalt|beställ\p{L}*`,
    String.raw`monat\p{L}*|jahr\p{L}*|tag\p{L}*|woche\p{L}*|stunde\p{L}*|liste|genau\p{L}*|etwa|ungefähr`,
    String.raw`dienst\p{L}*|leistung\p{L}*|lösung\p{L}*|schick\p{L}*|send\p{L}*|scheint|hoch|insgesamt`,
    String.raw`bestell\p{L}*|ihre?[nrms]?|nenn\p{L}*|bekommen`,
  ].join('|')})$`,
  'iu',
);

function shares(asked: readonly string[], told: readonly string[]): boolean {
  return asked.some((thing) => told.some((other) => isSameThing(thing, other)));
}

function isIn(stems: ReadonlySet<string>, thing: string): boolean {
  return [...stems].some((stem) => isSameThing(thing, stem));
}
