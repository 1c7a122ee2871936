import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'

/** The network between us and the server. Cut, it takes all and gives nothing, as a lost route does. */
export async function network(socketPath: string) {
  let cut = false
  const sockets = new Set<Socket>()
  const server: Server = createServer((near) => {
    const far = connect(socketPath)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.on('data', (chunk) => cut || to.write(chunk))
      from.on('close', () => {
        sockets.delete(from)
        if (!cut) to.destroy()
      })
      from.on('error', () => undefined)
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    cut: () => (cut = true),
    mend: () => {
      cut = false
      // What was under way when the route was lost stays lost.
      for (const socket of sockets) socket.destroy()
    },
    close: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
