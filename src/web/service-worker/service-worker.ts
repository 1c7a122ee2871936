import { SHARE_PATH } from '#contract/waiting-file.ts'
import { filesOf } from './pack.ts'
import { keepShared } from './shared-file.ts'

/** A file of this version; `revision` where its name does not change with its content. */
interface Listed {
  readonly url: string
  readonly revision: string | null
}

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: readonly Listed[] }

const COPY = 'pricewright-files'
/** The page of the language that this worker is of: `/service-worker.de.js` keeps `/index.de.html`. */
const PAGE = location.pathname.replace('service-worker', 'index').replace(/js$/, 'html')
/** Where the language that was chosen since is noted. */
const CHOSEN = 'pricewright-language'
const PARTS = '/assets/'
/** Pages that the server makes itself, and the pages of information in any spelling. */
const OF_SERVER =
  /^\/(api|routes|identity|p|d|c|chat|social)\/|^\/(_healthz|sitemap\.xml|robots\.txt)|^\/(blog(\/.*)?|about|careers|contact|cookies|privacy(-?policy)?|terms(-?of-?service)?)\/?$/i
const PACK = /\.pack$/
const TYPES: Readonly<Record<string, string>> = { js: 'text/javascript; charset=utf-8', css: 'text/css; charset=utf-8' }
/** From so many missing files on, all are fetched as one: a first visit, but hardly an update. */
const MANY = 40
const AT_ONCE = 6

const listed = self.__WB_MANIFEST.map(({ url, revision }) => ({ url: `/${url.replace(/^\//, '')}`, revision }))
/** The keys that files are kept under, by their addresses. */
const keys = new Map(
  listed
    .filter(({ url }) => !PACK.test(url))
    .map(({ url, revision }) => [
      url,
      new URL(revision === null ? url : `${url}?rev=${revision}`, location.origin).href,
    ]),
)

/** Keeps every file of this version (SHELL-07); those that an earlier version had too are not fetched again. */
async function keep(): Promise<void> {
  const copy = await caches.open(COPY)
  const missing = await missingIn(copy)
  const pack = listed.find(({ url }) => PACK.test(url))
  // What the pack does not bring is fetched by itself.
  if (pack && missing.length >= MANY) await unpack(copy, pack.url).catch(() => undefined)
  const left = await missingIn(copy)
  const next = async (): Promise<void> => {
    for (let file = left.pop(); file; file = left.pop()) await fetchInto(copy, ...file)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, next))
}

async function missingIn(copy: Cache): Promise<[url: string, key: string][]> {
  const kept = new Set((await copy.keys()).map(({ url }) => url))
  return [...keys].filter(([, key]) => !kept.has(key))
}

/** Every file is kept under the headers of the pack, so that the content policy of a worker is the one that the server says. */
async function unpack(copy: Cache, url: string): Promise<void> {
  const answer = await fetch(url)
  if (!answer.ok) return
  const headers = new Headers(answer.headers)
  for (const name of ['content-encoding', 'content-length', 'etag', 'last-modified']) headers.delete(name)
  const files = filesOf(new Uint8Array(await answer.arrayBuffer()))
  await Promise.all(
    files.map(async ({ url: own, bytes }) => {
      const key = keys.get(own)
      const type = TYPES[own.slice(own.lastIndexOf('.') + 1)]
      if (key === undefined || type === undefined) return
      const said = new Headers(headers)
      said.set('content-type', type)
      await copy.put(key, new Response(bytes, { headers: said }))
    }),
  )
}

async function fetchInto(copy: Cache, url: string, key: string): Promise<void> {
  // A name that does not change with its content may have an older one in the browser's cache.
  const answer = await fetch(url, key.endsWith(url) ? {} : { cache: 'reload' })
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`)
  await copy.put(key, answer)
}

/** Removes what earlier versions kept, once no tab can be of one: it loads its parts when they are wanted. */
async function forgetOthers(): Promise<void> {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (tabs.length > 1) return
  const copy = await caches.open(COPY)
  const own = new Set(keys.values())
  const old = (await copy.keys()).filter(({ url }) => !own.has(url))
  await Promise.all(old.map((request) => copy.delete(request)))
}

/** The key of what is asked for; undefined where the server answers. */
function keyOf({ method, mode, url }: Request): string | undefined {
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== location.origin) return undefined
  if (mode === 'navigate') return OF_SERVER.test(pathname) ? undefined : keys.get(PAGE)
  // The name of a part says its content: a tab of an earlier version finds its own.
  return keys.get(pathname) ?? (pathname.startsWith(PARTS) ? url : undefined)
}

function isShared({ method, url }: Request): boolean {
  const { origin, pathname } = new URL(url)
  return method === 'POST' && origin === location.origin && pathname === SHARE_PATH
}

async function answerTo(request: Request, key: string): Promise<Response> {
  const copy = await caches.open(COPY)
  return (await copy.match(key)) ?? fetch(request)
}

/** The page, from the server while this worker is not of the language that was chosen; without a network its own. */
async function pageFor(request: Request, key: string): Promise<Response> {
  const chosen = await (await caches.match('/', { cacheName: CHOSEN }))?.text()
  if (chosen === undefined || PAGE === pageOf(chosen)) return answerTo(request, key)
  return fetch(request).catch(() => answerTo(request, key))
}

function pageOf(language: string): string {
  return language === 'en' ? '/index.html' : `/index.${language}.html`
}

async function noteLanguage(language: string): Promise<void> {
  const notes = await caches.open(CHOSEN)
  await notes.put('/', new Response(language))
}

self.addEventListener('install', (event) => event.waitUntil(keep()))
// Otherwise the page that the first worker comes to would be without it until the next visit.
self.addEventListener('activate', (event) => event.waitUntil(forgetOthers().then(() => self.clients.claim())))
self.addEventListener('fetch', (event) => {
  if (isShared(event.request)) return event.respondWith(keepShared(event.request))
  const key = keyOf(event.request)
  if (key === undefined) return
  const isPage = event.request.mode === 'navigate'
  event.respondWith(isPage ? pageFor(event.request, key) : answerTo(event.request, key))
  if (isPage) event.waitUntil(forgetOthers())
})
self.addEventListener('message', (event: ExtendableMessageEvent) => {
  const { type, language } = (event.data ?? {}) as { readonly type?: unknown; readonly language?: unknown }
  if (type === 'SKIP_WAITING') void self.skipWaiting()
  if (type !== 'LANGUAGE' || typeof language !== 'string') return
  // The page waits for it before it is loaded anew.
  event.waitUntil(noteLanguage(language).then(() => event.ports[0]?.postMessage('noted')))
})
