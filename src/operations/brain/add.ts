import { addBrainItem } from '../../application/brain/add-item.ts';
import type { Handler } from '../../operation.ts';
import { viewBrainItem } from './_view.ts';

export const handle: Handler<'brain.add'> = async (call) => viewBrainItem(await addBrainItem(call));
