import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronUp from 'lucide-react/icons/chevron-up'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { formatNumber } from '#web/kit/format/number.ts'
import { MarginPill } from '#web/kit/price/margin-pill.tsx'
import { FieldScope } from '#web/kit/ui/field-scope.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { Checkbox } from '#web/kit/ui/checkbox.tsx'
import { IconButton } from '#web/kit/ui/icon-button.tsx'
import { Switch } from '#web/kit/ui/switch.tsx'
import { OWN_COSTS, VariantField, variantPrice } from './variant-fields.tsx'
import { type VariantListProps, VariantPriceButton } from './variant-table.tsx'
import type { VariantLine } from './variant-edits.ts'
import { variantMessages as messages } from './variant-messages.ts'

/** The variants where there is no room for a table: two lines each, which open to be edited. */
export function VariantCards(props: VariantListProps) {
  const [open, setOpen] = useState<string | undefined>(undefined)
  return (
    <>
      <ul aria-label={messages.title} className="divide-y divide-line border-y border-line">
        {props.variants.map((variant) => (
          <li key={variant.id} className="py-2">
            <VariantHead
              {...props}
              variant={variant}
              isOpen={open === variant.id}
              onToggle={() => setOpen(open === variant.id ? undefined : variant.id)}
            />
            {open === variant.id && (
              <FieldScope of={variant.id}>
                <VariantForm {...props} variant={variant} />
              </FieldScope>
            )}
          </li>
        ))}
      </ul>
      {props.footer && <div className="mt-2">{props.footer}</div>}
    </>
  )
}

type CardProps = VariantListProps & { readonly variant: VariantLine }

function VariantHead(props: CardProps & { readonly isOpen: boolean; readonly onToggle: () => void }) {
  const { editing, variant, chosen, onChoose, opener, isOpen, onToggle, edit } = props
  const { price } = variantPrice(editing, variant)
  const facts = [
    variant.sku,
    variant.stock === null ? '' : `${messages.columns.stock} ${formatNumber(variant.stock)}`,
    variant.isActive ? '' : messages.inactive,
  ]
  return (
    <div className="flex items-center gap-3">
      <Checkbox
        aria-label={messages.choose(variant.name)}
        checked={chosen.has(variant.id)}
        onChange={(isChosen) => onChoose([variant.id], isChosen)}
      />
      <div className="min-w-0 flex-1">
        <p className="truncate font-semibold">{variant.name}</p>
        <p className="text-[13px] text-pretty wrap-anywhere text-muted">{facts.filter(Boolean).join('  ·  ')}</p>
        {edit(variant).isSkuRepeated && <p className="text-[13px] font-medium text-bad">{messages.sameSku}</p>}
      </div>
      <div className="flex flex-col items-end">
        <VariantPriceButton editing={editing} variant={variant} opener={opener} />
        <MarginPill result={price.result} />
      </div>
      <IconButton
        label={isOpen ? messages.close(variant.name) : messages.edit(variant.name)}
        aria-expanded={isOpen}
        icon={isOpen ? <ChevronUp /> : <ChevronDown />}
        onClick={onToggle}
      />
    </div>
  )
}

function VariantForm({ variant, edit, onRemove, withCosts }: CardProps) {
  const fields = edit(variant)
  const names = ['sku', 'barcode', 'baseCost', ...(withCosts ? OWN_COSTS : []), 'retailPrice', 'stock'] as const
  return (
    <div className="mt-3 mb-2 grid grid-cols-2 items-start gap-x-3 gap-y-3">
      {!variant.optionValues.some(Boolean) && <VariantField {...fields} name="name" className="col-span-2" />}
      {names.map((name) => (
        <VariantField key={name} {...fields} name={name} />
      ))}
      <div className="pt-7">
        <Switch
          label={messages.columns.isActive}
          checked={variant.isActive}
          onChange={(isActive) => fields.onChange({ isActive }, messages.columns.isActive)}
        />
      </div>
      <Button
        tone="ghost"
        size="small"
        icon={<Trash2 />}
        className="-ms-2.5 justify-self-start text-muted"
        onClick={() => onRemove(variant)}
      >
        {messages.delete(variant.name)}
      </Button>
    </div>
  )
}
