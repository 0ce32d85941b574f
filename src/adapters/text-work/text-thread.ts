/** The thread that works on texts, one task after another. It receives a task and posts its outcome. */
import module from 'node:module';
import { parentPort, workerData } from 'node:worker_threads';
import type { TextTaskName } from '../../ports/text-work.ts';

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

const tasks = await loadTasks();
parentPort?.on('message', (task: TextTask) => {
  void perform(task).then((outcome) => parentPort?.postMessage(outcome));
});

async function loadTasks() {
  const [{ createDraftingTasks }, { createReadingTasks }, { detectLanguage }] = await Promise.all([
    import('./drafting-tasks.ts'),
    import('./reading-tasks.ts'),
    import('../site/language.ts'),
  ]);
  const detect = (text: string) => detectLanguage(text, null);
  return { ...createDraftingTasks(detect), ...createReadingTasks(detect) };
}

async function perform({ name, given }: TextTask): Promise<TextTaskOutcome> {
  try {
    const task = tasks[name] as (...args: readonly unknown[]) => unknown;
    return { ok: true, value: await task(...given) };
  } catch (error) {
    return { ok: false, error };
  }
}
