import ChevronDown from 'lucide-react/icons/chevron-down'
import { memo, type ReactNode, useMemo, useState } from 'react'
import { PRICE_ENDINGS } from '#domain/price-ending.ts'
import type { RateSet } from '#domain/exchange-rates.ts'
import { activeLevers, leverProblems, type ScenarioLevers } from '#contract/scenario-levers.ts'
import { priceMessages } from '#web/kit/price/messages.ts'
import { useRows } from '#web/kit/data/use-store.ts'
import { formatNumber } from '#web/kit/format/number.ts'
import { Banner } from '#web/kit/ui/banner.tsx'
import { NativeSelect } from '#web/kit/ui/native-select.tsx'
import { PHONE_QUERY, useMediaQuery } from '#web/kit/ui/use-media-query.ts'
import { AmountLever } from './amount-lever.tsx'
import { CurrencyLevers } from './currency-levers.tsx'
import { DutyLevers } from './duty-levers.tsx'
import { GivesLever } from './gives-lever.tsx'
import { LeverRow } from './lever-row.tsx'
import { ListLevers, ruledLists } from './list-levers.tsx'
import { type LiveDraft, useDraftOf } from './live-draft.ts'
import { simulatorMessages as messages } from './messages.ts'
import { RateLever } from './rate-lever.tsx'
import type { Catalogue } from './read-catalogue.ts'

interface LeversPanelProps {
  readonly live: LiveDraft
  readonly catalogue: Catalogue
  readonly currency: string
  readonly rates: RateSet
}

/** Everything that a scenario can move, in groups. */
export function LeversPanel({ live, catalogue, currency, rates }: LeversPanelProps) {
  const { levers } = useDraftOf(live)
  const moving = activeLevers(levers)
  const { codes, countries, paid } = useMemo(() => goodsOf(catalogue), [catalogue])
  const listRows = useRows('priceList')
  const lists = useMemo(() => ruledLists(listRows), [listRows])
  const set = live.setLevers
  const keepsPrices = levers.gives.keep === 'prices'
  const kept = keepsPrices ? messages.kept : undefined
  const problem = leverProblems(levers)['levers']
  return (
    <div>
      <GivesLever gives={levers.gives} onChange={set} />
      {problem !== undefined && <Banner tone="warn" title={messages.contradiction(problem)} />}
      <Group title={messages.groups.rates} on={count(moving.rates)}>
        <CurrencyLevers levers={levers.rates} paid={paid} currency={currency} rates={rates} onChange={set} />
      </Group>
      <Group title={messages.groups.costs} on={count(moving.supplierCost, moving.freight, moving.otherCosts)} isUsual>
        <AmountLever name="supplierCost" lever={levers.supplierCost} currency={currency} onChange={set} />
        <AmountLever name="freight" lever={levers.freight} currency={currency} onChange={set} />
        <AmountLever name="otherCosts" lever={levers.otherCosts} currency={currency} onChange={set} />
      </Group>
      <Group title={messages.groups.duty} on={count(moving.costVat, moving.duties)}>
        <DutyLevers duties={levers.duties} codes={codes} countries={countries} onChange={set} />
        <RateLever name="costVat" lever={levers.costVat} onChange={set} help={messages.costVatHelp} />
      </Group>
      <Group
        title={messages.groups.prices}
        on={count(moving.margin, moving.ending, moving.floor, moving.salesVat)}
        isUsual
      >
        <RateLever
          name="margin"
          lever={levers.margin}
          onChange={set}
          help={kept}
          disabled={keepsPrices && !levers.margin}
        />
        <EndingLever lever={levers.ending} onChange={set} help={kept} disabled={keepsPrices && !levers.ending} />
        <RateLever name="floor" lever={levers.floor} onChange={set} />
        <RateLever name="salesVat" lever={levers.salesVat} onChange={set} help={messages.salesVatHelp} />
      </Group>
      <Group title={messages.groups.lists} on={count(moving.lists)}>
        <ListLevers levers={levers.lists} lists={lists} onChange={set} />
      </Group>
    </div>
  )
}

interface GroupProps {
  readonly title: string
  /** How many of its levers are on. */
  readonly on: number
  /** Open from the start where there is room. */
  readonly isUsual?: boolean
  readonly children: ReactNode
}

/** Levers that belong together; on a phone they wait behind their title. Only a person closes them: not a figure on its way through 0. */
function Group({ title, on, isUsual = false, children }: GroupProps) {
  const phone = useMediaQuery(PHONE_QUERY)
  const opens = on > 0 || (isUsual && !phone)
  const [isOpen, setOpen] = useState(opens)
  if (opens && !isOpen) setOpen(true)
  return (
    <details open={isOpen} className="group border-t border-line">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 font-semibold">
        {title}
        <span className="flex items-center gap-2 text-[13px] font-medium text-muted">
          {on > 0 && messages.onCount(formatNumber(on))}
          <ChevronDown aria-hidden="true" className="size-4 group-open:rotate-180" />
        </span>
      </summary>
      <div className="divide-y divide-line pb-2">{children}</div>
    </details>
  )
}

function count(...moving: readonly (object | readonly object[] | undefined)[]): number {
  return moving.flat().filter((lever) => lever !== undefined).length
}

interface EndingLeverProps {
  readonly lever: ScenarioLevers['ending']
  readonly onChange: (part: Partial<ScenarioLevers>) => void
  readonly help: string | undefined
  readonly disabled: boolean
}

const OWN = 'own'

/** The ending of all prices; that of the business gives each product the usual one. */
const EndingLever = memo(function EndingLever({ lever, onChange, help, disabled }: EndingLeverProps) {
  const ending = lever ? lever.ending : null
  return (
    <LeverRow
      label={messages.levers.ending}
      isOn={lever?.isOn ?? false}
      onSwitch={(isOn) => onChange({ ending: { isOn, ending } })}
      onReset={lever && (() => onChange({ ending: undefined }))}
      help={help}
      disabled={disabled}
    >
      <NativeSelect
        label={messages.figureOf(messages.levers.ending)}
        hideLabel
        className="w-full"
        value={ending ?? OWN}
        options={[
          { value: OWN, label: messages.usualEnding },
          ...PRICE_ENDINGS.map((value) => ({ value, label: priceMessages.endings[value] })),
        ]}
        onChange={(value) => onChange({ ending: { isOn: true, ending: value === OWN ? null : value } })}
      />
    </LeverRow>
  )
})

const MOST_CODES = 500

/** The HS codes, countries of origin and currencies of the goods. */
function goodsOf({ columns: { declared, exchanges } }: Catalogue) {
  const known = (texts: readonly string[]) => [...new Set(texts)].filter((text) => text !== '').sort()
  return {
    codes: known(declared.map(({ hsCode }) => hsCode)).slice(0, MOST_CODES),
    countries: known(declared.map(({ originCountry }) => originCountry)),
    paid: known(exchanges.map(({ currency }) => currency)),
  }
}
