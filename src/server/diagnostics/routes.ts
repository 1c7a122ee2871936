import type { Readable } from 'node:stream'
import * as calls from '#contract/endpoints/diagnostics.ts'
import type { FileStorage } from '../integrations/storage/storage.ts'
import { type DataAccess, ownerOf } from '../kit/database/data-access.ts'
import type { Queryable } from '../kit/database/database.ts'
import { callerLeft } from '../kit/http/caller-left.ts'
import type { Routes } from '../kit/http/mount.ts'
import type { UserData } from '../kit/user-data.ts'
import { analyse, type FindProducts } from './analysis.ts'
import { type ComponentHealth, toldComponents, worst } from './health.ts'
import { maskedSettings } from './masked-settings.ts'
import { readSamples } from './samples.ts'
import { databaseTrial, skippedTrial, storageTrial, Trial } from './trials.ts'
import { sharedNow } from '../kit/clock.ts'

/** The deps of diagnostics. */
export interface DiagnosticsDeps {
  readonly dataAccess: DataAccess
  readonly components: () => Promise<readonly ComponentHealth[]>
  readonly storage: FileStorage
  readonly findProducts: FindProducts
  /** Makes the stored form of a picture that somebody sends. */
  readonly takePicture: (userId: string, body: Readable, signal: AbortSignal) => Promise<Uint8Array>
  /** Begins a checkout in the sandbox of the payment provider and drops it; answers why there was nothing to try. */
  readonly tryCheckout: (trial: Trial, userId: string) => Promise<'noPlan' | 'live' | undefined>
  /** What `diagnostic` tells of. */
  readonly settings: object
  readonly versions: Readonly<Record<string, string>>
}

const UNTRIED = {
  noPlan: 'no plan with a price is offered',
  live: 'payments have a live key, and nothing is tried with real money',
} as const
const PROBE = Buffer.from('Pricewright')
const STARTED_AT = new Date().toISOString()
const WEBP = 'image/webp'
/** The kinds of rows that a test of the database writes. */
const TRIED = { brands: 'brand', categories: 'category', customers: 'customer' } as const

/** Mounts the health calls (DIAG-02): the public ones tell nothing but the state. */
export function mountDiagnostics(routes: Routes, data: UserData, deps: DiagnosticsDeps): void {
  const { components } = deps
  routes.mountPublic(calls.liveness, async () => ({ status: 'up' }))
  routes.mountPublic(calls.publicHealth, async () => ({ status: worst(await components()) }))
  routes.mount(calls.health, async ({ caller }) => {
    // No rows are read, but only data access knows whether the caller may still come in.
    await data.read(caller, [])
    const answer = await components()
    return { status: worst(answer), components: toldComponents(answer) }
  })
  routes.mount(calls.analyze, async ({ caller }) => {
    const start = performance.now()
    const checks = await analyse(data.alone(caller), deps.findProducts)
    return { at: sharedNow(), latencyMs: lasted(start), checks }
  })
  mountOfAdmins(routes, deps)
  mountTrials(routes, data, deps)
}

/** Figures of the whole installation. */
function mountOfAdmins(routes: Routes, { dataAccess, settings, versions }: DiagnosticsDeps): void {
  routes.mount(calls.healthHistory, ({ caller, query: { limit } }) =>
    dataAccess.asAdmin(caller.actor, async (tx) => ({ items: await readSamples(tx, limit) })),
  )
  routes.mount(calls.databaseAnalysis, ({ caller }) => dataAccess.asAdmin(caller.actor, analyseDatabase))
  routes.mount(calls.diagnostic, ({ caller }) =>
    dataAccess.asAdmin(caller.actor, async (tx) => {
      const { rows } = await tx.query<{ version: string }>({
        text: `select current_setting('server_version') as version`,
      })
      return {
        versions: { ...versions, node: process.versions.node, database: rows[0]?.version ?? '' },
        settings: maskedSettings(settings),
        startedAt: STARTED_AT,
        memoryBytes: process.memoryUsage.rss(),
      }
    }),
  )
}

async function analyseDatabase(tx: Queryable) {
  const start = performance.now()
  const { rows: tables } = await tx.query<calls.TableAnswer>({ name: 'admin:tables', text: TABLES })
  const { rows } = await tx.query<{ bytes: number }>({ text: 'select pg_database_size(current_database()) as bytes' })
  return { at: sharedNow(), latencyMs: lasted(start), databaseBytes: rows[0]?.bytes ?? 0, tables }
}

/** The tests of DIAG-01: each a real round trip that leaves nothing behind. */
function mountTrials(routes: Routes, data: UserData, deps: DiagnosticsDeps): void {
  const { dataAccess, storage } = deps
  routes.mount(calls.testStorage, async ({ caller }) => {
    const userId = await data.accountOf(caller)
    const trial = new Trial()
    await storageTrial(trial, storage, { userId, bytes: PROBE, mediaType: 'text/plain' })
    return trial.answer()
  })
  routes.mount(calls.testUpload, async ({ caller, body, reply }) => {
    const userId = await data.transact(caller, ownerOf)
    const trial = new Trial()
    const picture = await trial.step('take', () => deps.takePicture(userId, body as Readable, callerLeft(reply)))
    if (picture) await storageTrial(trial, storage, { userId, bytes: picture, mediaType: WEBP })
    return trial.answer()
  })
  routes.mount(calls.testDatabase, async ({ caller, query: { collection = 'brands' } }) => {
    const trial = new Trial()
    await databaseTrial(trial, dataAccess, caller, TRIED[collection])
    return trial.answer()
  })
  routes.mount(calls.testCheckout, async ({ caller }) => {
    const trial = new Trial()
    const untried = await deps.tryCheckout(trial, await data.transact(caller, ownerOf))
    return untried === undefined ? trial.answer() : skippedTrial(untried, UNTRIED[untried])
  })
}

function lasted(start: number): number {
  return Math.round((performance.now() - start) * 10) / 10
}

const TABLES = `select name, rows, is_estimate as "isEstimate", table_bytes as "tableBytes", index_bytes as "indexBytes",
    index_reads as "indexReads", table_reads as "tableReads"
  from admin_tables() order by table_bytes + index_bytes desc, name`
