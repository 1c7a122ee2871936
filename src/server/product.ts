import { changeSetRows } from './change-sets/row-list.ts'
import { mountArchive } from './archive/routes.ts'
import { findProducts } from './catalogue/find-products.ts'
import { planProductList } from './catalogue/product-list.ts'
import { createActorNames } from './accounts/token-names.ts'
import { mountUsers } from './accounts/users.ts'
import { answerBuiltIn } from '#contract/assistant/built-in/answer-built-in.ts'
import { mountAssistant } from './assistant/routes.ts'
import { tokenBudget } from './assistant/usage.ts'
import type { CalendarWorkers } from './calendar/calendar-workers.ts'
import { mountCalendar } from './calendar/routes.ts'
import { mountCatalogue } from './catalogue/routes.ts'
import { draftBulk } from './change-sets/products/draft-bulk.ts'
import { draftPatches, draftSteps } from './change-sets/patches.ts'
import { mountChangeSets } from './change-sets/routes.ts'
import type { Config } from './config.ts'
import { completeRates, refreshRates } from './currency/refresh.ts'
import { ratesOn, referenceRates } from './currency/rate-sets.ts'
import { mountCurrency } from './currency/routes.ts'
import { mountCustomers, planCustomers } from './customers/routes.ts'
import type { ComponentHealth } from './diagnostics/health.ts'
import { mountIntegrity } from './diagnostics/integrity/routes.ts'
import { mountDiagnostics } from './diagnostics/routes.ts'
import { planDocuments } from './documents/document-list.ts'
import { draftedDocument } from './documents/drafted-document.ts'
import { mountEInvoices } from './documents/e-invoice-routes.ts'
import { mountDocuments } from './documents/routes.ts'
import type { LanguageModel } from './integrations/model/chat-completions.ts'
import { openPlaces } from './integrations/storage/open-storage.ts'
import type { DataAccess } from './kit/database/data-access.ts'
import type { JobHandler } from './kit/jobs/jobs.ts'
import { FairQueue } from './kit/fair-queue.ts'
import type { Routes } from './kit/http/mount.ts'
import type { Live } from './kit/live.ts'
import { mountSync, type Watch } from './kit/sync/routes.ts'
import { readList } from './list-contents.ts'
import { mountRecurring } from './mail/recurring-routes.ts'
import { type MailDeps, mountMail } from './mail/routes.ts'
import { fileMoveJobs, moveOf } from './maintenance/move-files.ts'
import { createDocumentPrinter } from './pdf/documents/print-document.ts'
import { createStatementPrinter } from './pdf/documents/print-statement.ts'
import { readDocument } from './pdf/documents/read-document.ts'
import { mountDocumentPdf } from './pdf/documents/routes.ts'
import { mountDocumentLinks } from './public-links/document-link-routes.ts'
import type { PublicDeps } from './public-links/public-routes.ts'
import type { PdfWorkers } from './pdf/pdf-workers.ts'
import { createCheckoutTrial } from './payments/checkout-trial.ts'
import type { CardDeps } from './payments/cards/card-deps.ts'
import { mountCards } from './payments/cards/card-routes.ts'
import type { PaymentDeps } from './payments/payment-deps.ts'
import { mountPayments } from './payments/routes.ts'
import { mountPdf } from './pdf/routes.ts'
import { mountListLinks } from './public-links/list-link-routes.ts'
import { createUserData, type UserData } from './kit/user-data.ts'
import { pricesOverTime } from './price-lists/price-history.ts'
import { mountPriceLists } from './price-lists/routes.ts'
import { storePrices } from './price-lists/store-prices.ts'
import { mountRowHistories } from './row-history.ts'
import { mountServices } from './services/routes.ts'
import { mountCrud } from './kit/crud/crud.ts'
import { listPlanner } from './kit/crud/list-sql.ts'
import { mountShipments } from './shipments/routes.ts'
import { mountStores } from './stores/routes.ts'
import type { StoreDeps } from './stores/store-deps.ts'
import { storeJobs, storeWork } from './stores/store-jobs.ts'
import type { StoreTools } from './stores/store-work.ts'
import { serviceList } from '#contract/lists/service-list.ts'
import type { ToolDeps } from './assistant/tools/tool-work.ts'
import { plainCalls } from '#contract/endpoints/plain.ts'
import { mountReference } from './site/reference.ts'
import { mountSiteSettings, type SetForPages } from './site/site-settings.ts'
import { ownLanguage } from './mail/own-language.ts'
import { mountWebhooks } from './webhooks/routes.ts'
import type { WebhookDeps } from './webhooks/webhook-deps.ts'
import { mountUploads } from './uploads/routes.ts'
import { createPictureTaker } from './uploads/take-picture.ts'
import { MADE_TYPE, makeThumbnail } from './uploads/picture-work.ts'
import { createPictureKeeper } from './uploads/keep-picture.ts'
import type { UploadDeps } from './uploads/upload.ts'
import { VERSION } from './version.ts'
import type { AppliedHooks } from './kit/write/patch-draft.ts'
import { pullApplied } from './stores/plan-pull.ts'
import { pushApplied } from './stores/push-applied.ts'

/** What belongs to applying change sets of an origin. */
const APPLIED: AppliedHooks = { storePull: pullApplied, storePush: pushApplied(storePrices) }

/** What stores use of other capabilities. */
export const STORE_TOOLS: StoreTools = {
  drafts: draftSteps(APPLIED),
  draftPatches,
  pricesOf: storePrices,
  languageOf: ownLanguage,
}

/** The deps of the product's routes. */
export interface Deps {
  readonly dataAccess: DataAccess
  /** The state of each part of the running product. */
  readonly health: () => Promise<readonly ComponentHealth[]>
  readonly live: Live
  /** Ends live streams whose session is over. */
  readonly watch: Watch
  /** The storage of pictures, and the quota of each user. */
  readonly files: Omit<UploadDeps, 'data'>
  /** Prints PDFs. */
  readonly pdfWorkers: PdfWorkers
  /** Reads calendar files. */
  readonly calendarWorkers: CalendarWorkers
  /** Whether exchange rates are fetched; otherwise only those that ship with the product are used. */
  readonly ratesRefresh: boolean
  /** What the operator set for the pages around the product. */
  readonly site: SetForPages
  /** The deps of mail, and how it is sent at once. */
  readonly mail: MailDeps
  /** The language model of the assistant, if there is one, and the tokens of each account on a day. */
  readonly model: LanguageModel | undefined
  readonly dailyTokens: number
  /** The kinds of stores that can be connected, and how what opens them is kept. */
  readonly stores: StoreDeps
  /** How outgoing webhooks are kept and sent. */
  readonly webhooks: WebhookDeps
  /** Who plans are paid through. */
  readonly payments: PaymentDeps
  /** How invoices are paid by card. */
  readonly cards: CardDeps
  /** The settings of the installation, of which administrators are told what is no secret. */
  readonly settings: object
}

/** The jobs of the product, by name. */
export function productJobs(dataAccess: DataAccess, config: Config): Record<string, JobHandler> {
  return { ...fileMoveJobs(dataAccess, moveOf(openPlaces(config))), ...rateJobs(dataAccess, config) }
}

function rateJobs(dataAccess: DataAccess, { RATES_URL, RATES_HISTORY_URL }: Config): Record<string, JobHandler> {
  if (RATES_URL === '') return {}
  return {
    'refresh-rates': refreshRates(dataAccess, RATES_URL),
    ...(RATES_HISTORY_URL === '' ? {} : { 'complete-rates': completeRates(dataAccess, RATES_HISTORY_URL) }),
  }
}

/** The jobs of stores, which have a loop of their own: nothing else waits behind a slow shop. */
export function jobsOfStores(
  data: UserData,
  stores: StoreDeps,
  files: Omit<UploadDeps, 'data'>,
): Record<string, JobHandler> {
  return storeJobs(storeWork(data, stores, STORE_TOOLS), createPictureKeeper({ data, ...files }))
}

/** Mounts every declared endpoint behind the sign-in, and the public ones. */
export function mountProduct(
  routes: Routes,
  {
    dataAccess,
    health,
    live,
    watch,
    files,
    pdfWorkers,
    calendarWorkers,
    ratesRefresh,
    site,
    mail,
    model,
    dailyTokens,
    stores,
    webhooks,
    payments,
    cards,
    settings,
  }: Deps,
): void {
  const data = createUserData(dataAccess, live, referenceRates)
  mountSync(routes, data, live, watch, stores.wakeJobs)
  mountUsers(routes, data, dataAccess)
  mountCatalogue(routes, data)
  mountChangeSets(routes, data, { findProducts, onApplied: APPLIED, wakeJobs: stores.wakeJobs })
  mountRowHistories(routes, data, createActorNames(dataAccess))
  mountPriceLists(routes, data)
  mountServices(routes, data)
  for (const { list, calls } of plainCalls) mountCrud(routes, data, list.entity, calls, listPlanner(list))
  mountCalendar(routes, data, { draftPatches, calendarWorkers })
  mountArchive(routes, data, { draftPatches })
  mountCustomers(routes, data)
  mountDocuments(routes, data, referenceRates)
  mountShipments(routes, data, { draftPatches, referenceRates })
  mountStores(routes, { data, dataAccess, stores, tools: STORE_TOOLS })
  mountWebhooks(routes, { data, ...webhooks })
  mountPayments(routes, data, payments)
  mountCards(routes, data, cards)
  mountUploads(routes, { data, ...files })
  mountPdf(routes, { data, findProducts, ...printDeps(files, pdfWorkers) })
  mountListLinks(routes, data, cards.wakeJobs)
  const printDocument = createDocumentPrinter(pdfWorkers)
  mountDocumentPdf(routes, data, { printDocument, printStatement: createStatementPrinter(pdfWorkers) })
  mountEInvoices(routes, data, { readDocument, printDocument })
  mountDocumentLinks(routes, data)
  mountMail(routes, data, mail)
  mountRecurring(routes, data, mail)
  mountCurrency(routes, data, { draftPatches, ratesRefresh })
  const tools = toolDepsOf(data)
  mountAssistant(routes, {
    tools,
    answerBuiltIn,
    model,
    budget: tokenBudget(data, dailyTokens),
    ratesOn: (day) => dataAccess.asSystem((tx) => ratesOn(tx, day)),
  })
  mountDiagnostics(routes, data, {
    dataAccess,
    components: health,
    storage: files.storage,
    findProducts,
    takePicture: createPictureTaker(files.arrivals),
    tryCheckout: createCheckoutTrial(payments),
    settings,
    versions: { pricewright: VERSION },
  })
  mountIntegrity(routes, data, {
    dataAccess,
    storage: files.storage,
    thumbnailOf: makeThumbnail,
    mediaType: MADE_TYPE,
    wake: (userId, version) => live.wake(userId, version),
  })
  mountReference(routes, VERSION)
  mountSiteSettings(routes, site, dataAccess)
}

/** What the tools of the assistant reach: the same internals as the calls of REST. */
export function toolDepsOf(data: UserData): ToolDeps {
  return {
    data,
    ratesOf: referenceRates,
    plans: {
      product: planProductList,
      service: listPlanner(serviceList),
      customer: planCustomers,
      document: planDocuments,
    },
    findProducts,
    pricesOver: pricesOverTime,
    draftPatches,
    draftBulk: (tx, caller, draft) => draftBulk(tx, caller, draft, findProducts),
    documentPatchOf: (tx, body) => draftedDocument(tx, body, referenceRates),
    draftRows: (id, most) => changeSetRows(id, false, {}).rows(most, 0),
  }
}

/** Visitors of one user's lists, and of all lists, who may wait while one list is priced. */
const LISTS = new FairQueue({ atOnce: 1, atOncePerKey: 1, waitingPerKey: 24, waiting: 200 })

/** The deps of PDFs and public pages of price lists. */
export function printDeps({ storage }: Deps['files'], pdfWorkers: PdfWorkers): Omit<PublicDeps, 'dataAccess'> {
  return { pdfWorkers, storage, readList, lists: LISTS }
}
