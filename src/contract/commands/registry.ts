import type { Command } from '../command.ts'
import { bulkEditProducts } from './bulk-edit.ts'
import { deleteCategory } from './categories.ts'
import { deleteBrands } from './brands.ts'
import { deleteCustomers, editCustomers, importCustomers } from './customers.ts'
import { markDocuments } from './document-batches.ts'
import { correctInvoice, turnIntoCreditNote } from './document-corrections.ts'
import {
  convertQuote,
  creditInvoice,
  deleteDocuments,
  duplicateDocument,
  markDocument,
  orderToShipment,
  recordPayment,
} from './documents.ts'
import { deletePriceLists, setListPrices } from './price-lists.ts'
import { deleteProducts, duplicateProduct, recalculateProducts } from './products.ts'
import { setDefaultProfile } from './profiles.ts'
import { loadSample, removeSample } from './sample.ts'
import { addShipmentLines, deleteShipmentLines, editShipmentLines, setShipmentRate } from './shipment-lines.ts'
import { activateServices, deleteServices, duplicateService, importServices } from './services.ts'
import { deleteShipments, duplicateShipment } from './shipments.ts'
import { cancelScheduledPrices, planPrices } from './scheduled-prices.ts'

/** A command where its input is known only at run time. */
export type AnyCommand = Command<unknown>

/** Every command. */
export const commands: readonly AnyCommand[] = [
  duplicateProduct,
  deleteProducts,
  bulkEditProducts,
  recalculateProducts,
  deleteCategory,
  deleteBrands,
  setDefaultProfile,
  deletePriceLists,
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
  deleteDocuments,
  orderToShipment,
  correctInvoice,
  turnIntoCreditNote,
]

const byName = new Map(commands.map((each) => [each.name, each]))

/** The command of a name, or undefined for a word that names none. */
export function commandOf(name: string): AnyCommand | undefined {
  return byName.get(name)
}
