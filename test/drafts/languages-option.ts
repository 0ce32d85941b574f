import { InvalidArgumentError, Option } from 'commander';
import { writtenLanguages, type WrittenLanguage } from '../../src/languages/packs.ts';

/** `--language en`; all languages if it is absent. */
export function languagesOption(): Option {
  return new Option('--language <code>', `one language of ${writtenLanguages.join(', ')} instead of all`)
    .default(writtenLanguages, 'all')
    .argParser((code): readonly WrittenLanguage[] => {
      const known = writtenLanguages.filter((language) => language === code);
      if (known.length === 0)
        throw new InvalidArgumentError(`The languages are ${writtenLanguages.join(', ')}.`);
      return known;
    });
}
