import { clearIssues } from '#contract/clear-issues.ts'
import { assistantTools, type ToolArgs, type ToolName, type ToolResult } from '#contract/assistant/tools.ts'
import { invalid } from '#contract/refusal.ts'
import { decimalFromPpm } from '#domain/money.ts'
import { newestSet, ratesInForce } from '#server/kit/rates-in-force.ts'
import type { Caller } from '#server/kit/http/mount.ts'
import { assistantMessages } from '../assistant-messages.ts'
import { businessOf } from './business.ts'
import { calculated, converted } from './calculate.ts'
import { draftBulkEdit, draftDocument, draftProduct, draftReprice } from './draft.ts'
import { insights } from './find-insights.ts'
import { findCustomers, findDocuments, findProducts, findServices } from './find.ts'
import { explainPrice, priceHistory, solvePrice } from './prices.ts'
import { compareSuppliers, marginReport, receivables } from './reports.ts'
import { salesReport } from './sales-report.ts'
import { stockValue } from './stock-value.ts'
import type { RunTool, ToolWork } from './tool-work.ts'
import { whatIf } from './what-if.ts'

const runs: { readonly [Name in ToolName]: RunTool<Name> } = {
  find_products: findProducts,
  find_services: findServices,
  find_customers: findCustomers,
  find_documents: findDocuments,
  explain_price: explainPrice,
  what_if: whatIf,
  solve_price: solvePrice,
  calculate: async ({ data, caller, ratesOf, now }, args) => {
    const { currency, profile, rates } = await data.transact(caller, async (tx) => ({
      ...(await businessOf(tx, now)),
      rates: await ratesOf(tx),
    }))
    return calculated(args, { currency, vat: profile && decimalFromPpm(profile.taxRate) }, rates)
  },
  margin_report: marginReport,
  stock_value: stockValue,
  receivables,
  sales_report: salesReport,
  compare_suppliers: compareSuppliers,
  convert_currency: async ({ data, caller, now }, args) => {
    const on = args.day ?? new Date(now).toISOString().slice(0, 10)
    const [answer] = await data.read(caller, [newestSet(on)])
    const rates = ratesInForce(answer, on)
    if (!rates) throw invalid([{ field: 'day', message: assistantMessages.noRatesOf(on) }])
    return converted(args, rates, on)
  },
  price_history: priceHistory,
  insights,
  draft_reprice: draftReprice,
  draft_bulk_edit: draftBulkEdit,
  draft_product: draftProduct,
  draft_document: draftDocument,
}

/** Checks the arguments of a call and carries it out. Throws `Refusal` and `EntryRefused`. */
export async function runTool<Name extends ToolName>(
  name: Name,
  args: unknown,
  work: ToolWork,
): Promise<ToolResult<Name>> {
  work.signal.throwIfAborted()
  const caller = assistantTools[name].scope === 'draft' ? drafting(work.caller) : work.caller
  return runs[name]({ ...work, caller }, checkedArgs(name, args))
}

/** A draft is written as rows of its own, so that a token needs a scope for it. */
function drafting({ actor, name }: Caller): Caller {
  return { name, actor: actor.kind === 'token' ? { ...actor, scope: 'draft' } : actor }
}

/** As many mistakes are named at once. */
const MOST_ISSUES = 100

/** The arguments of a call as its tool takes them. Throws `Refusal`, which names each field and what is wrong with it. */
export function checkedArgs<Name extends ToolName>(name: Name, args: unknown): ToolArgs<Name> {
  const read = assistantTools[name].args.safeParse(args ?? {})
  if (read.success) return read.data as ToolArgs<Name>
  throw invalid(
    clearIssues(read.error.issues)
      .slice(0, MOST_ISSUES)
      .flatMap((issue) =>
        issue.code === 'unrecognized_keys'
          ? issue.keys
              .slice(0, MOST_ISSUES)
              .map((key) => ({ field: [...issue.path, key].join('.'), message: assistantMessages.unknown }))
          : [{ field: issue.path.join('.') || 'arguments', message: issue.message }],
      ),
  )
}
