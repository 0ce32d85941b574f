import type { BrainItem as BrainItemView } from '../../../generated/contract/types.ts';
import type { InferEntity } from '@mikro-orm/core';
import type { BrainItem } from '../../store/entities/workspaces.ts';

/** The API's form of a Brain item. */
export function viewBrainItem(item: InferEntity<typeof BrainItem>): BrainItemView {
  const { id, projectId, type, title, body, createdAt, updatedAt } = item;
  return { id, projectId, type, title, body, createdAt: createdAt.getTime(), updatedAt: updatedAt.getTime() };
}
