import { catalogueFingerprint } from '#domain/simulator/catalogue-fingerprint.ts'
import { fillingColumns } from '#domain/simulator/fill-columns.ts'
import { newestDeclared } from '#domain/simulator/declared-goods.ts'
import type { SimulatorColumns } from '#domain/simulator/simulator-columns.ts'
import type { SimulatedRow, SimulatorDeps } from '#domain/simulator/simulator-deps.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { simulatedRow } from '#contract/simulated-products.ts'
import type { Store } from '#web/kit/data/store.ts'
import { slicer } from './slicer.ts'

/** The catalogue as the workbench tries scenarios on it. */
export interface Catalogue {
  /** The stored products by their place in the columns, by name. */
  readonly rows: readonly RowOfKind<'product'>[]
  readonly columns: SimulatorColumns
  /** The product of each row of the columns. */
  readonly places: Uint32Array
  readonly placeOf: ReadonlyMap<string, number>
  /** What a scenario that is saved now was tried on. */
  readonly fingerprint: string
}

/** Told while a catalogue is read. */
type OnAdvance = (done: number, total: number) => void

/** Reads every product, a slice at a time, so that the page answers meanwhile. Undefined if it was called off. */
export async function readCatalogue(
  store: Store,
  deps: Pick<SimulatorDeps, 'contextOf'>,
  onAdvance: OnAdvance,
  signal: AbortSignal,
): Promise<Catalogue | undefined> {
  const ids = store.idsOf('product', {})
  const declared = newestDeclared(store.all('shipmentLine'))
  const rows: RowOfKind<'product'>[] = []
  const products: SimulatedRow[] = []
  const slices = slicer()
  for (const id of ids) {
    const row = store.get('product', id)
    if (row) {
      rows.push(row)
      products.push(simulatedRow(row, declared.get(id)))
    }
    if (!slices.isOver()) continue
    onAdvance(rows.length / 2, ids.length)
    await slices.next()
    if (signal.aborted) return undefined
  }
  const filling = fillingColumns(products, deps)
  for (;;) {
    const step = filling.next()
    if (step.done === true) return catalogueOf(store, rows, step.value)
    if (!slices.isOver()) continue
    onAdvance((rows.length + step.value) / 2, ids.length)
    await slices.next()
    if (signal.aborted) return undefined
  }
}

function catalogueOf(store: Store, rows: readonly RowOfKind<'product'>[], columns: SimulatorColumns): Catalogue {
  const places = new Uint32Array(columns.input.count)
  rows.forEach((_, place) => places.fill(place, columns.starts[place], columns.starts[place + 1]))
  return {
    rows,
    columns,
    places,
    placeOf: new Map(rows.map(({ id }, place) => [id, place])),
    fingerprint: catalogueFingerprint([...rows, ...store.all('category'), ...store.all('businessProfile')]),
  }
}

/** Whether the products of the device are still those of the catalogue. */
export function isCurrent(store: Store, { rows, placeOf }: Catalogue): boolean {
  const ids = store.idsOf('product', {})
  return ids.length === rows.length && ids.every((id) => rows[placeOf.get(id) ?? -1] === store.get('product', id))
}
