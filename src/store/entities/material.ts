import { defineEntity, p } from '@mikro-orm/core';

/** An uploaded file. The blob storage keeps its bytes under the same id. */
export const MaterialFile = defineEntity({
  name: 'MaterialFile',
  tableName: 'material_file',
  properties: {
    orgId: p.string().primary(),
    id: p.string().primary(),
    path: p.text(),
    sizeBytes: p.integer(),
    sha256: p.string(),
    declaredMediaType: p.string().nullable(),
    detectedMediaType: p.string().nullable().fieldName('told_media_type'),
    userId: p.string(),
    keyId: p.string(),
    createdAt: p.datetime(),
  },
});
