/** How often a fault is repeated: a few times, so that each kind of it is met, or as often as FAULT_ROUNDS says. */
export const rounds = Number(process.env['FAULT_ROUNDS'] ?? 2)

const EACH = ['embedded', 'postgres'] as const

/** The engine on which a fault is hardest to bear, because it runs within the product; in the deep run both. */
export const hardestEngines: readonly (typeof EACH)[number][] =
  process.env['EACH_ENGINE'] === 'yes' ? EACH : EACH.slice(0, 1)
