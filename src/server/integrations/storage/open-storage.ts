import { join } from 'node:path'
import { createDiskStorage } from './disk-storage.ts'
import { withFormerStorage } from './former-storage.ts'
import { createS3Storage, type S3Place } from './s3-storage.ts'
import { FOLDER, type FileStorage } from './storage.ts'

/** The settings of files; without FILES_URL they are in the data folder. */
export interface StorageSettings {
  readonly FILES_URL: string
  readonly S3_ACCESS_KEY_ID: string
  readonly S3_SECRET_ACCESS_KEY: string
  readonly dataDir: string
  /** Free space below which the local disk takes no more files. */
  readonly minFreeBytes: number
}

/** The same with the place where files were before; empty where they are not being moved. */
interface MovingSettings extends StorageSettings {
  readonly FILES_FORMER_URL?: string
}

/** A place of files, and how it is called. */
export interface FilePlace {
  readonly name: string
  readonly storage: FileStorage
}

/** The place where files belong, and the one from which they are moved there. */
export interface FilePlaces {
  readonly current: FilePlace
  readonly former: FilePlace | undefined
}

/** Opens the storage of the settings, without a request yet; while files are moved, those of the former place are found too. */
export function openStorage(settings: MovingSettings): FileStorage {
  const { current, former } = openPlaces(settings)
  return former ? withFormerStorage(current.storage, former.storage) : current.storage
}

/** Opens both places apart, for whoever moves files. */
export function openPlaces(settings: MovingSettings): FilePlaces {
  const { FILES_FORMER_URL = '' } = settings
  return {
    current: openPlace(settings),
    former:
      FILES_FORMER_URL === ''
        ? undefined
        : openPlace({ ...settings, FILES_URL: FILES_FORMER_URL === FOLDER ? '' : FILES_FORMER_URL }),
  }
}

function openPlace(settings: StorageSettings): FilePlace {
  const { FILES_URL, dataDir, minFreeBytes } = settings
  if (FILES_URL === '') return { name: FOLDER, storage: createDiskStorage(join(dataDir, 'files'), minFreeBytes) }
  const keys = { accessKeyId: settings.S3_ACCESS_KEY_ID, secretAccessKey: settings.S3_SECRET_ACCESS_KEY }
  return { name: FILES_URL, storage: createS3Storage({ ...placeOf(new URL(FILES_URL)), ...keys }) }
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
