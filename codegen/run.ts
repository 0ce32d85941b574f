/** `npm run codegen`. The compile cache makes the next start faster, because the imported compilers are large. */
import module from 'node:module';
import path from 'node:path';
import process from 'node:process';

module.enableCompileCache(path.join(import.meta.dirname, '..', 'node_modules', '.cache', 'codegen'));
const { runCodegen } = await import('./command.ts');
process.exitCode = runCodegen(process.argv.includes('--check'));
