import { choiceParam, textParam } from '#web/kit/shell/search-params.ts'

const TABS = ['lines', 'charges', 'landed', 'actual'] as const

export type ShipmentTab = (typeof TABS)[number]

/** The state of the page that lives in its address (NAV-08); `new=1` where it was made just now. */
export const SHIPMENT_STATE = { id: textParam(), view: choiceParam(TABS, 'lines'), new: textParam() }
