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

/** A call of the service: what is asked, and what is done with the answer before its time is over. */
interface Asked<T> {
  readonly method: string
  readonly url: string
  readonly content?: { readonly bytes: Uint8Array<ArrayBuffer>; readonly mediaType: string }
  readonly read: (answer: Answer) => Promise<T>
}

/** An answer whose body ends with the signal of its call. */
interface Answer {
  readonly response: Response
  readonly signal: AbortSignal
}

/** Files in a bucket of S3 or a compatible service; addressed by path, which all of them support. A call takes `timeoutMs` at most, body included. */
export function createS3Storage(place: S3Place, timeoutMs = TIMEOUT_MS): FileStorage {
  const { bucketUrl, region, prefix, accessKeyId, secretAccessKey } = place
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: RETRIES })
  const ask = async <T>({ method, url, content, read }: Asked<T>): Promise<T> => {
    const { signal, release } = linkedSignal([], timeoutMs)
    try {
      const asked = client.fetch(url, {
        method,
        headers: {
          // The signature includes the payload, so what arrives is what was sent.
          'x-amz-content-sha256': content ? createHash('sha256').update(content.bytes).digest('hex') : EMPTY_HASH,
          ...(content ? { 'content-type': content.mediaType } : {}),
        },
        ...(content ? { body: content.bytes } : {}),
        signal,
      })
      return await read({ response: await answered(asked), signal })
    } finally {
      release()
    }
  }
  const urlOf = (key: string): string => `${bucketUrl}/${prefix}${checkedKey(key)}`
  return {
    async put(key, bytes, mediaType) {
      const content = { bytes: new Uint8Array(bytes), mediaType }
      await ask({ method: 'PUT', url: urlOf(key), content, read: expectDone })
    },
    get: async (key) => ask({ method: 'GET', url: urlOf(key), read: unlessMissing(wholeOf) }),
    stat: async (key) =>
      ask({ method: 'HEAD', url: urlOf(key), read: unlessMissing((answer) => factsOf(key, answer)) }),
    delete: async (key) => ask({ method: 'DELETE', url: urlOf(key), read: unlessMissing(expectDone) }),
    list: (beginning) => list((url) => ask({ method: 'GET', url, read: wholeOf }), bucketUrl, prefix, beginning),
    check: () => ask({ method: 'GET', url: `${bucketUrl}?list-type=2&max-keys=1`, read: expectDone }),
  }
}

async function* list(
  ask: (url: string) => Promise<Uint8Array>,
  bucketUrl: string,
  prefix: string,
  beginning: string,
): AsyncGenerator<FileFacts> {
  let token: string | undefined
  do {
    const query = new URLSearchParams({ 'list-type': '2', prefix: prefix + beginning })
    if (token !== undefined) query.set('continuation-token', token)
    // Signatures of S3 write a space as %20.
    const text = Buffer.from(await ask(`${bucketUrl}?${query.toString().replaceAll('+', '%20')}`)).toString('utf8')
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

/** Undefined where the service has no such file. An unread body would hold its connection. */
function unlessMissing<T>(read: (answer: Answer) => Promise<T>): (answer: Answer) => Promise<T | undefined> {
  return async (answer) => {
    if (answer.response.status !== 404) return read(answer)
    await answer.response.body?.cancel()
    return undefined
  }
}

async function wholeOf(answer: Answer): Promise<Uint8Array<ArrayBuffer>> {
  await expectOk(answer)
  return answered(bytesOf(answer))
}

async function factsOf(key: string, answer: Answer): Promise<FileFacts> {
  await expectDone(answer)
  const { headers } = answer.response
  const changedAt = Date.parse(headers.get('last-modified') ?? '')
  return { key, bytes: Number(headers.get('content-length')), changedAt }
}

async function bytesOf({ response, signal }: Answer): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array[] = []
  for await (const piece of piecesOfBody(response.body, signal)) pieces.push(piece)
  return new Uint8Array(Buffer.concat(pieces))
}

async function answered<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked
  } catch (error) {
    throw new StorageFailure('unreachable', 'the file storage does not answer', { cause: error })
  }
}

/** As `expectOk`, where nothing of the body is needed. */
async function expectDone(answer: Answer): Promise<void> {
  await expectOk(answer)
  await answer.response.body?.cancel()
}

/** Throws the meaning of a refusal. The service's own message goes to the log only: it may name keys and buckets. */
async function expectOk(answer: Answer): Promise<void> {
  const { ok, status } = answer.response
  if (ok) return
  const text = await bytesOf(answer).then(
    (bytes) => Buffer.from(bytes).toString('utf8'),
    () => '',
  )
  const code = element(text, 'Code')
  throw new StorageFailure(troubleOf(status, code), `the file storage answered ${status} ${code}`, { code })
}

function troubleOf(status: number, code: string): StorageTrouble {
  if (status === 507 || /Quota|StorageFull/i.test(code)) return 'full'
  return status === 401 || status === 403 || status === 404 ? 'denied' : 'unreachable'
}
