import { createServer, type IncomingHttpHeaders, type OutgoingHttpHeaders, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** An address that hands everything on with a token, for clients that cannot send one: what names it names the product, strange hosts and origins stay strange. */
export async function withToken(origin: string, headers: Readonly<Record<string, string>>): Promise<TokenAddress> {
  const target = new URL(origin)
  const server = createServer((asked, answer) => {
    const onward = request(
      {
        host: target.hostname,
        port: target.port,
        path: asked.url,
        method: asked.method,
        headers: { ...namedFor(target, asked.headers), ...headers },
      },
      (told) => {
        answer.writeHead(told.statusCode ?? 502, told.headers)
        told.pipe(answer)
      },
    )
    onward.on('error', () => answer.destroy())
    answer.on('close', () => onward.destroy())
    asked.pipe(onward)
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', () => resolve()))
  return { origin: `http://127.0.0.1:${portOf(server)}`, close: () => void server.close() }
}

interface TokenAddress {
  readonly origin: string
  readonly close: () => void
}

/** The headers that name the address, naming the product. */
function namedFor({ host: own }: URL, { host = '', origin, ...rest }: IncomingHttpHeaders): OutgoingHttpHeaders {
  const named = (text: string): string =>
    text.replace(/^(http:\/\/|)(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/, `$1${own}`)
  return { ...rest, host: named(host), ...(origin !== undefined && { origin: named(origin) }) }
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port
}
