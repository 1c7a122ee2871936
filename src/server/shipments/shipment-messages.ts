export const shipmentMessages = {
  stale:
    'The shipment or its products were changed since these costs were worked out. Discard this and land the shipment again.',
  costChanged: 'Its cost was changed since this shipment landed, so it is left as it is.',
  productGone: 'This product was deleted and keeps its cost.',
  variantGone: 'This variant was deleted and keeps its cost.',
  landedAgain: (name: string) => `Landed again with actual charges: ${name}`,
  landed: (name: string) => `Landed: ${name}`,
  incomplete: 'This shipment is not complete yet.',
  notLanded: 'This shipment has not landed yet, so there is nothing to compare.',
  deletedVariant: 'Deleted variant',
  deletedProduct: 'Deleted product',
}
