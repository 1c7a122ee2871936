/** How a landed cost becomes a product's cost (SHIP-03): unchanged, averaged with the stock on hand, or the higher of both. */
export const COST_METHODS = ['last', 'average', 'higher'] as const
export type CostMethod = (typeof COST_METHODS)[number]
