import { createAttempts } from '#server/accounts/embedded/attempts.ts'
import { hashPassword } from '#server/accounts/embedded/password.ts'
import { createPeople } from '#server/accounts/embedded/people.ts'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { createDataAccess } from '#server/kit/database/data-access.ts'
import { migrate } from '#server/kit/database/migrate.ts'
import { openDatabase } from '#server/open-database.ts'
import { PASSWORD, PEOPLE, personNumber } from './people.ts'

// Makes the tables, the secrets and the people of all journeys; their one password costs almost nothing to check.
const config = readConfig(process.env, process.cwd())
const database = await openDatabase(config)
await migrate(database)
const app = await buildApp({ config, database })
await app.fastify.listen({ host: config.HOST, port: config.port })
const secret = Buffer.alloc(32)
const dataAccess = createDataAccess(database)
const people = createPeople(dataAccess, createAttempts(dataAccess, secret), secret)
const password = await hashPassword(PASSWORD, 2)
for (let number = 0; number < PEOPLE; number += 1) await people.create(personNumber(number).email, password, true)

process.once('SIGTERM', () => void leave())
process.send?.({ ready: true })

async function leave(): Promise<void> {
  await app.close()
  await database.close()
  process.exit()
}
