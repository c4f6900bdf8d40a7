import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { StartRefused } from '../start-refused.ts';
import { isFileId } from './file-id.ts';
import type { FileStore } from './file-store.ts';

export interface S3Options {
  /** The address of the service; empty for Amazon's own of the region. */
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKey: string;
  readonly secretKey: string;
}

/** Whoever uploads waits for the store, and for so long at most. */
const connectMs = 3_000;
const answerMs = 10_000;

/** Files in a bucket of a service that speaks S3. */
export class S3Store implements FileStore {
  readonly #client: S3Client;
  readonly #bucket: string;

  private constructor(client: S3Client, bucket: string) {
    this.#client = client;
    this.#bucket = bucket;
  }

  /** Refuses to start where the bucket isn't there, or isn't ours. */
  static async open({ endpoint, region, bucket, accessKey, secretKey }: S3Options): Promise<S3Store> {
    const client = new S3Client({
      region,
      // A service of one's own has its buckets in the path, not in names of the DNS.
      ...(endpoint === '' ? {} : { endpoint, forcePathStyle: true }),
      credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
      requestHandler: { connectionTimeout: connectMs, requestTimeout: answerMs },
      // Not every service that speaks S3 knows the newer checksums; what is read is authenticated by its seal.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    });
    try {
      await client.send(new HeadBucketCommand({ Bucket: bucket }));
    } catch (error) {
      client.destroy();
      const reason = error instanceof Error ? error.name : 'it does not answer';
      throw new StartRefused(`The bucket ${bucket} of FILES_S3_BUCKET can't be used: ${reason}.`, error);
    }
    return new S3Store(client, bucket);
  }

  async put(name: string, bytes: Buffer): Promise<void> {
    await this.#client.send(
      new PutObjectCommand({ ...this.#place(name), Body: bytes, ContentType: 'application/octet-stream' }),
    );
  }

  async get(name: string): Promise<Buffer | null> {
    try {
      const { Body } = await this.#client.send(new GetObjectCommand(this.#place(name)));
      return Body === undefined ? null : Buffer.from(await Body.transformToByteArray());
    } catch (error) {
      if (error instanceof NoSuchKey) return null;
      throw error;
    }
  }

  async delete(name: string): Promise<void> {
    await this.#client.send(new DeleteObjectCommand(this.#place(name)));
  }

  close(): void {
    this.#client.destroy();
  }

  #place(name: string) {
    if (!isFileId(name)) throw new Error('A file has a name that is not ours.');
    return { Bucket: this.#bucket, Key: name };
  }
}
