import { fork } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createDataAccess } from '#server/kit/database/data-access.ts'
import { openEmbedded } from '#server/kit/database/embedded.ts'
import { copyTestFolder, describeOneEngine } from '#test/database.ts'
import { quiet } from '#test/quiet.ts'

const OPERATE = fileURLToPath(new URL('../maintain.ts', import.meta.url))
/** A check that has not ended by then never does. */
const LONGEST_MS = 60_000
const ENTRIES = 5

type Act = string | readonly [text: string, ...values: readonly (string | number)[]]

const KEPT = ['create table kept_entry as table audit_entry', 'create table kept_head as table audit_head']
const WHOLE_AGAIN = [
  'delete from audit_entry',
  'delete from audit_head',
  'insert into audit_entry table kept_entry',
  'insert into audit_head table kept_head',
]
const LAST_TWO_GONE = `delete from audit_entry where seq > ${ENTRIES - 2}`

describeOneEngine('the command that checks the audit log', (context) => {
  /** The data folder of the embedded engine, which only one process opens. */
  let ownFolder: string | undefined
  /** The number and hash that the command said of the whole log. */
  let noted: readonly string[]

  beforeAll(async () => {
    if (context.url === undefined) ownFolder = await copyTestFolder()
    const entries = Array.from({ length: ENTRIES }, (_, n): Act => [
      `select append_audit(null, 'act', null, $1, 'done', null)`,
      `entry “${n}”`,
    ])
    await behindItsGuards([...entries, ...KEPT])
    noted = (await verify())[1].trim().split(' ').slice(-2)
  })
  beforeEach(() => behindItsGuards(WHOLE_AGAIN))
  afterAll(async () => {
    if (ownFolder !== undefined) await rm(ownFolder, { recursive: true, force: true })
  })

  it('ADMIN-04 says with 0 that a log is whole, and the number and hash to be noted, which it then checks', async () => {
    expect(await verify()).toEqual([
      0,
      expect.stringMatching(/^The audit log is whole: 5 entries\. To be noted elsewhere: 5 [0-9a-f]{64}\n$/),
    ])
    expect(await verify(...noted)).toEqual([0, expect.stringContaining('The audit log is whole: 5 entries.')])
  })

  it.each<readonly [what: string, acts: readonly Act[], broken: number]>([
    ['changed', [`update audit_entry set detail = 'x' where seq = 3`], 3],
    ['removed', ['delete from audit_entry where seq = 3'], 3],
    [
      'moved',
      [
        'update audit_entry set seq = -1 where seq = 2',
        'update audit_entry set seq = 2 where seq = 3',
        'update audit_entry set seq = 3 where seq = -1',
      ],
      2,
    ],
    ['removed with all behind it', [LAST_TWO_GONE], 4],
  ])('ADMIN-04 an entry that was %s is told by its number, with 1', async (_what, acts, broken) => {
    await behindItsGuards(acts)
    expect(await verify()).toEqual([1, brokenAt(broken)])
  })

  it('ADMIN-04 the last entries removed with their head are found by the noted number and hash', async () => {
    const head = 'update audit_head set (seq, hash) = (select seq, hash from audit_entry order by seq desc limit 1)'
    await behindItsGuards([LAST_TWO_GONE, head])
    expect(await verify(...noted)).toEqual([1, brokenAt(ENTRIES - 1)])
  })

  it('ADMIN-04 a noted number without its whole hash checks nothing, and ends with 1 and what to type', async () => {
    expect(await verify('5', 'abc')).toEqual([1, expect.stringContaining('npm run verify-audit -- [NUMBER] [HASH]')])
  })

  function brokenAt(entry: number): string {
    return `The audit log is broken at entry ${entry}: it was changed, removed or moved. ${entry - 1} entries before it are whole.\n`
  }

  /** Changes the log as somebody with the owner's rights could. */
  async function behindItsGuards(acts: readonly Act[]): Promise<void> {
    const database = ownFolder === undefined ? undefined : await openEmbedded({ folder: ownFolder, log: quiet })
    try {
      await (database ? createDataAccess(database) : context.dataAccess).asSystem(async (tx) => {
        await tx.query({ text: 'alter table audit_entry disable trigger user' })
        for (const act of acts) {
          const [text, ...values] = typeof act === 'string' ? [act] : act
          await tx.query({ text, values })
        }
      })
    } finally {
      await database?.close()
    }
  }

  /** Runs the command as an operator does; answers its exit code, null where it had to be ended, and all that it said. */
  async function verify(...words: readonly string[]): Promise<readonly [code: number | null, said: string]> {
    const { PATH = '', HOME = '' } = process.env
    const where = context.url === undefined ? {} : { DATABASE_URL: context.url }
    const child = fork(OPERATE, ['verify-audit', ...words], {
      env: { PATH, HOME, DATA_DIR: ownFolder ?? context.folder, ...where },
      execArgv: ['--import', 'tsx'],
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (said += chunk.toString()))
    const late = setTimeout(() => child.kill('SIGKILL'), LONGEST_MS)
    const [code] = (await once(child, 'close')) as [number | null]
    clearTimeout(late)
    return [code, said]
  }
})
