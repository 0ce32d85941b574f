/**
 * What a word means where people who ask and sellers who tell choose different ones, in any of the languages served;
 * null where it is known for nothing but itself. A small list on purpose: a word too wide would answer what nobody
 * asked.
 */
export function conceptOf(word: string): string | null {
  return concepts.find(([, words]) => words.test(word))?.[0] ?? null;
}

const concepts: readonly (readonly [string, RegExp])[] = [
  [
    '<food>',
    /^(?:food|meals?|lunch\p{L}*|cater\p{L}*|ruoka\p{L}*|lounas\p{L}*|måltid\p{L}*|\p{L}*essen|verpfleg\p{L}*)$/u,
  ],
  [
    '<break>',
    /^(?:breaks?|broken|breakdown|rikki|hajoa\p{L}*|rikkoutu\p{L}*|sönder|kaputt|ausf[aä]ll\p{L}*|defekt)$/u,
  ],
  [
    '<accessible>',
    /^(?:wheelchairs?|accessib\p{L}+|esteet\p{L}+|pyörätuol\p{L}+|rullstol\p{L}*|rollstuhl\p{L}*|barrierefrei)$/u,
  ],
  [
    '<green>',
    /^(?:eco|environment\p{L}*|ympäristö\p{L}*|joutsenmerk\p{L}*|miljö\p{L}*|svanen\p{L}*|umwelt\p{L}*)$/u,
  ],
  [
    '<proof>',
    /^(?:certificat\p{L}+|licen[cs]es?|\p{L}*ausweis\p{L}*|staplerschein\p{L}*|körkort\p{L}*|ajokort\p{L}+)$/u,
  ],
  ['<length>', /^(?:\p{L}*dauer|dauert|duration|kestää|kestääkö|kesto|kestonne)$/u],
  [
    '<begin>',
    /^(?:begin|begins|starts?|starting|aloit\p{L}+|alkaa|alkavat|börjar|startar|beginnt|beginn|anfang)$/u,
  ],
  ['<age>', /^(?:age|aged|ikä|iän|ålder|alter|alt)$/u],
  ['<park>', /^(?:park|parking|pysäköi\p{L}*|parkera\p{L}*|parkplatz\p{L}*|parken)$/u],
  ['<include>', /^(?:included?|includes|inbegriffen|enthalten|ingår|sisälty\p{L}+)$/u],
  ['<cancel>', /^(?:cancel\p{L}*|peru(?:uttaa|uttamaan|utus)\p{L}*|avbok\p{L}+|storn\p{L}+)$/u],
  ['<end>', /^(?:irtisano\p{L}+|uppsägning\p{L}*|sägas|säga|kündig\p{L}*|kündbar)$/u],
];
