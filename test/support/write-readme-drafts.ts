/** `npm run readme`: writes today's drafts into the README, docs/drafts.md and the guide on plays. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { playsGuide, withLetters } from './guide-letters.ts';
import { renderDrafts, renderSections } from './readme-drafts.ts';

const root = path.join(import.meta.dirname, '..', '..');
const section = /(<!-- drafts -->\n)[\s\S]*?(<!-- end of drafts -->)/;
const [first, ...others] = await renderDrafts();
replaceDrafts('README.md', first!.text);
replaceDrafts('docs/drafts.md', renderSections(others));
writeFileSync(playsGuide, await withLetters(readFileSync(playsGuide, 'utf8')));

function replaceDrafts(name: string, drafts: string): void {
  const file = path.join(root, name);
  const text = readFileSync(file, 'utf8');
  if (!section.test(text))
    throw new Error(`${name} lacks the markers <!-- drafts --> and <!-- end of drafts -->.`);
  writeFileSync(
    file,
    text.replace(section, (_, begin: string, end: string) => `${begin}\n${drafts}\n\n${end}`),
  );
}
