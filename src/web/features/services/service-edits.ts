import { editedLines, type Line, linesEdit, type LinesEdit } from '#domain/merge.ts'
import { unconverted } from '#web/kit/currency/unconverted.ts'
import type { ServicePatch, ServiceRow } from './service-row.ts'

/** The patch that takes another one back, in the fields that it touched; lists by their lines where that keeps their order. */
export function inversePatch(patch: ServicePatch, before: ServiceRow, after: ServiceRow): ServicePatch {
  const names = Object.keys(patch) as (keyof ServicePatch)[]
  const inverse = names.map((name) => {
    if (name !== 'additionalCosts' && name !== 'packageOptions') return [name, before[name]]
    return [name, linesBack<Line>(before[name], after[name])]
  })
  return Object.fromEntries(inverse) as ServicePatch
}

function linesBack<L extends Line>(before: readonly L[], after: readonly L[]): readonly L[] | LinesEdit {
  const edit = linesEdit(after, before)
  if (!edit) return before
  const isInOrder = editedLines(after, edit.lines).every(({ id }, index) => id === before[index]?.id)
  return isInOrder ? edit : before
}

type Amounts = Pick<
  ServiceRow,
  | 'baseCurrency'
  | 'laborCost'
  | 'laborRate'
  | 'materialCost'
  | 'overheadCost'
  | 'subcontractorCost'
  | 'additionalCosts'
  | 'hourlyRate'
  | 'fixedPrice'
  | 'valuePrice'
  | 'packageOptions'
>

/** The patch that puts a service into another currency, its figures as they are (see `unconverted`). */
export function currencyPatch(row: Amounts, baseCurrency: string): ServicePatch | undefined {
  return unconverted(row.baseCurrency, baseCurrency, (scaled): ServicePatch => ({
    laborCost: scaled(row.laborCost),
    laborRate: scaled(row.laborRate),
    materialCost: scaled(row.materialCost),
    overheadCost: scaled(row.overheadCost),
    subcontractorCost: scaled(row.subcontractorCost),
    additionalCosts: row.additionalCosts.map((line) => ({ ...line, amount: scaled(line.amount) })),
    hourlyRate: scaled(row.hourlyRate),
    fixedPrice: scaled(row.fixedPrice),
    valuePrice: scaled(row.valuePrice),
    packageOptions: row.packageOptions.map((line) => ({ ...line, price: scaled(line.price) })),
  }))
}

/** The packages with one of them a place further up; the first one's price is the service's (SERV-03). */
export function movedUp<L extends Line>(lines: readonly L[], id: string): readonly L[] {
  const at = lines.findIndex((line) => line.id === id)
  const [above, line] = [lines[at - 1], lines[at]]
  return above && line ? [...lines.slice(0, at - 1), line, above, ...lines.slice(at + 1)] : lines
}
