import type { AddressInfo } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { migrate } from '#server/kit/database/migrate.ts'
import { openDatabase } from '#server/open-database.ts'

/**
 * The product twice in one process, on one database: without metrics and with them. Asked for its CPU it collects its garbage first, so that
 * none of one block is paid for in the next one.
 */
setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

const config = readConfig(process.env, process.cwd())
const database = await openDatabase(config)
await migrate(database)

async function listening(METRICS: '' | 'loopback'): Promise<number> {
  const { fastify } = await buildApp({ config: { ...config, METRICS, METRICS_TOKEN: '' }, database })
  await fastify.listen({ host: '127.0.0.1', port: 0 })
  return (fastify.server.address() as AddressInfo).port
}

const ports = [await listening(''), await listening('loopback')]
process.on('message', () => {
  collect()
  process.send?.({ cpu: process.cpuUsage() })
})
process.once('disconnect', () => process.exit(0))
process.send?.({ ports })
