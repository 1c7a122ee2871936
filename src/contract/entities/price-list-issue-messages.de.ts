import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './price-list-issue-messages.ts'

export const priceListIssueMessages: MessagesOf<typeof English.priceListIssueMessages> = {
  missing: 'Erforderliche Felder der Preisliste fehlen',
  endsBefore: 'darf nicht vor dem ersten Tag liegen',
  offTooHigh: 'muss unter 100\u00a0% liegen, sonst bliebe nichts vom Preis',
  sameBreak: 'muss sich von den Mengen der anderen Staffeln unterscheiden',
  noList: 'fehlt. Ein solcher Preis gehört immer zu einer Preisliste',
  plan: {
    product: 'Wählen Sie das Produkt zu diesem Preis.',
    price: 'Geben Sie den Preis ein.',
    start: 'Geben Sie ein, wann er beginnt.',
    end: 'Geben Sie ein, wann die Aktion endet.',
    endsBefore: 'Ein geplanter Preis muss nach seinem Beginn enden.',
  },
}
