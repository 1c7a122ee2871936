import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Credentials, signatureFault } from './s3-signature.ts'

/** What the simulator does with a request instead of answering it: a refusal, perhaps half of it, no answer at all, or one cut in the middle. */
export type S3Fault = { readonly status: number; readonly code: string; readonly stalls?: true } | 'silent' | 'cut'

/** A bucket over HTTP that checks every signature and every checksum of a payload. */
export interface S3Simulator extends Credentials {
  /** For FILES_URL. */
  readonly filesUrl: string
  readonly objects: ReadonlyMap<string, { readonly bytes: Buffer; readonly type: string }>
  /** The requests that were let in: `PUT a/b.webp`. */
  readonly requests: readonly string[]
  /** Decides about the requests from now on. */
  fail(fault: ((method: string, key: string) => S3Fault | undefined) | undefined): void
  close(): Promise<void>
}

const BUCKET = 'pictures'
/** Small, so that lists have pages. */
const PAGE = 3

/** Starts a bucket on a free port of this machine. */
export async function startS3(): Promise<S3Simulator> {
  const credentials: Credentials = { accessKeyId: 'AKTEST', secretAccessKey: 'secret/of+test', region: 'eu-central-1' }
  const objects = new Map<string, { bytes: Buffer; type: string; at: Date }>()
  const requests: string[] = []
  let faultOf: ((method: string, key: string) => S3Fault | undefined) | undefined

  const server = createServer((request, response) => void answer(request, response))
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = Buffer.concat((await request.toArray()) as Buffer[])
    const url = new URL(request.url ?? '/', 'http://s3')
    const [, bucket, ...rest] = url.pathname.split('/')
    const key = decodeURIComponent(rest.join('/'))
    const fault = signatureFault(request, body, credentials)
    if (fault !== undefined) return refuse(response, 403, fault)
    if (bucket !== BUCKET) return refuse(response, 404, 'NoSuchBucket')
    const method = request.method ?? 'GET'
    const broken = faultOf?.(method, key)
    if (broken === 'silent') return
    if (broken === 'cut') return void request.socket.destroy()
    if (typeof broken === 'object' && broken.stalls) return stall(response, broken.status)
    if (broken) return refuse(response, broken.status, broken.code)
    requests.push(`${method} ${key}`)
    if (method === 'PUT') {
      objects.set(key, { bytes: body, type: request.headers['content-type'] ?? '', at: new Date() })
      return void response.writeHead(200).end()
    }
    if (method === 'DELETE') {
      objects.delete(key)
      return void response.writeHead(204).end()
    }
    if (url.searchParams.get('list-type') === '2') return list(response, url.searchParams)
    const object = objects.get(key)
    if (!object) return refuse(response, 404, 'NoSuchKey')
    response.writeHead(200, {
      'content-type': object.type,
      'content-length': object.bytes.length,
      'last-modified': object.at.toUTCString(),
    })
    response.end(method === 'HEAD' ? undefined : object.bytes)
  }

  function list(response: ServerResponse, query: URLSearchParams): void {
    const after = query.get('continuation-token') ?? ''
    const found = [...objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after).sort()
    const page = found.slice(0, PAGE)
    const contents = page.map((key) => {
      const { bytes, at } = objects.get(key) ?? { bytes: Buffer.alloc(0), at: new Date(0) }
      return `<Contents><Key>${key}</Key><LastModified>${at.toISOString()}</LastModified><Size>${bytes.length}</Size></Contents>`
    })
    const more = found.length > PAGE
    const next = more ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
    response.writeHead(200, { 'content-type': 'application/xml' })
    response.end(`<ListBucketResult><IsTruncated>${more}</IsTruncated>${contents.join('')}${next}</ListBucketResult>`)
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const endpoint = encodeURIComponent(`http://127.0.0.1:${port}`)
  return {
    ...credentials,
    filesUrl: `s3://${BUCKET}/shop?endpoint=${endpoint}&region=${credentials.region}`,
    objects,
    requests,
    fail: (fault) => {
      faultOf = fault
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

/** The headers and the first bytes of a body that never ends. */
function stall(response: ServerResponse, status: number): void {
  response.writeHead(status, { 'content-type': 'application/xml', 'content-length': 1_000 })
  response.write('<Error>')
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' })
  response.end(`<Error><Code>${code}</Code><Message>refused</Message></Error>`)
}
