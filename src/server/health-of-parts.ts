import { healthMessages } from '#contract/health-messages.ts'
import { modelHealth } from './assistant/model-health.ts'
import { ratesHealth } from './currency/rates-health.ts'
import { type ComponentHealth, createHealth, type ProbeAnswer } from './diagnostics/health.ts'
import { surroundingProbes, type Deps } from './diagnostics/probes.ts'
import type { LanguageModel } from './integrations/model/chat-completions.ts'
import type { DataAccess } from './kit/database/data-access.ts'
import type { Database } from './kit/database/database.ts'
import { paymentsHealth } from './payments/payments-health.ts'
import type { PaymentProvider } from './payments/port.ts'
import { storesHealth } from './stores/stores-health.ts'

/** The parts of the running product that are asked for their state. */
interface Parts extends Deps {
  readonly database: Database
  readonly dataAccess: DataAccess
  readonly payments: PaymentProvider
  readonly model: LanguageModel | undefined
  readonly ratesUrl: string
}

/** How long an answer about the database is reused: strangers may ask often. */
const DATABASE_MS = 2_000
/** The same for what the database tells of the work of others. */
const STORED_MS = 60_000
/** What others run, and what may cost: an unwell one is not asked each second. */
const FAR = { servesMs: 300_000, unwellMs: 30_000 } as const

/** The state of each part, and what to correct (DIAG-02). */
export function healthOfParts(parts: Parts): () => Promise<readonly ComponentHealth[]> {
  const { database, dataAccess, payments, model, ratesUrl } = parts
  return createHealth({
    database: { servesMs: DATABASE_MS, ask: () => databaseHealth(database) },
    ...surroundingProbes(parts),
    payments: { ...FAR, ask: () => paymentsHealth(payments) },
    store: { servesMs: STORED_MS, ask: () => storesHealth(dataAccess) },
    model: { ...FAR, ask: () => modelHealth(model) },
    rates: { servesMs: STORED_MS, ask: () => ratesHealth(dataAccess, ratesUrl) },
  })
}

async function databaseHealth(database: Database): Promise<ProbeAnswer> {
  const trouble = await database.trouble()
  return trouble === undefined ? { ok: true } : { ok: false, detail: () => healthMessages.database[trouble] }
}
