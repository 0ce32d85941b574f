/** Puts the drafts of today into the README, after the prose has changed on purpose. */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { renderDrafts } from './readme-drafts.ts';

const file = path.join(import.meta.dirname, '..', 'README.md');
const section = /(<!-- drafts -->\n)[\s\S]*?(<!-- end of drafts -->)/;
const drafts = await renderDrafts();
writeFileSync(
  file,
  readFileSync(file, 'utf8').replace(
    section,
    (_, begin: string, end: string) => `${begin}\n${drafts}\n${end}`,
  ),
);
