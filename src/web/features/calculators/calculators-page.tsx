import { type ComponentType, Suspense, useEffect } from 'react'
import { calculators, type CalculatorId } from '#domain/calculators/calculators.ts'
import { countries } from '#domain/countries.ts'
import type { RateSet } from '#domain/exchange-rates.ts'
import { decimalFromPpm } from '#domain/money.ts'
import { knownRates } from '#web/kit/currency/rates.ts'
import { useRates } from '#web/kit/currency/use-rates.ts'
import { useBusiness } from '#web/kit/documents/use-business.ts'
import { currencyOptions } from '#web/kit/format/country-names.ts'
import { formatLocale } from '#web/kit/format/locale.ts'
import { lazyPart } from '#web/kit/load/lazy-part.ts'
import { useAuth } from '#web/kit/shell/auth-state.ts'
import { currencyParam } from '#web/kit/shell/currency-param.ts'
import { PageHead } from '#web/kit/shell/page-head.tsx'
import { useSearchState } from '#web/kit/shell/use-search-state.ts'
import { NativeSelect } from '#web/kit/ui/native-select.tsx'
import { CalculatorCard } from './calculator-card.tsx'
import type { CardModel } from './card-model.ts'
import { calculatorsMessages as messages } from './messages.ts'

const ProductButtons = lazyPart(() => import('./product-buttons.tsx').then((module) => module.ProductButtons))

/** Every calculator, for anybody; who is signed in has their own currency, the newest rates and their products (PAGE-03). */
export function CalculatorsPage() {
  return useAuth().status === 'signed-in' ? <OwnCalculators /> : <PublicCalculators />
}

/** Rates come from the server with a sign-in alone; everybody has those that ship with the product. */
function PublicCalculators() {
  return (
    <div className="pt-6 md:pt-8">
      <Calculators usual={localCurrency()} rates={knownRates()} />
    </div>
  )
}

function OwnCalculators() {
  const business = useBusiness(null)
  return (
    <Calculators
      usual={business?.preferredCurrency ?? localCurrency()}
      vat={business && decimalFromPpm(business.taxRate)}
      rates={useRates()}
      Products={OwnProducts}
    />
  )
}

function OwnProducts({ model }: { readonly model: CardModel }) {
  return (
    <Suspense fallback={<div className="mt-3 h-8" />}>
      <ProductButtons model={model} />
    </Suspense>
  )
}

/** The currency of the region that numbers are written for. */
function localCurrency(): string {
  const locale = formatLocale() ?? Intl.NumberFormat().resolvedOptions().locale
  const { region } = new Intl.Locale(locale).maximize()
  return countries.find(({ code }) => code === region)?.currency ?? 'EUR'
}

interface CalculatorsProps {
  readonly usual: string
  /** The VAT rate of the business, as decimal text. */
  readonly vat?: string | undefined
  readonly rates: RateSet
  readonly Products?: ComponentType<{ readonly model: CardModel }>
}

const SHAPE = { currency: currencyParam }
const IDS = Object.keys(calculators) as readonly CalculatorId[]

function Calculators({ usual, vat, rates, Products }: CalculatorsProps) {
  const [search, update] = useSearchState(SHAPE)
  const currency = search.currency || usual
  useShownCard()
  return (
    <>
      <PageHead
        title={messages.title}
        facts={messages.lead}
        action={
          <NativeSelect
            label={messages.currency}
            hideLabel
            className="w-56"
            value={currency}
            options={currencyOptions()}
            onChange={(next) => update({ currency: next })}
          />
        }
      />
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,20rem),1fr))] items-start gap-4">
        {IDS.map((id) => (
          <CalculatorCard
            key={id}
            id={id}
            currency={currency}
            vat={vat}
            rates={rates}
            {...(Products ? { Products } : {})}
          />
        ))}
      </div>
    </>
  )
}

/** A link to one calculator shows it: its card comes after the address. */
function useShownCard(): void {
  useEffect(() => {
    const name = location.hash.slice(1)
    if (IDS.some((id) => id === name)) document.getElementById(name)?.scrollIntoView()
  }, [])
}
