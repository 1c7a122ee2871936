import { createReadStream } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { createBrotliDecompress, createGunzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fastifyStatic from '@fastify/static'
import { firstOf } from '#contract/languages.ts'
import { matchScreen } from '#contract/screens.ts'
import { wishesOf } from '../kit/language/request-language.ts'
import { problem, sendProblem } from '../kit/http/problems.ts'

const YEAR_SECONDS = 31_536_000
/** The font's file name does not change with its content, which hardly ever changes. */
const FONT_SECONDS = 30 * 86_400
const PACKINGS = [
  { ending: '.gz', encoding: /\bgzip\b/, unpack: createGunzip },
  { ending: '.br', encoding: /\bbr\b/, unpack: createBrotliDecompress },
] as const
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'application/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
}
const PAGE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD'])
const SERVER_PATHS = /^\/(api|routes|identity)(\/|$|\?)/

/** Serves the files that are built when it is called; every other path is a screen and gets the page, under its own content policy. Hashed files are cached for good. */
export async function serveSite(app: FastifyInstance, folder: string, policy: string): Promise<void> {
  const files = await filesOf(folder)
  await app.register(fastifyStatic, {
    root: folder,
    // Of its own accord it would read the folder at each request, to see how a name is spelt.
    serve: false,
    preCompressed: true,
    index: false,
    dotfiles: 'ignore',
    cacheControl: false,
    // The files are small, and a part of one would be packed as if it were the whole.
    acceptRanges: false,
    setHeaders(response, path) {
      response.header('cache-control', cachingOf(path))
    },
  })
  // The page and its files cost little, and must come however much else its reader's neighbours ask for.
  const unlimited = { config: { rateLimit: false } } as const
  const languages = languagesOf(files)
  const sendPage = (request: FastifyRequest, reply: FastifyReply) =>
    reply
      .headers({ vary: 'accept-language, cookie', 'content-security-policy': policy })
      .sendFile(pageIn(firstOf(languages, wishesOf(request)) ?? 'en'))
  app.get('/', unlimited, sendPage)
  app.get<{ Params: { '*': string } }>('/*', unlimited, (request, reply) => {
    const name = request.params['*']
    if (files.has(name)) return reply.sendFile(name)
    const packings = PACKINGS.filter(({ ending }) => files.has(`${name}${ending}`))
    const [first] = packings
    if (!first) return reply.callNotFound()
    // Lies there packed alone; who takes none of the packings gets it unpacked.
    const accepted = String(request.headers['accept-encoding'])
    if (packings.some(({ encoding }) => encoding.test(accepted))) return reply.sendFile(name)
    const unpacked = createReadStream(join(folder, `${name}${first.ending}`)).pipe(first.unpack())
    return reply
      .header('cache-control', cachingOf(`/${name}`))
      .type(typeOf(name))
      .send(unpacked)
  })
  app.setNotFoundHandler(async (request, reply) => {
    const isPage = PAGE_METHODS.has(request.method) && !SERVER_PATHS.test(request.url)
    if (!isPage) return sendProblem(reply, problem('no-such-route'))
    // An address without a screen shows the page that says so (NAV-02).
    const [pathname = ''] = request.url.split(/[?#]/, 1)
    return sendPage(request, reply.status(matchScreen(pathname) ? 200 : 404))
  })
}

/** The languages that were built: `index.html` is English, `index.de.html` German. */
function languagesOf(files: ReadonlySet<string>): readonly string[] {
  return ['en', ...[...files].flatMap((name) => /^index\.([\w-]+)\.html$/.exec(name)?.[1] ?? [])]
}

function pageIn(language: string): string {
  return language === 'en' ? 'index.html' : `index.${language}.html`
}

/** What can be asked for, by its path below the folder. */
async function filesOf(folder: string): Promise<ReadonlySet<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
  return new Set(files.map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, '/')))
}

function typeOf(name: string): string {
  return TYPES[extname(name)] ?? 'application/octet-stream'
}

function cachingOf(path: string): string {
  if (path.includes('/assets/')) return `public, max-age=${YEAR_SECONDS}, immutable`
  return path.includes('/fonts/') ? `public, max-age=${FONT_SECONDS}` : 'no-cache'
}
