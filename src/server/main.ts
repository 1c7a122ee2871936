import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { type App, buildApp } from './app.ts'
import { type Config, ConfigurationError, readConfig } from './config.ts'
import { startRefusal } from './accounts/identity-plan.ts'
import { migrate, migrationsFolder } from './kit/database/migrate.ts'
import { giveBackAtRest } from './kit/idle-memory.ts'
import { indexProductSearch, SEARCH_IS_SLOW } from './product-search-index.ts'
import { watchMainThread } from './main-watch.ts'
import { openDatabases } from './open-database.ts'
import { startFailure } from './start-failure.ts'

// By default V8 collects when its memory has doubled or more. Two fifths cost a few per cent of CPU and keep a busy server small.
setFlagsFromString('--heap-growing-percent=40')

let config: Config | undefined

async function start(): Promise<void> {
  config = readConfig(process.env, process.cwd())
  const refused = startRefusal(config)
  if (refused) throw new ConfigurationError(refused)
  const databases = await openDatabases(config, async (database) => {
    await migrate(database)
    if (!(await indexProductSearch(database))) process.stderr.write(`${SEARCH_IS_SLOW}\n`)
  })
  const webFolder = join(migrationsFolder(), '..', 'dist', 'web')
  const app = await buildApp({ config, ...databases, ...(existsSync(webFolder) ? { webFolder } : {}) })
  await app.fastify.listen({ host: config.HOST, port: config.port })
  // An error in one request must not end the answers of all others (OPS-06).
  process.on('unhandledRejection', (error) => app.fastify.log.error(error, 'a failure that nobody waited for'))
  watchMainThread()
  giveBackAtRest()
  announce(config)
  void tellTroubles(app)
  // A starter that ends sends a signal and is gone: the first of both counts.
  let isStopping = false
  const stop = async (): Promise<void> => {
    if (isStopping) return
    isStopping = true
    await app.close()
    await databases.close()
    process.exit(0)
  }
  process.once('SIGTERM', () => void stop())
  // The starter is gone: nothing else would stop this process.
  process.once('disconnect', () => void stop())
  process.once('SIGINT', () => void stop())
}

/** Reports missing outside services at the start, by the name of the setting, not only when somebody needs them (OPS-05). */
async function tellTroubles({ fastify, health }: App): Promise<void> {
  for (const { name, status, detail } of await health()) {
    if (status !== 'up') fastify.log.warn({ component: name }, detail?.() ?? 'does not answer')
  }
}

/** Prints the address of the product, for the starter or for a person who started the bundle. */
function announce({ publicUrl }: Config): void {
  if (process.send) process.send({ ready: publicUrl })
  else process.stdout.write(`ready ${publicUrl}\n`)
}

await start().catch((error: unknown) => {
  const { exitCode, message } = startFailure(error, config)
  process.stderr.write(`${message}\n`)
  process.exit(exitCode)
})
