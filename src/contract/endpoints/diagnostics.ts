import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'

const state = z.enum(['up', 'degraded', 'down'])

export const liveness = endpoint({
  id: 'diagnostics.liveness',
  method: 'GET',
  path: '/_healthz',
  atRoot: true,
  summary: 'Whether the process lives',
  access: 'public',
  scope: 'read',
  rateLimit: 'none',
  output: z.object({ status: z.literal('up') }),
})

export const publicHealth = endpoint({
  id: 'diagnostics.publicHealth',
  method: 'GET',
  path: '/public-health',
  summary: 'Whether the product is up or degraded',
  access: 'public',
  scope: 'read',
  rateLimit: 'none',
  output: z.object({ status: state }),
})

export const metricsText = endpoint({
  id: 'diagnostics.metrics',
  method: 'GET',
  path: '/metrics',
  atRoot: true,
  summary: 'Figures of the running process for Prometheus, where the operator has switched them on (DIAG-07)',
  description:
    'Only for who has the token of `METRICS_TOKEN`, and with `METRICS=loopback` for programs of the same computer.',
  access: 'public',
  scope: 'read',
  rateLimit: 'none',
  produces: 'text/plain; version=0.0.4',
  errors: ['no-such-route', 'not-signed-in'],
})

export const health = endpoint({
  id: 'diagnostics.health',
  method: 'GET',
  path: '/health',
  summary: 'Each component with its state and latency',
  access: 'user',
  scope: 'read',
  output: z.object({
    status: state,
    components: z.array(
      z.object({
        name: z.string(),
        status: state,
        latencyMs: z.number(),
        detail: z.optional(z.string()),
        /** It works, and a person should know its detail all the same, such as old exchange rates. */
        wantsLook: z.optional(z.literal(true)),
      }),
    ),
  }),
})

const check = z.object({
  /** What was looked for: a problem of products, or `duplicateSku`, `linkToDeleted`. */
  check: z.string(),
  count: z.int(),
  /** The ids of the first of them, by kind. */
  examples: z.array(z.object({ kind: z.string(), id: z.string() })),
})

const analysis = z.object({ at: z.number(), latencyMs: z.number(), checks: z.array(check) })

export const analyze = endpoint({
  id: 'diagnostics.analyze',
  method: 'GET',
  path: '/analyze',
  summary:
    'The quality of your data: products without cost, prices at a loss, two products of one SKU, links to what was deleted',
  access: 'user',
  scope: 'read',
  rateLimit: 60,
  output: analysis,
})

/** What an analysis of somebody's data found. */
export type AnalysisAnswer = z.infer<typeof analysis>

const sample = z.object({
  at: z.string(),
  status: state,
  components: z.array(z.object({ name: z.string(), status: state, latencyMs: z.number() })),
})

/** The health of the installation at one moment. */
export type HealthSampleAnswer = z.infer<typeof sample>

const ofAdmins = { method: 'GET', access: 'admin', scope: 'read' } as const

export const healthHistory = endpoint({
  ...ofAdmins,
  id: 'diagnostics.healthHistory',
  path: '/health-history',
  summary: 'The health of the installation as it was sampled each minute, newest first; a week is kept',
  query: z.strictObject({ limit: z.optional(z.string().check(z.regex(/^[1-9]\d{0,3}$/, 'must be from 1 to 9999'))) }),
  output: z.object({ items: z.array(sample) }),
})

const table = z.object({
  name: z.string(),
  rows: z.int(),
  /** The database's own estimate, for a large table. */
  isEstimate: z.boolean(),
  tableBytes: z.int(),
  indexBytes: z.int(),
  /** How often an index of it was used, and how often it was read as a whole. */
  indexReads: z.int(),
  tableReads: z.int(),
})

export type TableAnswer = z.infer<typeof table>

export const databaseAnalysis = endpoint({
  ...ofAdmins,
  id: 'diagnostics.databaseAnalysis',
  path: '/firestore-analysis',
  summary: 'The tables of the database: rows, sizes and use of their indexes',
  output: z.object({ at: z.number(), latencyMs: z.number(), databaseBytes: z.int(), tables: z.array(table) }),
})

export const diagnostic = endpoint({
  ...ofAdmins,
  id: 'diagnostics.diagnostic',
  path: '/diagnostic',
  summary: 'Versions and settings of the installation, with secrets masked',
  output: z.object({
    versions: z.record(z.string(), z.string()),
    /** Each setting; a secret is `set` or empty. */
    settings: z.record(z.string(), z.string()),
    startedAt: z.string(),
    memoryBytes: z.int(),
  }),
})

/** What a test tried, step by step. */
const trial = z.object({
  at: z.number(),
  latencyMs: z.number(),
  /** `skipped`: there is nothing to try. */
  outcome: z.enum(['passed', 'failed', 'skipped']),
  steps: z.array(z.object({ step: z.string(), passed: z.boolean(), latencyMs: z.number(), detail: z.string() })),
})

export type TrialAnswer = z.infer<typeof trial>

const trying = { method: 'POST', access: 'user', scope: 'write', rateLimit: 20, output: trial } as const

export const testCheckout = endpoint({
  ...trying,
  id: 'diagnostics.testCheckout',
  path: '/test-checkout-simple',
  summary: 'Begin a checkout with the payment provider and drop it again; nothing is charged',
})

export const testStorage = endpoint({
  ...trying,
  id: 'diagnostics.testStorage',
  path: '/test-storage',
  summary: 'Store a small file, read it back and remove it',
  body: z.strictObject({}),
})

export const testUpload = endpoint({
  ...trying,
  id: 'diagnostics.testUpload',
  path: '/test-upload',
  summary: 'Take a picture as an upload does, store it, read it back and remove it',
  accepts: ['image/*', 'multipart/form-data'],
})

export const testDatabase = endpoint({
  ...trying,
  id: 'diagnostics.testDatabase',
  path: '/test-firebase-direct',
  summary: 'Write a row, read it back and take it back, as any write of yours would',
  query: z.strictObject({ collection: z.optional(z.enum(['brands', 'categories', 'customers'])) }),
})
