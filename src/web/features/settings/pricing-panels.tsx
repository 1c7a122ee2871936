import { priceMessages } from '#web/kit/price/messages.ts'
import { Panel } from '#web/kit/ui/panel.tsx'
import { CurrencyEndings } from './currency-endings.tsx'
import { optionsOf } from '#web/kit/ui/options-of.ts'
import { type ProfileEditing, ProfileField } from './profile-field.tsx'
import { settingsMessages } from './messages.ts'

/** How tax and duty are counted (PRICE-07). */
export function VatPanel(editing: ProfileEditing) {
  const text = settingsMessages.vat
  const isOff = !editing.row.vatRegistered
  return (
    <Panel title={text.title} lead={text.lead}>
      <div className="space-y-5">
        <ProfileField {...editing} name="vatRegistered" help={text.registeredHelp} />
        <div className="sm:w-1/2 sm:pe-2">
          <ProfileField {...editing} name="taxRate" help={text.rateHelp} disabled={isOff} />
        </div>
        <ProfileField {...editing} name="pricesIncludeVat" disabled={isOff} />
        <ProfileField {...editing} name="vatRecoverable" disabled={isOff} />
        <hr className="border-line" />
        <div className="max-w-md">
          <ProfileField
            {...editing}
            name="dutyBasis"
            options={[
              { value: 'cif', label: text.basis.cif },
              { value: 'fob', label: text.basis.fob },
            ]}
          />
          <p className="mt-1.5 text-[13px] text-pretty text-muted">{text.basisHelp}</p>
        </div>
      </div>
    </Panel>
  )
}

/** The rules for products without rules of their own (PRICE-11, PRICE-12). */
export function PricingPanel(editing: ProfileEditing) {
  const text = settingsMessages.pricing
  return (
    <Panel title={text.title} lead={text.lead}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-4 gap-y-5 sm:grid-cols-2">
        <ProfileField {...editing} name="defaultMargin" help={text.defaultMargin} />
        <ProfileField {...editing} name="tradeMargin" help={text.tradeMargin} />
        <ProfileField
          {...editing}
          name="priceEnding"
          help={text.priceEnding}
          options={optionsOf(priceMessages.endings)}
        />
        <ProfileField {...editing} name="floorMargin" help={text.floorMargin} />
        <div className="sm:col-span-2">
          <ProfileField
            {...editing}
            name="floorAction"
            options={[
              { value: 'warn', label: text.floorActions.warn },
              { value: 'block', label: text.floorActions.block },
            ]}
          />
          <p className="mt-1.5 text-[13px] text-pretty text-muted">{text.floorAction}</p>
        </div>
        <div className="sm:col-span-2">
          <CurrencyEndings {...editing} />
        </div>
      </div>
    </Panel>
  )
}
