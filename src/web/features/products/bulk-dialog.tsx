import Plus from 'lucide-react/icons/plus'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { type BulkEdit, changesRow } from '#domain/bulk-edit.ts'
import type { WhatIf } from '#domain/pricing-rules.ts'
import { type BulkEditInput, bulkEditProducts, bulkEffects } from '#contract/commands/bulk-edit.ts'
import { same } from '#contract/same.ts'
import { useActions } from '#web/kit/actions/actions.ts'
import { countOf } from '#web/kit/actions/nouns.ts'
import type { Store } from '#web/kit/data/store.ts'
import { useStore } from '#web/kit/data/use-store.ts'
import { formatNumber } from '#web/kit/format/number.ts'
import { defaultProfile, usualMargin } from '#web/kit/price/pricing-context.ts'
import { Banner } from '#web/kit/ui/banner.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { Dialog } from '#web/kit/ui/dialog.tsx'
import { MenuButton } from '#web/kit/ui/menu-button.tsx'
import { BULK_PARTS, type BulkPart, bulkTitle, withPart } from './bulk-draft.ts'
import { BulkParts } from './bulk-parts.tsx'
import { BulkPreview, type PreviewRow } from './bulk-preview.tsx'
import { bulkMessages as messages } from './bulk-messages.ts'
import { useBrandOptions, useCategoryOptions } from '#web/kit/catalogue/name-options.ts'

export interface BulkDialogProps {
  readonly ids: readonly string[]
  /** `12 products`. */
  readonly title: string
  /** The figures that the list shows prices by; null where it shows none. */
  readonly whatIf: WhatIf | null
  /** What the edit begins with, and the focus. */
  readonly first?: BulkPart | undefined
  /** What is filled in already: a change that something else proposes. */
  readonly proposed?: BulkEdit | undefined
  /** What is to be known of the proposal. */
  readonly warning?: string | undefined
  readonly onClose: () => void
  readonly onApplied: () => void
}

/** Edits many products: what to change, what it would do, and then the one act that does it (PROD-13, CHANGE-01). */
export function BulkDialog(props: BulkDialogProps) {
  const { ids, title, whatIf, first, proposed = {}, warning, onClose, onApplied } = props
  const store = useStore()
  const [edit, takeEdit] = useState<BulkEdit>(() =>
    first ? withPart(proposed, first, usualMargin(store.all('businessProfile'))) : proposed,
  )
  const [unread, setUnread] = useState<readonly BulkPart[]>([])
  const [added, setAdded] = useState(first)
  const actions = useActions('product')
  const categories = useCategoryOptions()
  const brands = useBrandOptions()
  const [figures] = useState(whatIf)
  // What it changes itself is nothing to warn of.
  const [isApplying, setApplying] = useState(false)
  // What is the same again, such as a figure that is left as it was typed, holds nothing up.
  const setEdit = (next: BulkEdit) => takeEdit((present) => (same(present, next) ? present : next))
  const shownEdit = useSettled(edit)
  const isBehind = shownEdit !== edit
  const rows = usePreview(
    useMemo(() => ({ ids: [...ids], edit: shownEdit, whatIf: figures }), [ids, shownEdit, figures]),
  )
  const currency = useMemo(() => onlyCurrency(rows), [rows])
  const isEmpty = BULK_PARTS.every((part) => edit[part] === undefined)
  const changed = rows.filter(({ effect }) => changesRow(effect)).length
  const canApply = changed > 0 && !isBehind && unread.length === 0

  async function apply() {
    setApplying(true)
    const nameOf = (kind: 'category' | 'brand', id: string) => store.get(kind, id)?.name
    const count = countOf('product', changed)
    const done = await actions.run(
      'change',
      bulkEditProducts,
      {
        changeSetId: store.newId(),
        title: bulkTitle(count, edit, { nameOf, currency }),
        ids: [...ids],
        edit,
        whatIf: figures,
      },
      { title: messages.applied(count) },
    )
    setApplying(false)
    if (!done) return
    onApplied()
    onClose()
  }

  return (
    <Dialog
      open
      wide
      keepOpen={!isEmpty}
      title={messages.title(title)}
      description={messages.intro}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{messages.cancel}</Button>
          {unread.length > 0 && <p className="me-auto self-center text-[13px] text-bad">{messages.unread}</p>}
          <Button tone="primary" disabled={!canApply} onClick={() => void apply()}>
            {isBehind ? messages.counting : messages.apply(formatNumber(changed))}
          </Button>
        </>
      }
    >
      <div
        role="presentation"
        className="space-y-4"
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && canApply) void apply()
        }}
      >
        {warning && !isApplying && <Banner tone="warn" urgent title={warning} />}
        <BulkParts
          edit={edit}
          added={added}
          onChange={setEdit}
          categories={categories}
          brands={brands}
          currency={currency}
          onReadable={(part, isReadable) =>
            setUnread((parts) => [...parts.filter((each) => each !== part), ...(isReadable ? [] : [part])])
          }
        />
        <MenuButton
          label={messages.add}
          icon={<Plus aria-hidden="true" />}
          entries={BULK_PARTS.map((part) => ({
            label: messages.parts[part],
            disabled: edit[part] !== undefined,
            run: () => {
              setEdit(withPart(edit, part, usualMargin(store.all('businessProfile'))))
              setAdded(part)
            },
          }))}
        />
        <hr className="border-line" />
        {isEmpty ? (
          <p className="text-muted">{messages.preview.nothing}</p>
        ) : (
          <BulkPreview
            rows={rows}
            isBehind={isBehind}
            reason={edit.floorOverride}
            onReason={(reason) => setEdit(withReason(edit, reason))}
          />
        )}
      </div>
    </Dialog>
  )
}

function withReason(edit: BulkEdit, floorOverride: string | undefined): BulkEdit {
  const { floorOverride: _, ...rest } = edit
  return floorOverride === undefined ? rest : { ...rest, floorOverride }
}

const SETTLED_MS = 150

/** A value once it has not changed for a moment: working out what it does may take longer than a keystroke. */
function useSettled<T>(value: T): T {
  const [settled, settle] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => settle(value), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}

type Bulk = Pick<BulkEditInput, 'ids' | 'edit' | 'whatIf'>

/** What the edit would do to each product, computed here by the same code that applies it; follows the rows. */
function usePreview(bulk: Bulk): readonly PreviewRow[] {
  const store = useStore()
  const read = useMemo(() => previewReader(store, bulk), [store, bulk])
  return useSyncExternalStore(store.subscribe, read)
}

function previewReader(store: Store, bulk: Bulk): () => readonly PreviewRow[] {
  let revision = -1
  let rows: readonly PreviewRow[] = []
  return () => {
    if (store.revision !== revision) rows = previewRows(store, bulk)
    revision = store.revision
    return rows
  }
}

function previewRows(store: Store, bulk: Bulk): readonly PreviewRow[] {
  return bulkEffects(bulk, store, defaultProfile(store.all('businessProfile'))).flatMap(({ id, effect }) => {
    const row = store.get('product', id)
    if (!row) return []
    const { name, baseCurrency } = row
    return [{ id, name, currency: baseCurrency, effect }]
  })
}

function onlyCurrency(rows: readonly PreviewRow[]): string | undefined {
  const first = rows[0]?.currency
  return rows.every(({ currency }) => currency === first) ? first : undefined
}
