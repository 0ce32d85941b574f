/** Whether somebody who declines for now says when to come back; who only says "maybe" of a time is still asked. */
export function namesLaterTime(text: string): boolean {
  return later.test(text) && !doubt.test(text);
}

const doubt = /(?<!\p{L})(?:maybe|perhaps|ehkä|kenties|kanske|möjligen|vielleicht|eventuell)(?!\p{L})/iu;

const english = [
  String.raw`(?:next|after|in|until|till) (?:the |early |late )?(?:${[
    String.raw`year|month|week|quarter|spring|summer|autumn|winter|new year|q[1-4]|january|february|march|april|may`,
    String.raw`june|july|august|september|october|november|december`,
  ].join('|')})`,
  String.raw`in (?:a|one|two|three|four|six|\d{1,2}) (?:weeks?|months?|years?)`,
].join('|');
const finnish = [
  String.raw`(?:ensi|tulevana|seuraavana) (?:vuo|kevää|kesä|syksy|talve|viiko|kuu|kvartaali)\p{L}*`,
  String.raw`(?:kesän|kevään|syksyn|talven|vuodenvaihteen|joulun|lomien) jälkeen|(?:kevää|kesä|syksy|talve)ll[aä]`,
  String.raw`(?:tammi|helmi|maalis|huhti|touko|kesä|heinä|elo|syys|loka|marras|joulu)kuu(?:ssa|n)`,
  String.raw`(?:viikon|kuukauden|vuoden|kuun) (?:kuluttua|päästä)`,
].join('|');
const swedish = [
  String.raw`(?:nästa|efter) (?:år|månad|vecka|kvartal|vår|sommar|höst|vinter|semester|årsskifte)\p{L}*`,
  String.raw`(?:i|till) (?:${[
    String.raw`sommar|höst|vinter|våren|sommaren|hösten|vintern|januari|februari|mars|april|maj|juni|juli|augusti`,
    String.raw`september|oktober|november|december`,
  ].join('|')})`,
  String.raw`om (?:en|ett|två|tre|\d{1,2}) (?:veck|månad|år)\p{L}*`,
].join('|');
const german = [
  String.raw`(?:nächst|kommend)e[nrs]? (?:jahr|monat|woche|quartal|frühjahr|frühling|sommer|herbst|winter)\p{L}*`,
  String.raw`(?:im|nach dem|ab) (?:${[
    String.raw`januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|frühjahr|frühling`,
    String.raw`sommer|herbst|winter|jahreswechsel|urlaub`,
  ].join('|')})`,
  String.raw`in (?:einem|einer|zwei|drei|\d{1,2}) (?:woche|monat|jahr)\p{L}*`,
].join('|');

const later = new RegExp(String.raw`(?<!\p{L})(?:${english}|${finnish}|${swedish}|${german})(?!\p{L})`, 'iu');
