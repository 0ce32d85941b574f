/** `npm run codegen`. The compilers it needs are large, so what Node makes of them is kept for the next time. */
import module from 'node:module';
import path from 'node:path';
import process from 'node:process';

module.enableCompileCache(path.join(import.meta.dirname, '..', 'node_modules', '.cache', 'codegen'));
const { runCodegen } = await import('./command.ts');
process.exitCode = runCodegen(process.argv.includes('--check'));
