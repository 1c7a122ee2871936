import { useRef, useState } from 'react'
import { decimalFromPpm, decimalFromUnits } from '#domain/money.ts'
import { changeStore } from '#contract/endpoints/stores.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { callEndpoint } from '#web/kit/data/call-endpoint.ts'
import { useStoreAct } from './ask-store.ts'

type StoreRow = RowOfKind<'store'>

/** What the settings of a store change, as it is kept. */
export type StoreSettings = Partial<
  Pick<
    StoreRow,
    | 'name'
    | 'everyMinutes'
    | 'priceListId'
    | 'pushesCompareAt'
    | 'pushesStock'
    | 'pushesCost'
    | 'feePercent'
    | 'feeFixed'
    | 'categoryFees'
  >
>

/** A setting that was changed here, and the row that brings it. */
interface Unseen {
  readonly value: unknown
  /** Which change it was: a later one of the same field takes its place. */
  readonly save: number
  /** The version of the saved row; undefined while it is on its way. */
  readonly version?: number
}

type AllUnseen = Readonly<Record<string, Unseen>>

export interface SettingsSaving {
  /** The store as it will be once all that was changed has been saved. */
  readonly row: StoreRow
  readonly save: (settings: StoreSettings) => void
}

/**
 * Saves settings of a store in the order in which they were changed, one call after the other, so that nothing has to wait for a call. What
 * was changed counts until the row has come with it; what was refused is told, and stands as before.
 */
export function useSettingsSaving(row: StoreRow): SettingsSaving {
  const { run } = useStoreAct()
  const [unseen, setUnseen] = useState<AllUnseen>({})
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const saves = useRef(0)
  const inForce = Object.entries(unseen).filter(([, { version }]) => version === undefined || version > row.version)
  const shown = { ...row, ...Object.fromEntries(inForce.map(([field, { value }]) => [field, value])) }

  async function send(settings: StoreSettings, save: number) {
    const body = toRest(settings, row.currency)
    const saved = await run(() =>
      callEndpoint<{ readonly version: number }>(changeStore, { params: { id: row.id }, body }),
    )
    setUnseen((all) => settled(all, save, saved?.version))
  }

  return {
    row: shown,
    save(settings) {
      const save = (saves.current += 1)
      const own = Object.entries(settings).map(([field, value]) => [field, { value, save }])
      setUnseen((all) => ({ ...all, ...Object.fromEntries(own) }))
      queue.current = queue.current.then(() => send(settings, save))
    },
  }
}

/** Notes how a save came out: it is seen with the row of that version, and without one it was refused. */
function settled(all: AllUnseen, save: number, version: number | undefined): AllUnseen {
  return Object.fromEntries(
    Object.entries(all).flatMap(([field, each]) => {
      if (each.save !== save) return [[field, each]]
      return version === undefined ? [] : [[field, { ...each, version }]]
    }),
  )
}

/** Settings in the form of the interface: amounts and percentages are decimals. */
function toRest({ feePercent, feeFixed, categoryFees, ...settings }: StoreSettings, currency: string) {
  return {
    ...settings,
    ...(feePercent !== undefined && { feePercent: decimalFromPpm(feePercent) }),
    ...(feeFixed !== undefined && { feeFixed: decimalFromUnits(feeFixed, currency) }),
    ...(categoryFees && {
      categoryFees: categoryFees.map(({ id, categoryId, percent, fixed }) => ({
        id,
        categoryId,
        percent: decimalFromPpm(percent),
        fixed: decimalFromUnits(fixed, currency),
      })),
    }),
  }
}
