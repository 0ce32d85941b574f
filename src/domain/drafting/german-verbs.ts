import type { Token } from './tokens.ts';
import { stemOf } from './tokens.ts';

/**
 * German parts some verbs: "aufnehmen" is "nehmen … auf" in a main clause. Answers the index of the verb in a sentence
 * that a word of another one is a form of, whichever of the two is parted; -1 where there is none.
 */
export function partedVerbAt(own: Token, ownTokens: readonly Token[], tokens: readonly Token[]): number {
  const [, particle, rest] = joined.exec(own.lower) ?? [];
  if (particle !== undefined && rest !== undefined) {
    const at = tokens.findIndex(({ stem, capitalised }) => !capitalised && stem === stemOf(rest, 'de'));
    if (at >= 0 && particleOf(tokens, at) === particle) return at;
  }
  const parted = particleOf(ownTokens, ownTokens.indexOf(own));
  if (parted === '' || own.capitalised) return -1;
  return tokens.findIndex(({ stem }) => stem === stemOf(`${parted}${own.lower}`, 'de'));
}

/** The particle that closes the part of the sentence in which a verb stands, "auf"; empty without one. */
export function particleOf(tokens: readonly Token[], verb: number): string {
  const behind = tokens.slice(verb + 1);
  const end = behind.findIndex(({ kind, lower }) => kind === 'boundary' || /^(und|aber|oder)$/u.test(lower));
  const last = behind.slice(0, end < 0 ? behind.length : end).at(-1)?.lower ?? '';
  return particles.test(last) ? last : '';
}

const particle =
  'auf|an|ab|aus|ein|mit|vor|zu|nach|her|hin|um|bei|los|weg|fest|weiter|statt|teil|zurück|zusammen';
const particles = new RegExp(`^(?:${particle})$`, 'u');
const joined = new RegExp(`^(${particle})(?:zu)?(\\p{L}{3,}(?:en|eln|ern|t))$`, 'u');
