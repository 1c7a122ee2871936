import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import { linkedSignal, piecesOfBody } from '#server/kit/linked-signal.ts'
import { checkedKey, type FileFacts, type FileStorage, StorageFailure, type StorageTrouble } from './storage.ts'

/** A bucket and how to get into it. */
export interface S3Place {
  /** Origin of the service, and where the bucket begins: `https://s3.example.com/bucket`. */
  readonly bucketUrl: string
  readonly region: string
  /** Put before every key; empty, or ends with a slash. */
  readonly prefix: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

const TIMEOUT_MS = 20_000
/** Further attempts of the client after a 5xx or 429; after that the error is reported. */
const RETRIES = 2
const EMPTY_HASH = createHash('sha256').digest('hex')

/** Files in a bucket of S3 or a compatible service; addressed by path, which all of them support. */
export function createS3Storage(place: S3Place): FileStorage {
  const { bucketUrl, region, prefix, accessKeyId, secretAccessKey } = place
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: RETRIES })
  const ask = (method: string, url: string, body?: Uint8Array<ArrayBuffer>, mediaType?: string): Promise<Response> =>
    answered(
      client.fetch(url, {
        method,
        headers: {
          // The signature includes the payload, so what arrives is what was sent.
          'x-amz-content-sha256': body ? createHash('sha256').update(body).digest('hex') : EMPTY_HASH,
          ...(mediaType ? { 'content-type': mediaType } : {}),
        },
        ...(body ? { body } : {}),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      }),
    )
  const urlOf = (key: string): string => `${bucketUrl}/${prefix}${checkedKey(key)}`
  return {
    async put(key, bytes, mediaType) {
      await expectDone(await ask('PUT', urlOf(key), new Uint8Array(bytes), mediaType))
    },
    async get(key) {
      const answer = await ask('GET', urlOf(key))
      if (answer.status === 404) return nothing(answer)
      await expectDone(answer, false)
      return answered(bytesOf(answer))
    },
    async stat(key) {
      const answer = await ask('HEAD', urlOf(key))
      if (answer.status === 404) return nothing(answer)
      await expectDone(answer)
      const changed = Date.parse(answer.headers.get('last-modified') ?? '')
      return { key, bytes: Number(answer.headers.get('content-length')), changedAt: changed }
    },
    async delete(key) {
      const answer = await ask('DELETE', urlOf(key))
      if (answer.status === 404) return nothing(answer)
      await expectDone(answer)
    },
    list: (beginning) => list((url) => ask('GET', url), bucketUrl, prefix, beginning),
    async check() {
      await expectDone(await ask('GET', `${bucketUrl}?list-type=2&max-keys=1`))
    },
  }
}

async function* list(
  ask: (url: string) => Promise<Response>,
  bucketUrl: string,
  prefix: string,
  beginning: string,
): AsyncGenerator<FileFacts> {
  let token: string | undefined
  do {
    const query = new URLSearchParams({ 'list-type': '2', prefix: prefix + beginning })
    if (token !== undefined) query.set('continuation-token', token)
    // Signatures of S3 write a space as %20.
    const answer = await ask(`${bucketUrl}?${query.toString().replaceAll('+', '%20')}`)
    await expectDone(answer, false)
    const text = Buffer.from(await answered(bytesOf(answer))).toString('utf8')
    for (const entry of text.split('<Contents>').slice(1)) {
      const key = element(entry, 'Key').slice(prefix.length)
      yield { key, bytes: Number(element(entry, 'Size')), changedAt: Date.parse(element(entry, 'LastModified')) }
    }
    token = element(text, 'IsTruncated') === 'true' ? element(text, 'NextContinuationToken') : undefined
  } while (token)
}

const SIGNS: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }

function element(xml: string, name: string): string {
  const [, from = ''] = xml.split(`<${name}>`, 2)
  const [text = ''] = from.split('<', 1)
  return text.replace(/&(lt|gt|quot|apos|amp);/g, (_, sign: string) => SIGNS[sign] ?? '')
}

/** An unread body would hold its connection. */
async function nothing(answer: Response): Promise<undefined> {
  await answer.body?.cancel()
}

async function bytesOf({ body }: Response): Promise<Uint8Array<ArrayBuffer>> {
  const { signal, release } = linkedSignal([], TIMEOUT_MS)
  try {
    const pieces: Uint8Array[] = []
    for await (const piece of piecesOfBody(body, signal)) pieces.push(piece)
    return new Uint8Array(Buffer.concat(pieces))
  } finally {
    release()
  }
}

async function answered<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked
  } catch (error) {
    throw new StorageFailure('unreachable', 'the file storage does not answer', { cause: error })
  }
}

/** Throws the meaning of a refusal. The service's own message goes to the log only: it may name keys and buckets. */
async function expectDone(answer: Response, isRead = true): Promise<void> {
  if (answer.ok) {
    if (isRead) await answer.body?.cancel()
    return
  }
  const code = element(await answer.text().catch(() => ''), 'Code')
  throw new StorageFailure(troubleOf(answer.status, code), `the file storage answered ${answer.status} ${code}`, {
    code,
  })
}

function troubleOf(status: number, code: string): StorageTrouble {
  if (status === 507 || /Quota|StorageFull/i.test(code)) return 'full'
  return status === 401 || status === 403 || status === 404 ? 'denied' : 'unreachable'
}
