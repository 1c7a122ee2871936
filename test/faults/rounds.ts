/** How often a fault is repeated: a few times, so that each kind of it is met, or as often as FAULT_ROUNDS says. */
export const rounds = Number(process.env['FAULT_ROUNDS'] ?? 2)

const EACH = ['embedded', 'postgres'] as const

/** Whether this is the deep run, which also tries what tests themselves stand on. */
export const isDeep = process.env['EACH_ENGINE'] === 'yes'

/** The engine on which a fault is hardest to bear, because it runs within the product; in the deep run both. */
export const hardestEngines: readonly (typeof EACH)[number][] = isDeep ? EACH : EACH.slice(0, 1)
