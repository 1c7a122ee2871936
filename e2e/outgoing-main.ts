import { join } from 'node:path'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { migrate, migrationsFolder } from '#server/kit/database/migrate.ts'
import { openDatabase } from '#server/open-database.ts'

// The product from its sources with one thing more: it may ask this computer for pictures, and trusts the certificate of a shop here.
// No setting of the product opens that wall.
const config = readConfig(process.env, process.cwd())
const database = await openDatabase(config)
await migrate(database)
const webFolder = join(migrationsFolder(), '..', 'dist', 'web')
const outgoing = {
  mayAskLoopback: true,
  certificate: process.env['TEST_CERTIFICATE'] ?? '',
  resolve: (host: string) => Promise.resolve(host === 'localhost' ? ['127.0.0.1'] : ['10.0.0.7']),
}
const app = await buildApp({ config, database, webFolder, outgoing })
await app.fastify.listen({ host: config.HOST, port: config.port })
process.once('disconnect', () => process.exit())
process.send?.({ ready: true })
