import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, inject } from 'vitest'
import type { Database, Statement } from '#server/kit/database/database.ts'
import { createDataAccess, type DataAccess } from '#server/kit/database/data-access.ts'
import { type EmbeddedOptions, openEmbedded } from '#server/kit/database/embedded.ts'
import { openPostgres, type PostgresOptions } from '#server/kit/database/postgres.ts'
import { listening, requireUsers } from './distribution/sent-statements.ts'
import { ENGINES, prepareFolder, TEMPLATE } from './global-setup.ts'
import { keepEngine } from './kept-engine.ts'
import { OWNER } from './postgres-cluster.ts'
import { quiet } from './quiet.ts'

/** A migrated database of one test file's own. Its properties are there once the file's tests run. */
export interface TestDatabase {
  readonly engine: Database['engine']
  readonly database: Database
  readonly dataAccess: DataAccess
  /** What configures the product to use it: `DATABASE_URL` for PostgreSQL, `DATA_DIR` for the embedded engine. */
  readonly url: string | undefined
  readonly folder: string
  /** Makes an account with its counter; answers its id. */
  newUser(role?: 'user' | 'admin'): Promise<string>
}

/** Describes the same tests twice: on the embedded engine and on PostgreSQL, each with a database as the migrations leave it. */
export function describeEachEngine(title: string, tests: (context: TestDatabase) => void): void {
  describeOn(ENGINES, title, tests)
}

/**
 * Describes tests of what stands above the database: forms, letters, files, pictures, who may call. They run on one engine, and in the deep
 * run on each.
 */
export function describeOneEngine(title: string, tests: (context: TestDatabase) => void): void {
  describeOn(process.env['EACH_ENGINE'] === 'yes' ? ENGINES : ENGINES.slice(-1), title, tests)
}

/**
 * Describes tests on PostgreSQL as a distributed one is asked: each statement names its user by value (OPS-02). `TEST_DISTRIBUTED=yes` asks
 * so in all tests.
 */
export function describeDistributed(title: string, tests: (context: TestDatabase) => void): void {
  describeOn(
    ENGINES.filter((engine) => engine === 'postgres'),
    `${title}, by value`,
    tests,
    { isDistributed: true },
  )
}

/** The deep run looks at every statement that the product sends on PostgreSQL (OPS-02). */
const CHECKS_STATEMENTS = process.env['EACH_ENGINE'] === 'yes' || process.env['CHECK_STATEMENTS'] === 'yes'
const checked = new Set<string>()

/** Those that no earlier file of this worker sent. */
function unchecked(sent: ReadonlyMap<string, Statement>): readonly Statement[] {
  const left = [...sent.values()].filter(({ text }) => !checked.has(text))
  for (const { text } of left) checked.add(text)
  return left
}

function describeOn(
  engines: readonly (typeof ENGINES)[number][],
  title: string,
  tests: (context: TestDatabase) => void,
  options: Partial<PostgresOptions> = {},
): void {
  describe.each(engines)(`${title} (%s)`, (engine) => {
    let opened: Omit<OpenedDatabase, 'leave'> | undefined
    const sent = new Map<string, Statement>()
    const now = () => {
      if (!opened) throw new Error('the database is there only while tests run')
      return opened
    }
    beforeAll(async () => {
      const made = await (engine === 'embedded' ? openKept() : openTestServer(options))
      const database = CHECKS_STATEMENTS ? listening(made.database, (each) => sent.set(each.text, each)) : made.database
      opened = { ...made, database }
    })
    afterAll(async () => {
      try {
        if (opened && CHECKS_STATEMENTS) await requireUsers(opened.database, unchecked(sent))
      } finally {
        await opened?.drop()
      }
    })
    tests({
      engine,
      get database() {
        return now().database
      },
      get dataAccess() {
        return createDataAccess(now().database)
      },
      get url() {
        return now().url
      },
      get folder() {
        return now().folder
      },
      newUser: async (role = 'user') => newAccount(createDataAccess(now().database), role),
    })
  })
}

/** Makes an account with its counter; answers its id. */
export async function newAccount(dataAccess: DataAccess, role: 'user' | 'admin' = 'user'): Promise<string> {
  const id = randomUUID()
  await dataAccess.asSystemBatch([
    { text: 'insert into account (id, role) values ($1, $2)', values: [id, role] },
    { text: 'insert into user_head (user_id) values ($1)', values: [id] },
  ])
  return id
}

/** The sockets of the other nodes, where `TEST_CLUSTER` is the coordinator of a distributed PostgreSQL with the same template on each. */
const WORKERS = (process.env['TEST_WORKERS'] ?? '').split(',').filter(Boolean)

interface OpenedDatabase {
  readonly database: Database
  readonly url: string | undefined
  readonly folder: string
  /** Closes it and leaves what it holds to another process. */
  readonly leave: () => Promise<void>
  readonly drop: () => Promise<void>
}

function closing(database: Database): () => Promise<void> {
  let closed: Promise<void> | undefined
  return () => (closed ??= database.close())
}

/** Opens a copy of the migrated data folder. */
export async function openTestFolder(options: Partial<EmbeddedOptions> = {}): Promise<OpenedDatabase> {
  const folder = await copyTestFolder()
  const database = await openEmbedded({ folder, log: quiet, ...options })
  const leave = closing(database)
  return {
    database,
    folder,
    url: undefined,
    leave,
    drop: async () => {
      await leave()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const lendEngine = keepEngine(() => openTestFolder())

/** The worker's own engine, with a data folder in which nothing is. */
async function openKept(): Promise<Omit<OpenedDatabase, 'leave'>> {
  const { database, giveBack } = await lendEngine()
  const folder = await mkdtemp(join(tmpdir(), 'pw-data-'))
  return {
    database,
    folder,
    url: undefined,
    drop: async () => {
      await giveBack()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

let ownTemplate: Promise<string> | undefined

/** The migrated data folder of the run; where its tests run on PostgreSQL alone, one that the first test to need it makes. */
function templateFolder(): Promise<string> {
  const made = inject('embeddedTemplate')
  if (ENGINES.includes('embedded')) return Promise.resolve(made)
  return (ownTemplate ??= mkdtemp(join(dirname(made), 'template-')).then(async (folder) => {
    await prepareFolder(folder)
    return folder
  }))
}

/** A copy of the migrated data folder, not opened. */
export async function copyTestFolder(): Promise<string> {
  const template = await templateFolder()
  const folder = await mkdtemp(join(dirname(template), 'data-'))
  // A thousand files: the system's own copier takes a third of the time of Node's.
  await promisify(execFile)('cp', ['-R', `${template}/.`, folder])
  return folder
}

/** Opens a copy of the migrated database of the run's own cluster, as its unprivileged owner. */
export async function openTestServer(options: Partial<PostgresOptions> = {}): Promise<OpenedDatabase> {
  const name = `pw_${randomUUID().replaceAll('-', '')}`
  const folder = await mkdtemp(join(tmpdir(), 'pw-data-'))
  const server = (database: string, user: string, socket = inject('postgresSocket')) =>
    `postgresql://${user}@/${database}?host=${encodeURIComponent(socket)}`
  const administer = async (statement: string) => {
    for (const socket of [undefined, ...WORKERS]) {
      const client = new Client({ connectionString: server('postgres', 'postgres', socket) })
      await client.connect()
      try {
        await client.query(statement)
      } finally {
        await client.end()
      }
    }
  }
  await administer(`create database ${name} template ${TEMPLATE} owner ${OWNER}`)
  const url = server(name, OWNER)
  const isDistributed = process.env['TEST_DISTRIBUTED'] === 'yes'
  const database = openPostgres({ url, log: quiet, isDistributed, ...options })
  const leave = closing(database)
  return {
    database,
    folder,
    url,
    leave,
    drop: async () => {
      await leave()
      await administer(`drop database ${name} with (force)`)
      await rm(folder, { recursive: true, force: true })
    },
  }
}
