import { hash as digest } from 'node:crypto';
import { paragraphAround } from './sentences.ts';

/**
 * Whether a text tries to steer a writer instead of telling a fact: an order to a program or a writer, a mark-up of a
 * conversation with a model, hidden characters. Such text is never material, whoever published it.
 */
export function isInstruction(text: string): boolean {
  const folded = text.normalize('NFKC').replace(hiddenCharacters, '').replace(/\s+/gu, ' ');
  return hiddenRun.test(text) || patterns.some((pattern) => pattern.test(folded));
}

/**
 * Whether a stretch of a source lies in a paragraph that holds an instruction; the whole paragraph is then
 * unusable.
 */
export function liesInInstruction(text: string, start: number, end: number): boolean {
  const paragraph = paragraphAround(text, start, end).text;
  return verdictOf(paragraph);
}

/** By the hash of the paragraph, because a part of a text keeps the whole text in memory. */
const verdicts = new Map<string, boolean>();
const verdictLimit = 2_000;

// One page is asked once for every sentence in it; the verdict on a paragraph depends on its text alone.
function verdictOf(paragraph: string): boolean {
  const key = digest('sha256', paragraph, 'base64');
  const known = verdicts.get(key);
  if (known !== undefined) return known;
  if (verdicts.size >= verdictLimit) verdicts.clear();
  const verdict = isInstruction(paragraph);
  verdicts.set(key, verdict);
  return verdict;
}

const hiddenCharacters = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff\u{e0000}-\u{e007f}]/gu;
const hiddenRun = /[\u200b-\u200f\u202a-\u202e\u2060-\u2064\u{e0000}-\u{e007f}]{3,}/u;

// Every repeat has an end, and every run of characters is looked at from its first one only, so that the time taken
// grows with the length of a text and never with its square.
const ofWord = String.raw`\p{L}{0,24}`;
const address = String.raw`(?<![\w.+-])[\w.+-]{1,254}@[\w-]{1,63}\.\w`;
const patterns: readonly RegExp[] = [
  // English: orders about instructions, roles and output.
  new RegExp(
    [
      String.raw`\b(ignore|disregard|forget|override|bypass|skip)\b.{0,40}\b`,
      String.raw`(instructions?|prompts?|rules?|guidelines?|context|directions|everything|above|previous|prior)\b`,
    ].join(''),
    'iu',
  ),
  /\b(system|developer|hidden|initial) (prompt|message|instruction)s?\b/iu,
  /\byou are (now )?(an? )?(ai|assistant|language model|chatbot|llm|bot|gpt|dan)\b/iu,
  new RegExp(
    [
      String.raw`\b(as|dear|attention|note to|message to|hey|to any|to all) (an? |the )?`,
      String.raw`(ai|llm|language model|assistant|chatbot|bot|agent|crawler|scraper|gpt)s?\b`,
    ].join(''),
    'iu',
  ),
  new RegExp(
    [
      String.raw`\b(ai|llm|language model|assistant|automated|summari[sz]er|drafting|outreach) `,
      String.raw`(agents?|assistants?|systems?|models?|tools?|writers?|bots?)\b.{0,30}\b`,
      String.raw`(must|should|shall|please|are required|need to|will)\b`,
    ].join(''),
    'iu',
  ),
  new RegExp(
    String.raw`\b(write|say|state|mention|claim|tell (them|him|her|the reader)|include|insert|add|append|put|quote|output|print|repeat|translate|respond|answer|begin|start|end)\b.{0,30}\b(${[
      [
        String.raw`in (the|your|this|every|any) `,
        String.raw`(e-?mail|message|mail|reply|subject|draft|letter|summary|response|output)`,
      ].join(''),
      String.raw`(that|with) (we|our|the following|this)\b|the following|this (link|url|text|sentence|phrase|line)`,
    ].join('|')})`,
    'iu',
  ),
  new RegExp(
    [
      String.raw`(?:^|["“:>] ?)(please |kindly |now |then |also |instead,? )?`,
      String.raw`(write|say|mention|state|claim|praise|tell|include|insert|append) `,
      String.raw`(that|to|them|him|her|how|us|our|a|an|the|it)\b`,
    ].join(''),
    'iu',
  ),
  /\b(click|tap|press|follow|open|visit) (here|below|this|the (link|button|attachment)|on (this|the)|https?:)/iu,
  new RegExp(
    [
      String.raw`\b(send|forward|cc|bcc|reply|copy|e-?mail|mail|transfer|wire|pay)\b.{0,40}`,
      String.raw`(\bto\b|\bat\b).{0,10}${address}`,
    ].join(''),
    'iu',
  ),
  /\b(change|set|replace|use) (the )?(recipient|subject|sender|reply-to|signature|language|to address)\b/iu,
  /\b(do not|don['’]t|never) (mention|tell|reveal|disclose|say|write|include|follow)\b/iu,
  /\bnew (instructions?|task|rules?)\b ?[:.]/iu,
  /\b(jailbreak|prompt injection|act as|pretend (to be|you are)|role ?play)\b/iu,
  // Demands for money, calls to a number and links spelled out, in every language.
  new RegExp(
    [
      String.raw`\b(pay|transfer|wire|maksa${ofWord}|betala|überweis${ofWord}|zahl${ofWord})\b.{0,80}\b`,
      String.raw`(iban|[a-z]{2}\d{2}( ?\d{4}){3})`,
    ].join(''),
    'iu',
  ),
  new RegExp(
    [
      String.raw`(?<!\p{L})(get|claim|receive|win|refund|voucher|hyvity\p{L}{1,24}|återbetalning|rückerstattung)`,
      String.raw`(?!\p{L}).{0,60}(?<!\p{L})(call|calling|soita|soittamalla|ring|ringa|rufen|anrufen)`,
      String.raw`(?!\p{L}).{0,20}\d{3}`,
    ].join(''),
    'iu',
  ),
  /(?<![a-z\d-])[a-z\d-]{3,63} (dot|piste|punkt) [a-z]{2,24}(?= (slash|kauttaviiva|snedstreck|schrägstrich)\b)/iu,
  // Finnish.
  /\b(ohita|unohda|älä (huomioi|noudata)|jätä huomiotta|sivuuta)\b.{0,40}(ohje|kehot|sään|yllä|aiem|edelli)/iu,
  /\b(kirjoita|mainitse|sano|lisää|sisällytä|väitä|kerro)\b.{0,30}(viesti|sähköposti|vastauks|linkki|että |seuraava)/iu,
  /\b(klikkaa|napsauta|paina|avaa)\b.{0,20}(tästä|tätä|linkki|painiket|tässä|https?:)/iu,
  /\b(olet|toimi) (nyt )?(tekoäly|avustaja|kielimalli|botti)/iu,
  new RegExp(String.raw`\b(lähetä|välitä|vastaa)\b.{0,40}${address}`, 'iu'),
  // Swedish.
  /\b(ignorera|bortse från|glöm|åsidosätt|strunta i)\b.{0,40}(instruktion|anvisning|regler|ovan|tidigare|föregående)/iu,
  /\b(skriv|nämn|säg|inkludera|lägg till|påstå|infoga)\b.{0,30}(mejl|meddelande|svaret|länk|att (vi|de|ni)|följande)/iu,
  /\b(klicka|tryck|följ)\b.{0,15}(här|länken|knappen|på (denna|den här)|https?:)/iu,
  /\bdu är (nu )?(en )?(ai|assistent|språkmodell|bot)\b/iu,
  new RegExp(String.raw`\b(skicka|vidarebefordra|svara)\b.{0,40}${address}`, 'iu'),
  // German.
  new RegExp(
    [
      String.raw`\b(ignorier${ofWord}|missacht${ofWord}|vergiss|vergessen sie|übergeh${ofWord})\b.{0,50}`,
      String.raw`(anweisung|instruktion|regeln|vorherig|obig|bisherig|alles)`,
    ].join(''),
    'iu',
  ),
  new RegExp(
    [
      String.raw`\b`,
      String.raw`(schreib(e|en sie)?|erwähn(e|en sie)|sag(e|en sie)?|füg(e|en sie)|behaupt(e|en sie)|nenn(e|en sie))\b.{0,40}`,
      String.raw`(e-?mail|nachricht|antwort|link|dass (wir|sie|du)|folgende)`,
    ].join(''),
    'iu',
  ),
  /\b(klick(e|en sie)?|drück(e|en sie)?|folge?n? sie)\b.{0,20}(hier|link|button|schaltfläche|https?:)/iu,
  new RegExp(String.raw`\bdu bist (jetzt )?(ein${ofWord} )?(ki|assistent|sprachmodell|bot)\b`, 'iu'),
  new RegExp(String.raw`\b(send(e|en sie)|leite|antwort(e|en sie))\b.{0,40}${address}`, 'iu'),
  // French, Spanish, Italian, Portuguese, Dutch and Polish: orders about instructions.
  new RegExp(
    String.raw`(?<!\p{L})(ignore[zr]?|ignora${ofWord}|oublie[zr]?|olvida${ofWord}|dimentica${ofWord}|esque[cç]a|negeer|vergeet|zignoruj${ofWord}|pomiń${ofWord})(?!\p{L}).{0,50}(${[
      String.raw`instruc${ofWord}|istruzion${ofWord}|consign${ofWord}|instructies|regels|règles|reglas|regole|regras`,
      String.raw`polecen${ofWord}|instrukcj${ofWord}`,
    ].join('|')})`,
    'iu',
  ),
  // Data in the form in which programs talk to a model, and letters that are to be decoded first.
  /"role" ?: ?"(system|assistant|developer|user)"|"(sourceKind|sourceId|blocks|quote)" ?: ?["[]/iu,
  /\bdecode\b.{0,20}\b(and|then)\b.{0,20}\b(follow|obey|execute|do|read)\b/iu,
  /^(writing_rule|system_prompt|instructions?|brain_item) ?:/iu,
  // The mark-up of conversations with a model.
  new RegExp(
    [
      String.raw`<\|?(im_start|im_end|system|user|assistant|endoftext)\|?>|\[\/?INST\]|<<\/?SYS>>`,
      String.raw`^#{2,6} ?(system|instruction|assistant)\b`,
      String.raw`\b(system|assistant|user) ?: ?(you|ignore|write|please|always|never)\b`,
    ].join('|'),
    'iu',
  ),
  /\{\{.{0,60}\}\}|<script|javascript:|data:text\/html/iu,
];
