/** The refusal of a margin that no price can have (PRICE-01). */
export const marginMessages = { tooHigh: 'A margin must be below 100%.' } as const
