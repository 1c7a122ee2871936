import { createServer } from 'node:net'
import { type App, buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import type { TestDatabase } from './database.ts'

/** The product, listening on a port of its own. */
export interface RunningServer extends App {
  readonly origin: string
}

/** Tests try hundreds of passwords; what the shipped cost is has a test of its own. */
const PASSWORD_COST = 2 ** 8

/** Starts the whole product on a test database; `environment` is what an operator would set; `asShipped` with passwords at their full cost. */
export async function startServer(
  context: TestDatabase,
  environment: Readonly<Record<string, string>> = {},
  { asShipped = false } = {},
): Promise<RunningServer> {
  const port = await freePort()
  const config = readConfig(
    {
      PORT: String(port),
      DATA_DIR: context.folder,
      LOG_LEVEL: 'silent',
      RATE_LIMIT: '0',
      RATES_URL: '',
      ...environment,
    },
    '/',
  )
  const app = await buildApp({
    config,
    database: context.database,
    ...(asShipped ? {} : { passwordCost: PASSWORD_COST }),
  })
  await app.fastify.listen({ host: '127.0.0.1', port })
  return { ...app, origin: `http://127.0.0.1:${port}` }
}

/** A port that was free a moment ago: the product must know its own address before it listens. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
