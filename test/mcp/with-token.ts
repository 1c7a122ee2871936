import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** An address that hands everything on with a token, for clients that cannot send one: origin and host stay those of the caller. */
export async function withToken(origin: string, headers: Readonly<Record<string, string>>): Promise<TokenAddress> {
  const target = new URL(origin)
  const server = createServer((asked, answer) => {
    const onward = request(
      {
        host: target.hostname,
        port: target.port,
        path: asked.url,
        method: asked.method,
        headers: { ...asked.headers, host: hostFor(asked.headers.host ?? '', target), ...headers },
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

/** The port is that of the product; a strange host stays strange. */
function hostFor(host: string, { host: own }: URL): string {
  return /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/.test(host) ? own : host
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port
}
