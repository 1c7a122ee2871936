import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './article-messages.ts'

export const articleTitles: MessagesOf<typeof English.articleTitles> = {
  'gapless-numbers': 'Rechnungsnummern ohne Lücke',
  'price-endings-and-floors': 'Preisendungen und Mindestmargen',
  'thirty-day-price': 'Die 30-Tage-Preisregel',
  'duty-and-hs-codes': 'Zoll, Zollwert und Zolltarifnummern',
  'landed-cost': 'Der Einstandspreis, einmal durchgerechnet',
  'margin-and-markup': 'Marge ist nicht Aufschlag',
}
