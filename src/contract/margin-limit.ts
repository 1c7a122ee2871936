/** The refusal of a margin that no price can have (PRICE-01). */
export const MARGIN_TOO_HIGH = 'A margin must be below 100%.'
