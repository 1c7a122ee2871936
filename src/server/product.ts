import { findProducts } from './catalogue/find-products.ts'
import { draftPatches } from './catalogue/change-sets/patches.ts'
import { createActorNames } from './accounts/token-names.ts'
import { mountUsers } from './accounts/users.ts'
import { mountCatalogue } from './catalogue/routes.ts'
import type { Config } from './config.ts'
import { refreshRates } from './currency/refresh.ts'
import { referenceRates } from './currency/rate-sets.ts'
import { mountCurrency } from './currency/routes.ts'
import { mountCustomers } from './customers/routes.ts'
import type { ComponentHealth } from './diagnostics/health.ts'
import { mountDiagnostics } from './diagnostics/routes.ts'
import { mountEInvoices } from './documents/e-invoice-routes.ts'
import { mountDocuments } from './documents/routes.ts'
import type { Doors } from './kit/database/doors.ts'
import type { JobHandler } from './kit/jobs/jobs.ts'
import { FairQueue } from './kit/fair-queue.ts'
import type { Routes } from './kit/http/mount.ts'
import type { Live } from './kit/live.ts'
import { mountSync, type Watch } from './kit/sync/routes.ts'
import { readList } from './list-contents.ts'
import { mountRecurring } from './mail/recurring-routes.ts'
import { type MailGround, mountMail } from './mail/routes.ts'
import { createDocumentPrinter } from './papers/documents/print-document.ts'
import { createStatementPrinter } from './papers/documents/print-statement.ts'
import { readDocument } from './papers/documents/read-document.ts'
import { mountDocumentPapers } from './papers/documents/routes.ts'
import { mountDocumentLinks } from './papers/links/document-link-routes.ts'
import type { PublicGround } from './papers/links/public-routes.ts'
import type { Press } from './papers/press.ts'
import { mountPapers } from './papers/routes.ts'
import { createUserData } from './kit/user-data.ts'
import { mountPriceLists } from './price-lists/routes.ts'
import { mountRowHistories } from './row-history.ts'
import { mountServices } from './services/routes.ts'
import { mountShipments } from './shipments/routes.ts'
import { mountReference } from './site/reference.ts'
import { mountUploads } from './uploads/routes.ts'
import type { UploadGround } from './uploads/upload.ts'
import { VERSION } from './version.ts'

/** What the routes of the product stand on. */
export interface Ground {
  readonly doors: Doors
  /** How each part of the running product is. */
  readonly health: () => Promise<readonly ComponentHealth[]>
  readonly live: Live
  /** Ends live streams whose session is over. */
  readonly watch: Watch
  /** Where pictures lie, and how many of each user. */
  readonly files: Omit<UploadGround, 'data'>
  /** Prints papers. */
  readonly press: Press
  /** Whether exchange rates are fetched; without it those that ship with the product are all there are. */
  readonly ratesRefresh: boolean
  /** What mail is made of, and how it is sent soon. */
  readonly mail: MailGround
}

/** The work that is done later, or again and again, by name. */
export function productJobs(doors: Doors, { RATES_URL }: Config): Record<string, JobHandler> {
  return RATES_URL === '' ? {} : { 'refresh-rates': refreshRates(doors, RATES_URL) }
}

/** Mounts every declared endpoint that lies behind the sign-in, and the public ones. */
export function mountProduct(
  routes: Routes,
  { doors, health, live, watch, files, press, ratesRefresh, mail }: Ground,
): void {
  const data = createUserData(doors, live, referenceRates)
  mountSync(routes, data, live, watch)
  mountUsers(routes, data, doors)
  mountCatalogue(routes, data)
  mountRowHistories(routes, data, createActorNames(doors))
  mountPriceLists(routes, data)
  mountServices(routes, data)
  mountCustomers(routes, data)
  mountDocuments(routes, data, referenceRates)
  mountShipments(routes, data, { draftPatches, referenceRates })
  mountUploads(routes, { data, ...files })
  mountPapers(routes, { data, findProducts, ...paperGround(files, press) })
  const printDocument = createDocumentPrinter(press)
  mountDocumentPapers(routes, data, { printDocument, printStatement: createStatementPrinter(press) })
  mountEInvoices(routes, data, { readDocument, printDocument })
  mountDocumentLinks(routes, data)
  mountMail(routes, data, mail)
  mountRecurring(routes, data, mail)
  mountCurrency(routes, data, { draftPatches, ratesRefresh })
  mountDiagnostics(routes, data, health)
  mountReference(routes, VERSION)
}

/** So many visitors of one user's lists, and of all lists, may wait for the one that is priced. */
const LISTS = new FairQueue({ atOnce: 1, atOncePerKey: 1, waitingPerKey: 24, waiting: 200 })

/** What papers and public pages of price lists are made with. */
export function paperGround({ storage }: Ground['files'], press: Press): Omit<PublicGround, 'doors'> {
  return { press, storage, readList, lists: LISTS }
}
