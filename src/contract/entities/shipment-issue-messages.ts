/** Why a shipment, its lines and charges are refused. What begins with a small letter follows the name of its field. */
export const shipmentIssueMessages = {
  noShipment: 'must name the shipment it belongs to',
  landed: 'This shipment has landed. Take its landing back to change the lines.',
  landedCurrency: 'cannot be changed: this shipment has landed. Take its landing back first',
  landedOrder: 'cannot be changed: the shipment has landed',
  noOrder: 'must be a purchase order',
  /** The order was marked as received, and added its goods then. */
  countedByOrder: (number: string) =>
    `Purchase order ${number} has added these goods to the stock already. Switch off “Add to stock” to land the shipment.`,
  /** `goods` are named by their description or SKU, and empty without; `left` of them are to come, as a decimal. */
  countedByOthers: (number: string, goods: string, left: string | undefined) =>
    `Another shipment of purchase order ${number} has added ${goods || 'these goods'} to the stock: ${left === undefined ? 'none of them is still to come' : `only ${left} of them are still to come`}. Lower the quantity, raise it in the order, or switch off “Add to stock”.`,
  countedByDeleted: (number: string) =>
    `A shipment of purchase order ${number} that was deleted has added goods to the stock already. Restore it, or switch off “Add to stock” to land this one.`,
} as const
