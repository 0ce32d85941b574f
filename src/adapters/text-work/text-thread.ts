/** The thread that works on texts, one task after another. It receives a task and posts its outcome. */
import module from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import type { TextTaskName, TextTasks } from '../../ports/text-work.ts';
import { readingTaskNames } from './reading-task-names.ts';

export interface TextTask {
  readonly name: TextTaskName;
  readonly given: readonly unknown[];
}

export type TextTaskOutcome =
  { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly error: unknown };

export interface TextThreadData {
  /** A thread does not inherit the cache of compiled code, which halves its start. */
  readonly compileCache: string | undefined;
}

const { compileCache } = workerData as TextThreadData;
if (compileCache !== undefined) module.enableCompileCache(compileCache);

let drafting: Promise<Partial<TextTasks>> | undefined;
let reading: Promise<Partial<TextTasks>> | undefined;

parentPort?.on('message', (task: TextTask) => {
  void perform(task).then((outcome) => parentPort?.postMessage(outcome));
});

async function perform({ name, given }: TextTask): Promise<TextTaskOutcome> {
  try {
    const task = (await loadTasks(name))[name] as (...args: readonly unknown[]) => unknown;
    return { ok: true, value: await task(...given) };
  } catch (error) {
    return { ok: false, error };
  }
}

/** Loads the drafting or the reading tasks when they are needed, because each take tens of megabytes. */
function loadTasks(name: TextTaskName): Promise<Partial<TextTasks>> {
  if (readingTaskNames.has(name)) return (reading ??= loadReadingTasks());
  return (drafting ??= loadDraftingTasks());
}

async function loadReadingTasks(): Promise<Partial<TextTasks>> {
  const { createReadingTasks } = await import('./reading-tasks.ts');
  return createReadingTasks(await loadDetector());
}

async function loadDraftingTasks(): Promise<Partial<TextTasks>> {
  const { createDraftingTasks } = await import('./drafting-tasks.ts');
  return createDraftingTasks(await loadDetector());
}

async function loadDetector(): Promise<(text: string) => string | null> {
  const { detectLanguage } = await import('../site/language.ts');
  return (text) => detectLanguage(text, null);
}
