import type { EntityMessages } from '../messages-of-language.ts'
import type * as English from './scheduled-price.ts'

/** The German labels of planned prices. */
export const labels: { readonly scheduledPrice: EntityMessages<typeof English.scheduledPrice.fields> } = {
  scheduledPrice: {
    label: { one: 'Geplanter Preis', many: 'Geplante Preise' },
    notFound: 'Es gibt keinen geplanten Preis mit der ID {id}',
    fields: {
      title: { label: 'Wofür' },
      productId: { label: 'Produkt' },
      variantId: { label: 'Variante' },
      priceListId: { label: 'Preisliste', missing: 'Preisliste nicht gefunden' },
      patchKind: { label: 'Neuer Preis', group: 'Preis' },
      currency: { label: 'Währung', group: 'Preis' },
      amount: { label: 'Preis', group: 'Preis' },
      percentOff: { label: 'Nachlass in Prozent', group: 'Preis' },
      startsAt: { label: 'Von', group: 'Datumsangaben' },
      endsAt: { label: 'Bis', group: 'Datumsangaben' },
      promotion: { label: 'Aktion', group: 'Datumsangaben' },
      status: { label: 'Status' },
      appliedPrice: { label: 'Preis nachher' },
      priceBefore: { label: 'Preis vorher' },
      applied: { label: 'Was gesetzt wurde' },
      changeSetId: { label: 'Änderungspaket' },
      endChangeSetId: { label: 'Änderungspaket des Endes' },
      keptRows: { label: 'Behalten' },
      problem: { label: 'Problem' },
    },
  },
}
