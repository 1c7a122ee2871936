import { currencies } from '#domain/currencies.ts'
import type { RateSet } from '#domain/exchange-rates.ts'
import { CATEGORY_SEPARATORS } from '#domain/import/category-path.ts'
import type { ImportSettings } from '#domain/import/import-settings.ts'
import { isPrice, type TargetId, targetOf } from '#domain/import/targets.ts'
import { RateSource } from '#web/kit/currency/rate-source.tsx'
import { useRows } from '#web/kit/data/use-store.ts'
import { formatCount } from '#web/kit/format/number.ts'
import { NativeSelect } from '#web/kit/ui/native-select.tsx'
import { SegmentedControl } from '#web/kit/ui/segmented-control.tsx'
import { Switch } from '#web/kit/ui/switch.tsx'
import type { ImportProps } from './import-session.ts'
import type { OpenedFile } from './import-calls.ts'
import { SAMPLE_ROWS } from '#web/kit/files/samples.ts'
import { Panel } from '#web/kit/ui/panel.tsx'
import { importMessages } from './messages.ts'

const CURRENCIES = currencies.map(({ code, name }) => ({ value: code, label: `${code} – ${name}` }))
const SAME = ''
/** Amounts without a currency are in that of the product that they update. */
const OWN = ''

/** At which rates costs are converted, and how old they are where that is long ago (CUR-02). */
function Converted({ rates: { date, source } }: { readonly rates: RateSet }) {
  return (
    <>
      {importMessages.reading.converted} <RateSource date={date} source={source} />
    </>
  )
}

/** How cells are read: currency, decimal sign, what 0 means, and the levels of categories. */
export function ReadingPanel({ state: { opened, settings, joins, options }, session }: ImportProps) {
  const { reading: text } = importMessages
  const isGross = useRows('businessProfile').some((row) => row.isDefault && row.taxRate > 0 && row.pricesIncludeVat)
  const isPriced = settings.columns.some((each) => each !== null && isPrice(each))
  const isSplit = settings.columns.some(
    (each, index) => each === 'category' && !joins.some(({ column }) => column === index),
  )
  const canBeOwn = opened.currency === null && settings.soldIn === null
  const isOwn = canBeOwn && options.keepsCurrency === true
  return (
    <Panel title={text.title} lead={isPriced ? (isGross ? text.gross : text.net) : undefined}>
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
        <NativeSelect
          label={text.currency}
          help={isOwn ? text.currencyOwnHelp(settings.currency) : currencyHelp(opened)}
          value={isOwn ? OWN : settings.currency}
          options={canBeOwn ? [{ value: OWN, label: text.currencyOwn }, ...CURRENCIES] : CURRENCIES}
          onChange={(currency) => {
            if (canBeOwn) session.setOptions({ keepsCurrency: currency === OWN })
            if (currency !== OWN) session.change({ currency })
          }}
        />
        {settings.columns.some(isCost) && (
          <NativeSelect
            label={text.soldIn}
            help={isConverted(settings) ? <Converted rates={opened.rates} /> : text.soldInHelp}
            value={settings.soldIn ?? SAME}
            options={[{ value: SAME, label: text.same }, ...CURRENCIES]}
            onChange={(soldIn) => session.change({ soldIn: soldIn === SAME ? null : soldIn })}
          />
        )}
        <SegmentedControl
          label={text.decimal}
          value={settings.decimal}
          segments={[
            { value: '.', label: text.decimals['.'] },
            { value: ',', label: text.decimals[','] },
          ]}
          onChange={(decimal) => session.change({ decimal })}
        />
        {isSplit && (
          <NativeSelect
            label={text.separator}
            value={settings.categorySeparator}
            options={CATEGORY_SEPARATORS.map((value) => ({ value, label: text.separators[value] }))}
            onChange={(categorySeparator) => session.change({ categorySeparator })}
          />
        )}
        <Switch
          label={text.zero}
          help={zeroHelp(opened, settings.columns)}
          checked={settings.zeroIsUnknown}
          onChange={(zeroIsUnknown) => session.change({ zeroIsUnknown })}
        />
      </div>
    </Panel>
  )
}

function currencyHelp({ currency }: OpenedFile): string {
  const { reading: text } = importMessages
  return currency === null ? text.currencyHelp : text.currencyFound(currency)
}

function zeroHelp({ columns, rows }: OpenedFile, targets: readonly (TargetId | null)[]): string {
  const { reading: text } = importMessages
  const zeros = columns.map(({ zeros: count }, index) =>
    targets[index] === 'baseCost' || targets[index] === 'retailPrice' ? count : 0,
  )
  const most = Math.max(0, ...zeros)
  if (most === 0) return text.zeroHelpNone
  return rows > SAMPLE_ROWS ? text.zeroHelpSome : text.zeroHelp(formatCount(most, importMessages.row))
}

function isCost(target: TargetId | null): boolean {
  return target !== null && targetOf(target).kind === 'money' && !isPrice(target)
}

/** A column of currencies may name others than the one of the file. */
function isConverted({ soldIn, currency, columns }: ImportSettings): boolean {
  return soldIn !== null && (soldIn !== currency || columns.includes('currency'))
}
