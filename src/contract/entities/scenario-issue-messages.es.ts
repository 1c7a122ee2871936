import type { MessagesOf } from '#domain/messages-of.ts'
import type * as English from './scenario-issue-messages.ts'

export const scenarioIssueMessages: MessagesOf<typeof English.scenarioIssueMessages> = {
  nameMissing: 'El escenario necesita un nombre',
  noHeading: 'debe empezar por al menos dos cifras de un código arancelario, o quedar vacío para todas las mercancías',
  worthless: 'debe dejar algún valor a la moneda. Bájalo menos del 100\u00a0%',
  'kept-with-margin':
    'no pueden mantener los precios y fijar otro margen. Deja que los precios cambien o desactiva el margen',
  'kept-with-ending':
    'no pueden mantener los precios y darles otra terminación. Deja que los precios cambien o desactiva la terminación',
  twice: (currency) => `deben indicar una sola vez el valor de ${currency}`,
  toItself: (currency) => `debe ser otra moneda que ${currency}, de la que es el tipo de cambio`,
  dutyOfAllTwice: 'deben fijar una sola vez el arancel de todas las mercancías',
  dutyTwice: (goods) => `deben fijar una sola vez el arancel de ${goods}`,
  tooManyFilters: (most) => `pueden elegirse con ${most} filtros como máximo. Quita algunos`,
}
