import { expect, test } from 'vitest';
import type { Context, StepDeps } from './context.ts';
import { StepList } from './step-list.ts';

interface Start extends Context {
  readonly order: string[];
}

const deps = {} as StepDeps;
const start = (): Start => ({
  request: { requestId: 'req_1', authorization: undefined },
  now: new Date(0),
  order: [],
});
const addHead = async ({ order }: Start) => {
  order.push('head');
  return { head: 1 };
};
const addSum = ({ order, head }: Start & { head: number }) => {
  order.push('sum');
  return { sum: head + 1 };
};
const refuse = () => {
  throw new Error('refused');
};

test('runs the steps in order, each with what earlier steps added', async () => {
  const ended = await StepList.from<StepDeps, Start>().add(addHead).add(addSum).run(start(), deps);
  expect(ended).toMatchObject({ order: ['head', 'sum'], head: 1, sum: 2 });
});

test('stops at the first step that throws and keeps what earlier steps added', async () => {
  const context = start();
  await expect(
    StepList.from<StepDeps, Start>().add(addHead).check(refuse).add(addSum).run(context, deps),
  ).rejects.toThrow('refused');
  expect(context).toMatchObject({ order: ['head'], head: 1 });
  expect(context).not.toHaveProperty('sum');
});

test('waits for a check before the next step', async () => {
  const steps = StepList.from<StepDeps, Start>().check(async () => Promise.reject(new Error('refused late')));
  const context = start();
  await expect(steps.add(addHead).run(context, deps)).rejects.toThrow('refused late');
  expect(context.order).toEqual([]);
});

test('only the compiler rejects a step that needs what no earlier step added', async () => {
  // @ts-expect-error addSum takes `head`, which addHead adds.
  const { sum } = await StepList.from<StepDeps, Start>().add(addSum).run(start(), deps);
  expect(sum).toBeNaN();
});
