import type * as z from 'zod/mini'
import { draftBulkEdit, draftDocument, draftProduct, draftReprice } from './draft-tools.ts'
import { findCustomers, findDocuments, findProducts, findServices } from './find-tools.ts'
import { calculate, convertCurrency, explainPrice, priceHistory, solvePrice, whatIf } from './price-tools.ts'
import { compareSuppliers, insights, marginReport, receivables, salesReport, stockValue } from './report-tools.ts'
import type { AssistantTool } from './tool.ts'

/** Every tool of the assistant by its name (CHAT-04, CHAT-06). */
export const assistantTools = {
  find_products: findProducts,
  find_services: findServices,
  find_customers: findCustomers,
  find_documents: findDocuments,
  explain_price: explainPrice,
  what_if: whatIf,
  solve_price: solvePrice,
  calculate,
  margin_report: marginReport,
  stock_value: stockValue,
  receivables,
  sales_report: salesReport,
  compare_suppliers: compareSuppliers,
  convert_currency: convertCurrency,
  price_history: priceHistory,
  insights,
  draft_reprice: draftReprice,
  draft_bulk_edit: draftBulkEdit,
  draft_product: draftProduct,
  draft_document: draftDocument,
} as const

type Tools = typeof assistantTools
/** The name of a tool. */
export type ToolName = keyof Tools
/** What a caller gives a tool. */
export type ToolInput<Name extends ToolName> = z.input<Tools[Name]['args']>
/** The same once it is checked. */
export type ToolArgs<Name extends ToolName> = z.output<Tools[Name]['args']>
/** What a tool answers. */
export type ToolResult<Name extends ToolName> = z.output<Tools[Name]['result']>

/** A call of a tool. */
export type ToolCall = {
  readonly [Name in ToolName]: { readonly tool: Name; readonly args: ToolInput<Name> }
}[ToolName]

/** What became of a call: its result, or why there is none, in words. */
export type ToolOutcome<Name extends ToolName = ToolName> =
  | { readonly result: ToolResult<Name> }
  | {
      readonly refused: string
      /** The reason as a person may read it; absent where it speaks of arguments. */
      readonly reason?: string
    }

/** A tool by a name that came from outside; undefined for an unknown one. */
export function toolNamed(name: string): AssistantTool | undefined {
  return Object.hasOwn(assistantTools, name) ? assistantTools[name as ToolName] : undefined
}
