import type { FastifyInstance } from 'fastify'
import type { ProviderFetch } from '#server/integrations/oidc/relying-party.ts'

/** A fetch that passes requests to this server without the network, so that no port or proxy is needed. */
export function createInProcessFetch(app: FastifyInstance): ProviderFetch {
  return async (url, { method, headers, body }) => {
    const { host, pathname, search } = new URL(url)
    const request = new Request(url, { method, headers, ...(body === undefined ? {} : { body }) })
    const answer = await app.inject({
      method: method === 'POST' ? 'POST' : 'GET',
      url: pathname + search,
      headers: { ...Object.fromEntries(request.headers), host },
      payload: await request.text(),
    })
    const given = Object.entries(answer.headers).map(([name, value]): [string, string] => [name, String(value)])
    return new Response(answer.rawPayload, { status: answer.statusCode, headers: given })
  }
}
