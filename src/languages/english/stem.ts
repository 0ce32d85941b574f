import { stemmer } from '@orama/stemmers/english';

export function stem(word: string): string {
  return stemmer(word.replace(/['’]s$/u, ''));
}
