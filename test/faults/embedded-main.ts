import { writeSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { openEmbedded } from '#server/kit/database/embedded.ts'
import { quiet } from '../quiet.ts'
import { createTables, type Batches, readWritten, writeWhile } from './writer.ts'

// The embedded database in a process of its own. It runs each line of its input; with --write it tells what is stored and then
// writes until it is killed or its input ends; with --careless the engine is as shipped, without our guards.
const say = (text: string) => void writeSync(1, `${text}\n`)
const [folder = '', ...flags] = process.argv.slice(2)
const statementMs = Number(flags.find((flag) => flag.startsWith('--statement-ms='))?.split('=')[1] ?? 8_000)

say('opening')
const database = flags.includes('--careless')
  ? await openCareless()
  : await openEmbedded({ folder, log: quiet, statementMs })
say('opened')
if (flags.includes('--write')) {
  await createTables(database)
  say(`stored ${JSON.stringify(await readWritten(database))}`)
  let listening = true
  process.stdin.resume().once('end', () => (listening = false))
  await writeWhile(() => listening, database, say)
} else {
  for await (const text of createInterface({ input: process.stdin })) {
    await database.batch([{ text }])
    say('answered')
  }
}
await database.close()

async function openCareless(): Promise<Batches & { close(): Promise<void> }> {
  const engine = await PGlite.create({ fs: new NodeFS(join(folder, 'database')) })
  return {
    batch: (statements) =>
      engine.transaction(async (tx) => {
        const answers = []
        for (const { text, values } of statements) {
          const { rows, affectedRows = 0 } = await tx.query<Record<string, unknown>>(text, [...(values ?? [])])
          answers.push({ rows, rowCount: affectedRows })
        }
        return answers
      }),
    close: () => engine.close(),
  }
}
