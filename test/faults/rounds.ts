/** How often a fault is repeated: a few times, so that each kind of it is met, or as often as FAULT_ROUNDS says. */
export const rounds = Number(process.env['FAULT_ROUNDS'] ?? 2)
