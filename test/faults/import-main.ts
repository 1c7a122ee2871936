import { writeSync } from 'node:fs'
import { openEmbedded } from '#server/kit/database/embedded.ts'
import { openPostgres } from '#server/kit/database/postgres.ts'
import { buildTestApi } from '../api.ts'
import { changeSetsOf } from '../change-sets.ts'
import { quiet } from '../quiet.ts'

// Applies a change set in a process of its own, to be killed on the way: on a data folder, or on the server of a URL.
const [place = '', userId = '', changeSetId = ''] = process.argv.slice(2)
const database = place.startsWith('postgresql:')
  ? openPostgres({ url: place, log: quiet })
  : await openEmbedded({ folder: place, log: quiet })
const api = await buildTestApi(database)
writeSync(1, 'applying\n')
const { result } = await changeSetsOf(api, userId).apply(changeSetId)
writeSync(1, `${String(result?.['state'])}\n`)
await database.close()
