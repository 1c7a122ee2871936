import { choiceParam, textParam } from '#web/kit/shell/search-params.ts'

export const SHIPMENT_TABS = ['lines', 'charges', 'landed', 'actual'] as const
export type ShipmentTab = (typeof SHIPMENT_TABS)[number]

/** The state of the page that lives in its address (NAV-08). */
export const SHIPMENT_VIEW = { id: textParam(), view: choiceParam(SHIPMENT_TABS, 'lines') }
