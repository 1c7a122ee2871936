export const catalogueMessages = {
  cleared: 'Cleared all products',
  deleted: (count: number) => (count === 1 ? 'Deleted one product' : `Deleted ${count} products`),
  /** What is wrong with the field `moveTo`. */
  sayWhere: 'is missing: it says where they go',
}
