import type { FastifyInstance } from 'fastify'
import fastifyStatic from '@fastify/static'
import { problem, sendProblem } from '../kit/http/problems.ts'

const YEAR_SECONDS = 31_536_000
const PAGE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD'])
const SERVER_PATHS = /^\/(api|routes|identity)(\/|$|\?)/

/** Serves the built browser files; every other path is a screen and gets the page. Hashed files are cached for good. */
export async function serveSite(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    index: false,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders(response, path) {
      const hashed = path.includes('/assets/')
      response.header('cache-control', hashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache')
    },
  })
  app.get('/', (_request, reply) => reply.sendFile('index.html'))
  app.setNotFoundHandler(async (request, reply) => {
    const isPage = PAGE_METHODS.has(request.method) && !SERVER_PATHS.test(request.url)
    if (!isPage) return sendProblem(reply, problem('no-such-route'))
    return reply.sendFile('index.html')
  })
}
