/**
 * Visits an installed product from within its machine, as people and programs do, and prints what came of it as JSON:
 * node --import tsx test/installing/visitor.ts ACT ORIGIN [WORD]
 */
import { randomUUID } from 'node:crypto'
import { MAX_PICTURE_BYTES } from '#contract/pictures.ts'
import { LABEL_TEMPLATES } from '#domain/labels/label-templates.ts'
import { testPicture } from '#test/pictures.ts'
import { register } from '#test/registering.ts'
import { TestBrowser } from '#test/test-browser.ts'

const ADA = { email: 'ada@example.com', password: 'correct horse' }
/** Of a caller who would like to be somebody else. */
const FORGED = '198.51.100.1'
const LONGEST_MS = 10_000
/** As much as an archive may have. */
const LARGE_BYTES = 255 * 2 ** 20

const [act = '', origin = '', word = ''] = process.argv.slice(2)
const isBehindProxy = origin.startsWith('https:')
const browser = new TestBrowser(origin, isBehindProxy ? { 'x-forwarded-for': FORGED } : {})

/** Signs in at the provider of the settings, or at the embedded one, which refuses whoever comes by a proxy: there as a newcomer the first time. */
async function signIn(): Promise<void> {
  const page = await browser.open('/api/auth/sign-in')
  const isNewcomer = page.text.includes('name="new-password"') && !page.text.includes('name="password"')
  if (isNewcomer) await register(browser, ADA, '/api/auth/sign-in')
  else if (!isBehindProxy) await browser.submit(page, ADA)
  await enter()
}

async function enter(): Promise<void> {
  await browser.takeBearer()
  const { status, text } = await browser.call('POST', '/api/auth/initialize')
  if (status >= 300) throw new Error(`the sign-in ended with ${status}: ${text}`)
}

async function make(name: string): Promise<string> {
  const { status, body, text } = await browser.call('POST', '/api/products', { name })
  if (status !== 201) throw new Error(`${name}: ${status} ${text}`)
  return String(body?.['id'])
}

function itemsOf(body: Readonly<Record<string, unknown>> | undefined) {
  return (body?.['items'] ?? []) as readonly Readonly<Record<string, unknown>>[]
}

async function names(): Promise<readonly unknown[]> {
  const { body } = await browser.call('GET', '/api/products?sortBy=name&pageSize=100')
  return itemsOf(body).map(({ name }) => name)
}

/** Sends a body as it is; answers what came back. */
function send(path: string, type: string, body: Uint8Array<ArrayBuffer>): Promise<Response> {
  const cookie = [...browser.cookies].map(([name, { value }]) => `${name.split(' ')[0]}=${value}`).join('; ')
  const headers = { cookie, origin, authorization: `Bearer ${browser.bearer}`, 'content-type': type }
  return fetch(new URL(path, origin), { method: 'POST', headers, body })
}

async function upload(id: string, bytes: Uint8Array<ArrayBuffer>): Promise<number> {
  return (await send(`/api/uploads?kind=product&id=${id}`, 'image/png', bytes)).status
}

/** How long a write takes to come back on a live stream, in ms, and how the stream describes itself. */
async function liveEvent() {
  const cookie = [...browser.cookies].map(([name, { value }]) => `${name.split(' ')[0]}=${value}`).join('; ')
  const headers = { cookie, authorization: `Bearer ${browser.bearer}`, accept: 'text/event-stream' }
  const signal = AbortSignal.timeout(LONGEST_MS)
  const answer = await fetch(new URL('/api/live', origin), { headers, signal })
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader()
  const next = async (isIt: (text: string) => boolean): Promise<void> => {
    for (let text = ''; !isIt(text); text += (await reader.read()).value ?? '') continue
  }
  await next((text) => text.includes(':ok'))
  const begun = performance.now()
  await make('Live')
  await next((text) => text.includes('data: '))
  const eventMs = Math.round(performance.now() - begun)
  await reader.cancel()
  return { eventMs, type: answer.headers.get('content-type') }
}

/** All that a proxy can spoil. */
async function behindProxy() {
  const plain = await fetch(origin.replace('https:', 'http:'), { redirect: 'manual' })
  const front = await browser.request('GET', origin)
  const id = await make('Proxied')
  // As large as a picture may be, or nearly.
  const picture = await testPicture('png', { width: 1_900, height: 1_600, noise: true })
  const labels = { ids: [id], template: LABEL_TEMPLATES[0]?.id ?? '' }
  const pdf = await send('/api/labels.pdf', 'application/json', Uint8Array.from(Buffer.from(JSON.stringify(labels))))
  const archive = await send(
    `/api/account/import?id=${randomUUID()}&title=Archive`,
    'application/zip',
    new Uint8Array(LARGE_BYTES),
  )
  const { body } = await browser.call('GET', '/api/security-events')
  return {
    redirect: [plain.status, plain.headers.get('location')],
    transportSecurity: front.headers.get('strict-transport-security'),
    page: front.status,
    live: await liveEvent(),
    pictureShare: picture.length / MAX_PICTURE_BYTES,
    upload: await upload(id, Uint8Array.from(picture)),
    pdf: [
      pdf.status,
      Buffer.from(await pdf.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ],
    archive: [archive.status, ((await archive.json()) as { code?: string }).code],
    addresses: itemsOf(body).map(({ address }) => address),
  }
}

const ACTS: Readonly<Record<string, () => Promise<unknown>>> = {
  /** Makes a product with a picture. */
  make: async () => upload(await make(word), Uint8Array.from(await testPicture('png'))),
  names,
  'behind-proxy': behindProxy,
}

await signIn()
const answer = await ACTS[act]?.()
process.stdout.write(`${JSON.stringify(answer)}\n`)
