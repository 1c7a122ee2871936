import Trash2 from 'lucide-react/icons/trash-2'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { knownEntity } from '#contract/entities/registry.ts'
import { type AnyPatch, emptyRow, type Entity, fieldsOf } from '#contract/entity.ts'
import { contextOf } from '#contract/plan-changes.ts'
import type { Kind, PatchOfKind, RowOfKind } from '#contract/row-kinds.ts'
import type { Actions } from '../actions/actions.ts'
import { titleOf } from '../actions/row-titles.ts'
import { useStore } from '../data/use-store.ts'
import { amountCurrency } from '#contract/amount-currency.ts'
import { FieldControl, type FieldControlProps } from '../form/field-control.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import type { Option } from '../ui/native-select.tsx'
import { SidePanel } from '../ui/side-panel.tsx'
import type { PlainMessages } from './plain-texts.ts'
import { textIn } from './row-text.ts'
import { declaredMessages } from './declared-messages.ts'

/** What the values of fields are chosen from, by field: a country. */
export type FieldChoices = Readonly<Record<string, readonly Option[]>>

/** What the controls of fields say or take in another way than their declaration, by field; `aside` stands beside one, and one that `isLeftOut` is not shown. */
export type FieldsOwn = Readonly<
  Record<
    string,
    Partial<Omit<FieldControlProps, 'name' | 'field' | 'value' | 'onCommit'>> & {
      readonly aside?: ReactNode
      readonly isLeftOut?: boolean
    }
  >
>

interface FieldsPanelProps<K extends Kind> {
  readonly kind: K
  /** Undefined while it is being made. */
  readonly row: RowOfKind<K> | undefined
  readonly messages: Pick<PlainMessages, 'create' | 'newHelp'>
  readonly choices: FieldChoices
  readonly own: FieldsOwn
  /** Below the fields of a row that is there. */
  readonly footer: ReactNode
  readonly actions: Pick<Actions<K>, 'newId' | 'create' | 'save'>
  readonly onMade: (id: string) => void
  readonly onRemove: () => void
  readonly onClose: () => void
}

/** Every field of one row beside its list; each change is saved as it is made. A new row is made once it has its title. */
export function FieldsPanel<K extends Kind>(props: FieldsPanelProps<K>) {
  const { kind, row, messages, choices, own, footer, actions, onMade, onRemove, onClose } = props
  const entity = knownEntity(kind)
  const [newId, setNewId] = useState(actions.newId)
  const [draft, setDraft] = useState<AnyPatch>({})
  const store = useStore()
  // A new row is shown with what it will have: its currency is that of the business.
  const values: AnyPatch = row ?? { ...emptyRow(entity, newId, 0, contextOf(entity, store, undefined)), ...draft }
  const title = row ? titleOf(kind, row) : messages.create

  const making = useRef<Promise<boolean>>(undefined)
  useEffect(() => {
    if (row) making.current = undefined
  }, [row])

  async function make(data: AnyPatch): Promise<boolean> {
    if ((await actions.create(data as PatchOfKind<K>, newId)) === undefined) {
      making.current = undefined
      return false
    }
    onMade(newId)
    setDraft({})
    setNewId(actions.newId)
    return true
  }

  /** What comes before the title waits for it, and what comes while the row is made waits for that. */
  async function save(name: string, value: unknown, label: string) {
    const patch = { [name]: value } as PatchOfKind<K>
    if (row) return void (await actions.save(row.id, patch, label))
    if (making.current) return void ((await making.current) && (await actions.save(newId, patch, label)))
    const next = { ...draft, [name]: value }
    setDraft(next)
    if (textIn(next, entity.title) !== '') making.current = make(next)
    return undefined
  }

  return (
    <SidePanel
      title={title}
      label={title}
      onClose={onClose}
      actions={row && <IconButton label={declaredMessages.delete} icon={<Trash2 />} onClick={onRemove} />}
    >
      <Controls
        entity={entity}
        values={values}
        choices={choices}
        own={own}
        newHelp={row ? undefined : messages.newHelp}
        onSave={(...change) => void save(...change)}
      />
      {row && footer}
    </SidePanel>
  )
}

interface ControlsProps {
  readonly entity: Entity
  readonly values: AnyPatch
  readonly choices: FieldChoices
  readonly own: FieldsOwn
  /** Stands below the title of a row that is being made. */
  readonly newHelp: string | undefined
  readonly onSave: (name: string, value: unknown, label: string) => void
}

function Controls({ entity, values, choices, own, newHelp, onSave }: ControlsProps) {
  const fieldset = useRef<HTMLDivElement>(null)
  const isNew = newHelp !== undefined
  useEffect(() => {
    if (isNew) fieldset.current?.querySelector<HTMLElement>('input, textarea')?.focus()
  }, [isNew])
  const shown = fieldsOf(entity).filter(
    ([name, { readOnly, internal }]) => !readOnly && !internal && own[name]?.isLeftOut !== true,
  )
  return (
    <div ref={fieldset} className="space-y-4">
      {shown.map(([name, field]) => {
        const { aside, isLeftOut: _, ...control } = own[name] ?? {}
        const options = choices[name]
        return (
          <div key={name} className="flex items-end gap-2">
            <div className="min-w-0 flex-1">
              <FieldControl
                {...(options ? { options } : {})}
                {...control}
                name={name}
                {...(isNew && name === entity.title ? { help: newHelp } : {})}
                field={field}
                value={values[name] ?? field.fallback}
                currency={amountCurrency(entity, values, field)}
                onCommit={(value) => onSave(name, value, field.label)}
              />
            </div>
            {aside}
          </div>
        )
      })}
    </div>
  )
}
