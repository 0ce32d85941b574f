import type { WrittenLanguage } from '../../languages/packs.ts';
import { lexiconOf } from './lexicon.ts';
import type { Token } from './tokens.ts';
import { stemOf } from './tokens.ts';

/**
 * Some languages separate a particle from its verb: "aufnehmen" is "nehmen … auf" in a German main clause. Returns the
 * index of the verb in `tokens` of which `own` is a form, if one of the two is separated; -1 if there is none.
 */
export function separatedVerbAt(
  own: Token,
  ownTokens: readonly Token[],
  tokens: readonly Token[],
  language: WrittenLanguage,
): number {
  const { separableVerbs } = lexiconOf(language).grammar;
  if (separableVerbs === null) return -1;
  const [, particle, rest] = separableVerbs.joined.exec(own.lower) ?? [];
  if (particle !== undefined && rest !== undefined) {
    const at = tokens.findIndex(({ stem, capitalised }) => !capitalised && stem === stemOf(rest, language));
    if (at >= 0 && particleOf(tokens, at, language) === particle) return at;
  }
  const separated = particleOf(ownTokens, ownTokens.indexOf(own), language);
  if (separated === '' || own.capitalised) return -1;
  return tokens.findIndex(({ stem }) => stem === stemOf(`${separated}${own.lower}`, language));
}

/** The particle at the end of the verb's part of the sentence, for example "auf"; empty if there is none. */
export function particleOf(tokens: readonly Token[], verb: number, language: WrittenLanguage): string {
  const { separableVerbs } = lexiconOf(language).grammar;
  if (separableVerbs === null) return '';
  const after = tokens.slice(verb + 1);
  const end = after.findIndex(({ kind, lower }) => kind === 'boundary' || separableVerbs.ends.has(lower));
  const last = after.slice(0, end < 0 ? after.length : end).at(-1)?.lower ?? '';
  return separableVerbs.particles.has(last) ? last : '';
}
