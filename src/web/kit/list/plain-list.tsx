import type { ReactNode } from 'react'
import { knownEntity } from '#contract/entities/registry.ts'
import type { Fields } from '#contract/fields.ts'
import type { Kind, PatchOfKind, RowOfKind } from '#contract/row-kinds.ts'
import { useActions } from '../actions/actions.ts'
import { titleOf } from '../actions/row-titles.ts'
import { useRows } from '../data/use-store.ts'
import { formatCount } from '../format/number.ts'
import { declaredMessages } from './declared-messages.ts'
import { DeclaredList } from './declared-list.tsx'
import { EmptyList } from './empty-list.tsx'
import type { DeclaredListProps } from './shown-list.tsx'
import type { ListView } from './list-view.ts'
import { type FieldChoices, type FieldsOwn, FieldsPanel } from './fields-panel.tsx'
import type { PlainView } from './plain-view.tsx'
import { NewRowButton, useRowPanel } from './row-panel.tsx'

const NO_CHOICES: FieldChoices = {}
const NO_CONTROLS: FieldsOwn = {}

interface PlainListProps<K extends Kind, Context> extends Partial<
  Omit<DeclaredListProps<K, Context>, 'view' | 'rows' | 'context' | 'onRemove'>
> {
  readonly view: PlainView<K, Context>
  /** What the cells are told beside the row. */
  readonly context: Context
  /** Deletes rows in another way than the command of their kind; answers whether it did. */
  readonly onRemove?: (rows: readonly RowOfKind<K>[]) => Promise<boolean>
  /** Stands above what the list is for, while it has no rows. */
  readonly icon: ReactNode
  readonly choices?: FieldChoices
  /** What the controls of the panel say or take on their own, and what stands below them. */
  readonly controls?: (row: RowOfKind<K> | undefined) => FieldsOwn
  readonly renderFooter?: (row: RowOfKind<K>) => ReactNode
}

/**
 * The list of rows that need nothing but their fields: they are made and edited in a panel beside it, deleted with a way back, and come and
 * go as files. A page that needs more in one place gives that property of `DeclaredList` itself.
 */
export function PlainList<K extends Kind, Context = undefined>(props: PlainListProps<K, Context>) {
  const { view, context, icon, choices = NO_CHOICES, controls, renderFooter, onRemove, ...own } = props
  const { kind } = view
  const { fields } = knownEntity(kind)
  const rows = useRows(kind)
  const actions = useActions(kind)
  const messages = view.messages()
  const remove = (gone: readonly RowOfKind<K>[]) =>
    onRemove ? onRemove(gone) : actions.removeAll(gone.map((row) => ({ id: row.id, name: titleOf(kind, row) })))
  const panel = useRowPanel(kind, {
    rows,
    messages,
    render: ({ row, onMade, onClose }) => (
      <FieldsPanel
        kind={kind}
        row={row}
        messages={messages}
        choices={{ ...wordedChoices(view.columns, fields), ...choices }}
        own={controls?.(row) ?? NO_CONTROLS}
        footer={row && renderFooter?.(row)}
        actions={actions}
        onMade={onMade}
        onRemove={() => row && void remove([row]).then((done) => done && onClose())}
        onClose={onClose}
      />
    ),
  })
  return (
    <DeclaredList
      facts={(found) =>
        found < rows.length ? declaredMessages.found(formatCount(found, messages.noun)) : messages.facts(rows.length)
      }
      action={<NewRowButton label={messages.create} inHead />}
      renderEmpty={(bringIn) => (
        <EmptyList
          icon={icon}
          messages={messages.empty}
          action={<NewRowButton label={messages.create} />}
          bringIn={bringIn}
        />
      )}
      {...panel}
      onRemove={remove}
      onSave={(id, field, value) =>
        void actions.save(id, { [field]: value } as PatchOfKind<K>, fields[field]?.label ?? field)
      }
      {...own}
      view={view}
      rows={rows}
      context={context}
    />
  )
}

/** Choices are called in the panel what their columns call them. */
function wordedChoices<K extends Kind, Context>(
  columns: ListView<K, Context>['columns'],
  fields: Fields,
): FieldChoices {
  return Object.fromEntries(
    Object.entries(columns).flatMap(([name, { words }]) => {
      const { choices = [] } = fields[name] ?? {}
      const named = words?.()
      return named && choices.length > 0
        ? [[name, choices.map((value) => ({ value, label: named[value] ?? value }))]]
        : []
    }),
  )
}
