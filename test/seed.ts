import fc from 'fast-check'

/** What random values are made from. It stands still, so that a run says the same twice; `npm run test:deep` draws a new one. */
export const SEED = Number(process.env['SEED'] ?? 20_261_123)

fc.configureGlobal({ seed: SEED })
