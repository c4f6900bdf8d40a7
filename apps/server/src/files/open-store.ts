import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { FileStore } from './file-store.ts';
import { FolderStore } from './folder-store.ts';

/** The store that the operator has chosen: a bucket where one is named, else a folder of the data folder. */
export async function openFileStore({ files, storage }: Pick<Config, 'files' | 'storage'>): Promise<FileStore> {
  const { s3Bucket: bucket, s3Endpoint: endpoint, s3Region: region, s3AccessKey, s3SecretKey } = files;
  if (bucket === '') return new FolderStore(join(storage.dataFolder, 'files'));
  // The client of S3 is large, and most houses have a disk.
  const { S3Store } = await import('./s3-store.ts');
  return S3Store.open({ bucket, endpoint, region, accessKey: s3AccessKey, secretKey: s3SecretKey });
}
