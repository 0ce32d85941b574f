import type { Config } from './config.ts';
import type { ByteStore } from './ports/bytes.ts';

/** Opens the configured bucket, if any. The client is loaded with the first file. */
export function openBucketLazily(
  config: Config,
  userAgent: string,
): { bytes: ByteStore; close(): Promise<void> } | undefined {
  const { s3Endpoint: endpoint, s3Bucket: bucket, s3AccessKeyId: accessKeyId } = config;
  const { s3SecretAccessKey: secretAccessKey, s3Region: region, s3Addressing: addressing } = config;
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) return undefined;
  const open = async () => {
    const { createGuardedFetch } = await import('./adapters/fetch.ts');
    const { createByteBucket } = await import('./adapters/bytes/s3.ts');
    const { originOfBucket } = await import('./adapters/bytes/s3-client.ts');
    // The operator configured this address, so it may be private, but only for this adapter.
    const trustedOrigins = [originOfBucket({ endpoint, bucket, addressing })];
    const outbound = createGuardedFetch({ allow: [], trustedOrigins, userAgent });
    const place = { endpoint, bucket, addressing, region };
    return { outbound, bytes: createByteBucket({ outbound, ...place, accessKeyId, secretAccessKey }) };
  };
  let opening: ReturnType<typeof open> | undefined;
  const opened = async () => (await (opening ??= open())).bytes;
  return {
    bytes: {
      write: async (name, content) => (await opened()).write(name, content),
      async *read(name) {
        yield* (await opened()).read(name);
      },
      remove: async (name) => (await opened()).remove(name),
      async *listWrittenBefore(time) {
        yield* (await opened()).listWrittenBefore(time);
      },
      removeUnfinished: async (time) => (await opened()).removeUnfinished(time),
    },
    close: async () => (await opening)?.outbound.close(),
  };
}
