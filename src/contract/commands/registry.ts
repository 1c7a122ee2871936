import { derivedUuid } from '#domain/uuid.ts'
import { type Command, type CommandRows, commandRows, type Lookup } from '../command.ts'
import { general } from '../entity.ts'
import { product } from '../entities/product.ts'
import { service } from '../entities/service.ts'
import { shipment } from '../entities/shipment.ts'
import { fieldMessages } from '../field-messages.ts'
import { invalid } from '../refusal.ts'
import type { SeenRows } from '../plan-changes.ts'
import type { MutationBody } from '../sync.ts'
import { bulkEditProducts } from './bulk-edit.ts'
import { deleteCategory, importCategories } from './categories.ts'
import { deleteBrands, importBrands } from './brands.ts'
import { deleteCustomers, editCustomers, importCustomers } from './customers.ts'
import { markDocuments } from './document-batches.ts'
import { payFromCredit } from './document-credit.ts'
import { creditInvoice } from './invoice-credit.ts'
import { correctInvoice, turnIntoCreditNote } from './document-corrections.ts'
import { convertQuote, deleteDocuments, duplicateDocument, markDocument, recordPayment } from './documents.ts'
import { orderToShipment } from './ordered-shipment.ts'
import { deletePriceLists, duplicatePriceList, setListPrices } from './price-lists.ts'
import { deleteProducts, duplicateProduct, recalculateProducts } from './products.ts'
import { setDefaultProfile } from './profiles.ts'
import { loadSample, removeSample } from './sample.ts'
import { takeMadeBack } from './take-made-back.ts'
import { addShipmentLines, deleteShipmentLines, editShipmentLines, setShipmentRate } from './shipment-lines.ts'
import { activateServices, deleteServices, duplicateService, importServices } from './services.ts'
import { cleanUpEvents } from './event-clean-up.ts'
import { changeOccurrence, deleteOccurrence, moveOccurrence, restoreOccurrence } from './event-occurrences.ts'
import { deleteShipments, duplicateShipment } from './shipments.ts'
import { cancelScheduledPrices, planPrices } from './scheduled-prices.ts'
import { plainLists } from '../lists/plain-lists.ts'
import { deleteCommand } from './delete-rows.ts'
import { importCommand } from './import-rows.ts'
import { dropUntouched } from './untouched-rows.ts'

/** A command whose input is known only at run time. */
export type AnyCommand = Command<unknown>

/** Every command. */
export const commands: readonly AnyCommand[] = [
  duplicateProduct,
  deleteProducts,
  bulkEditProducts,
  recalculateProducts,
  deleteCategory,
  importCategories,
  deleteBrands,
  importBrands,
  setDefaultProfile,
  deletePriceLists,
  duplicatePriceList,
  setListPrices,
  planPrices,
  cancelScheduledPrices,
  loadSample,
  removeSample,
  deleteShipments,
  duplicateShipment,
  addShipmentLines,
  editShipmentLines,
  deleteShipmentLines,
  setShipmentRate,
  duplicateService,
  deleteServices,
  activateServices,
  importServices,
  editCustomers,
  deleteCustomers,
  importCustomers,
  convertQuote,
  creditInvoice,
  duplicateDocument,
  markDocument,
  markDocuments,
  recordPayment,
  payFromCredit,
  deleteDocuments,
  orderToShipment,
  correctInvoice,
  turnIntoCreditNote,
  ...[general(product), general(service), general(shipment)].map(dropUntouched),
  takeMadeBack,
  moveOccurrence,
  restoreOccurrence,
  changeOccurrence,
  deleteOccurrence,
  cleanUpEvents,
  ...plainLists
    .filter(({ entity }) => !entity.serverOnly)
    .flatMap(({ entity }) => [deleteCommand(entity), importCommand(entity)]),
]

const byName = new Map(commands.map((each) => [each.name, each]))

/**
 * The command that a mutation names, with its input checked: its reads, and how it runs at an instant in epoch milliseconds. Both sides
 * make the same ids. Throws `Refusal` for an unknown command or bad input.
 */
export function calledCommand(mutationId: string, { name, input }: MutationBody & { op: 'command' }) {
  const command = byName.get(name)
  if (!command) throw invalid([{ field: 'name', message: fieldMessages.unknownCommand(name) }])
  const parsed = command.input.safeParse(input)
  if (!parsed.success) {
    throw invalid(parsed.error.issues.map(({ path, message }) => ({ field: ['input', ...path].join('.'), message })))
  }
  let made = 0
  const newId = (): string => derivedUuid(mutationId, made++)
  return {
    reads: () => command.reads(parsed.data),
    readsNext: (rows: Seen) => command.readsNext?.(parsed.data, seenBy(rows)) ?? {},
    run: (rows: Seen, now: number) => command.run(parsed.data, seenBy(rows), { now, newId }),
  }
}

type Seen = Required<Pick<SeenRows, 'get' | 'where'>>

function seenBy(rows: Seen): CommandRows {
  return commandRows({
    get: (kind: string, id: string) => rows.get(kind, id),
    find: ({ kind, field, is }: Lookup) => rows.where(kind, field, is),
  })
}
