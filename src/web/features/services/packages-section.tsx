import ArrowUp from 'lucide-react/icons/arrow-up'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { type Ref, useRef } from 'react'
import { service } from '#contract/entities/service.ts'
import type { Field } from '#contract/fields.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { marginOf } from '#domain/price-formulas.ts'
import { exactServiceCost, serviceCost } from '#domain/service-pricing.ts'
import { plainAmount } from '#domain/unrounded.ts'
import { oncePerPress } from '#web/kit/data/once-per-press.ts'
import { FieldControl } from '#web/kit/form/field-control.tsx'
import { SavedArea } from '#web/kit/form/saved-text.tsx'
import { moneyText } from '#web/kit/form/typed-number.ts'
import { MarginPill } from '#web/kit/price/margin-pill.tsx'
import { FieldScope } from '#web/kit/ui/field-scope.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { IconButton } from '#web/kit/ui/icon-button.tsx'
import { Panel } from '#web/kit/ui/panel.tsx'
import { Badge } from '#web/kit/ui/pill.tsx'
import type { Editing } from './editing.ts'
import { itemsOf, readItems } from './included-items.ts'
import { pageMessages } from './page-messages.ts'
import { movedUp } from './moved-up.ts'

const fields = service.fields.packageOptions.line as Readonly<Record<'name' | 'price' | 'description', Field>>

type PackageLine = RowOfKind<'service'>['packageOptions'][number]

const EMPTY: Omit<PackageLine, 'id'> = { name: '', description: '', includedItems: [], price: null }

/** The packages that a service is sold as; the first one's price is the service's (SERV-03). */
export function PackagesSection({ editing }: { readonly editing: Editing }) {
  const text = pageMessages.package
  const { row, save } = editing
  const added = useRef<string>(undefined)

  async function add() {
    await oncePerPress(`add package ${row.id}`, async () => {
      const id = crypto.randomUUID()
      added.current = id
      save({ packageOptions: { lines: { [id]: { ...EMPTY, name: text.newName } } } }, null)
    })
  }

  return (
    <Panel
      title={pageMessages.sections.packages}
      // Above the fields: what is left with a press on it may change its height.
      action={
        <Button size="small" icon={<Plus aria-hidden="true" />} onClick={() => void add()}>
          {text.add}
        </Button>
      }
    >
      {row.packageOptions.length === 0 && <p className="text-muted">{text.none}</p>}
      <ol className="space-y-4">
        {row.packageOptions.map((option, index) => (
          <li key={option.id} className="rounded-xl border border-line p-4">
            <FieldScope of={option.id}>
              <Package
                editing={editing}
                option={option}
                isMain={index === 0}
                nameRef={(input) => {
                  if (!input || added.current !== option.id) return
                  added.current = undefined
                  input.select()
                }}
              />
            </FieldScope>
          </li>
        ))}
      </ol>
    </Panel>
  )
}

interface PackageProps {
  readonly editing: Editing
  readonly option: PackageLine
  /** Its price is the price of the service. */
  readonly isMain: boolean
  readonly nameRef: Ref<HTMLInputElement>
}

function Package({ editing: { row, save }, option, isMain, nameRef }: PackageProps) {
  const text = pageMessages.package
  const currency = row.baseCurrency
  const name = option.name || text.unnamed
  const edit = (change: Readonly<Record<string, unknown>> | null, what: string) =>
    save({ packageOptions: { lines: { [option.id]: change } } }, what)
  return (
    <div role="group" aria-label={name} className="grid items-start gap-x-4 gap-y-3 sm:grid-cols-2">
      <div className="flex items-center gap-2 sm:col-span-2">
        {isMain ? (
          <Badge>{text.main}</Badge>
        ) : (
          <IconButton
            label={text.moveUp(name)}
            icon={<ArrowUp />}
            className="-ms-2 text-muted"
            onClick={() => save({ packageOptions: movedUp(row.packageOptions, option.id) }, text.moved)}
          />
        )}
        <span className="ms-auto">
          <PackageMargin row={row} option={option} />
        </span>
        <IconButton
          label={pageMessages.remove(name)}
          icon={<Trash2 />}
          className="-me-2 text-muted"
          onClick={() => edit(null, pageMessages.removed(name))}
        />
      </div>
      <FieldControl
        name="name"
        field={{ ...fields.name, label: text.name }}
        inputRef={nameRef}
        value={option.name}
        onCommit={(value) => edit({ name: value }, text.name)}
      />
      <FieldControl
        name="price"
        field={fields.price}
        currency={currency}
        value={option.price}
        placeholder={row.computedPrice === 0 ? '' : moneyText(row.computedPrice, currency)}
        onCommit={(price) => edit({ price }, fields.price.label)}
      />
      <FieldControl
        name="description"
        field={fields.description}
        rows={2}
        value={option.description}
        onCommit={(description) => edit({ description }, fields.description.label)}
      />
      <SavedArea
        name="includedItems"
        label={text.included}
        rows={2}
        value={option.includedItems.join('\n')}
        read={readItems}
        onSave={(lines) => edit({ includedItems: itemsOf(lines) }, text.included)}
      />
    </div>
  )
}

function PackageMargin({ row, option }: Pick<Editing, 'row'> & { readonly option: PackageLine }) {
  const price = option.price ?? row.computedPrice
  const cost = serviceCost(row)
  const marginPpm = price === 0 ? null : marginOf(plainAmount(price), exactServiceCost(row))
  return <MarginPill result={{ marginPpm, belowFloor: false, flag: cost === 0 ? 'no-cost' : null }} />
}
