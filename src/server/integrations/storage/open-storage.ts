import { join } from 'node:path'
import { createDiskStorage } from './disk-storage.ts'
import { createS3Storage, type S3Place } from './s3-storage.ts'
import type { FileStorage } from './storage.ts'

/** The settings of files; without FILES_URL they are in the data folder. */
export interface StorageSettings {
  readonly FILES_URL: string
  readonly S3_ACCESS_KEY_ID: string
  readonly S3_SECRET_ACCESS_KEY: string
  readonly dataDir: string
  /** Free space below which the local disk takes no more files. */
  readonly minFreeBytes: number
}

/** Opens the storage of the settings, without a request yet. */
export function openStorage(settings: StorageSettings): FileStorage {
  const { FILES_URL, dataDir, minFreeBytes } = settings
  return FILES_URL === ''
    ? createDiskStorage(join(dataDir, 'files'), minFreeBytes)
    : createS3Storage({
        ...placeOf(new URL(FILES_URL)),
        accessKeyId: settings.S3_ACCESS_KEY_ID,
        secretAccessKey: settings.S3_SECRET_ACCESS_KEY,
      })
}

const DEFAULT_REGION = 'us-east-1'

/** `s3://bucket/folder?endpoint=https://…&region=…`; without an endpoint it is Amazon's. */
function placeOf(url: URL): Pick<S3Place, 'bucketUrl' | 'region' | 'prefix'> {
  const region = url.searchParams.get('region') ?? DEFAULT_REGION
  const endpoint = url.searchParams.get('endpoint') ?? `https://s3.${region}.amazonaws.com`
  const folder = withoutEndingSlash(url.pathname).replace(/^\/+/, '')
  return {
    bucketUrl: `${withoutEndingSlash(endpoint)}/${url.host}`,
    region,
    prefix: folder === '' ? '' : `${folder}/`,
  }
}

function withoutEndingSlash(text: string): string {
  return text.endsWith('/') ? withoutEndingSlash(text.slice(0, -1)) : text
}
