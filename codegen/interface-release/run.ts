import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  readRevision,
  readWorkingTree,
  releasesFolder,
  type Sources,
} from '../interface-diff/read-revision.ts';
import type { File, Model } from '../model.ts';
import { readModel, readReleased } from '../read.ts';
import { clientTypes, emitCallers } from './callers.ts';
import { findReleaseProblem } from './release-problem.ts';
import { listReleases } from './releases.ts';

const sources = readWorkingTree();
const model = readModel(sources);
const folder = join(releasesFolder, model.version);
const earlier = listReleases(model.version).map((version) =>
  readReleased(readRevision(join(releasesFolder, version))),
);
const problem = findReleaseProblem(model, earlier);
if (problem === undefined) {
  mkdirSync(folder, { recursive: true });
  for (const { path, text } of releaseFiles(sources, model)) writeFileSync(join(folder, path), text);
  process.stdout.write(
    `Version ${model.version} is saved. Commit it and tag the commit v${model.version}.\n`,
  );
} else {
  process.stderr.write(problem);
  process.exitCode = 1;
}

function releaseFiles({ registry }: Sources, model: Model): File[] {
  const readme = readFileSync(join(releasesFolder, '../../../README.md'), 'utf8');
  const snippets = [...readme.matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map(([, text = '']) => text);
  return [
    // The served document, because the generator may add more to it later.
    { path: 'openapi.json', text: `${JSON.stringify(model.document, null, 1)}\n` },
    { path: 'registry.yaml', text: registry },
    { path: 'types.ts', text: clientTypes(model) },
    { path: 'callers.ts', text: emitCallers(model) },
    ...snippets.map((text, index) => ({
      path: `readme-${index + 1}.ts`,
      text: text.replace(/'(\.\/sdk\/[\w-]+\.ts|outreach-sdk)'/g, `'../../today.ts'`),
    })),
  ];
}
