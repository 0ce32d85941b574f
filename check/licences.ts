import { findLicenceProblems } from './licence-problems.ts';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..');
const problems = findLicenceProblems(root);
for (const problem of problems) process.stdout.write(`${problem}\n`);
process.exitCode = problems.length > 0 ? 1 : 0;
