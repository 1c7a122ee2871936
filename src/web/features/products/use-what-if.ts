import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { decimalFromPpm, PPM, type Ppm, ppmFromDecimal } from '#domain/money.ts'
import { usualWhatIf, type WhatIf } from '#domain/pricing-rules.ts'
import { useRows } from '#web/kit/data/use-store.ts'
import { defaultProfile } from '#web/kit/price/pricing-context.ts'
import { integerParam, type SearchParam, textParam } from '#web/kit/shell/search-params.ts'
import { useSearchState } from '#web/kit/shell/use-search-state.ts'

const WRITE_AFTER_MS = 250
const SHOWN = '1'

/** A percentage as a decimal; none stands for the usual one of the business. */
function percentParam(most: Ppm): SearchParam<Ppm | null> {
  return {
    read(text = '') {
      const percent = ppmFromDecimal(text)
      return 'value' in percent && percent.value >= 0 && percent.value <= most ? percent.value : null
    },
    write: (ppm) => (ppm === null ? undefined : decimalFromPpm(ppm)),
  }
}

const shape = {
  showsWhatIf: textParam(),
  vat: percentParam(PPM),
  retailMargin: percentParam(PPM - 1),
  tradeMargin: percentParam(PPM - 1),
  page: integerParam(1, { min: 1 }),
}

/** The figures that price products without pricing of their own: a view that a person switches on (PROD-08). */
export interface WhatIfState {
  readonly figures: WhatIf
  /** Null where the list shows no what-if prices. */
  readonly shown: WhatIf | null
  readonly show: () => void
  readonly hide: () => void
  /** What is typed shows at once and reaches the address a moment later, so that the router has no part in a keystroke. */
  readonly type: (part: Partial<WhatIf>) => void
  /** As nobody has changed it. */
  readonly reset: () => void
}

/** The what-if figures of the list, as its address says them (NAV-08); the usual ones of the business where it says none. */
export function useWhatIf(): WhatIfState {
  const [{ showsWhatIf, vat, retailMargin, tradeMargin }, update] = useSearchState(shape)
  const business = defaultProfile(useRows('businessProfile'))
  const usual = useMemo(() => usualWhatIf(business), [business])
  const [typed, setTyped] = useState<Partial<WhatIf>>({})
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const figures = useMemo(
    () => ({
      vat: vat ?? usual.vat,
      retailMargin: retailMargin ?? usual.retailMargin,
      tradeMargin: tradeMargin ?? usual.tradeMargin,
      ...typed,
    }),
    [vat, retailMargin, tradeMargin, usual, typed],
  )
  const isShown = showsWhatIf === SHOWN
  const write = useCallback(
    (change: Parameters<typeof update>[0], replace = false) => {
      clearTimeout(timer.current)
      setTyped({})
      update({ ...change, page: 1 }, { replace })
    },
    [update],
  )
  return {
    figures,
    shown: useMemo(() => (isShown ? figures : null), [isShown, figures]),
    show: () => write({ showsWhatIf: SHOWN }),
    hide: () => write({ showsWhatIf: '' }),
    type(part) {
      const next = { ...typed, ...part }
      setTyped(next)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => write(next, true), WRITE_AFTER_MS)
    },
    reset: () => write({ showsWhatIf: '', vat: null, retailMargin: null, tradeMargin: null }),
  }
}
