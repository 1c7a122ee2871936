import { useMemo, useState } from 'react'
import { useBrandOptions, useCategoryOptions } from '#web/kit/catalogue/name-options.ts'
import { useStore } from '#web/kit/data/use-store.ts'
import { Banner } from '#web/kit/ui/banner.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { Combobox } from '#web/kit/ui/combobox.tsx'
import { Dialog } from '#web/kit/ui/dialog.tsx'
import { optionsOf } from '#web/kit/ui/options-of.ts'
import { SegmentedControl } from '#web/kit/ui/segmented-control.tsx'
import { TextField } from '#web/kit/ui/text-field.tsx'
import type { PriceListActions } from './use-price-list-actions.ts'
import { idsFrom, type ProductsFrom } from './product-choice.ts'
import { newListMessages as messages } from './messages.ts'

export interface NewListDialogProps {
  readonly actions: PriceListActions
  readonly onMade: (id: string) => void
  readonly onClose: () => void
}

/** Makes a price list from a title and a choice of products (PLIST-01). */
export function NewListDialog({ actions, onMade, onClose }: NewListDialogProps) {
  const store = useStore()
  const categories = useCategoryOptions()
  const brands = useBrandOptions()
  const [title, setTitle] = useState('')
  const [from, setFrom] = useState<ProductsFrom>('active')
  const [categoryId, setCategoryId] = useState<string | null>(null)
  const [brandId, setBrandId] = useState<string | null>(null)
  const [issues, setIssues] = useState<readonly string[]>([])
  const ids = useMemo(() => idsFrom(store, from, { categoryId, brandId }), [store, from, categoryId, brandId])

  async function save() {
    // Products that nobody named are left out, and the declaration says what is missing.
    const made = await actions.create({ title: title.trim(), ...(ids === null ? {} : { productIds: ids }) })
    if ('id' in made) onMade(made.id)
    else setIssues(made.issues)
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={messages.title}
      description={messages.text}
      keepOpen={title !== ''}
      footer={
        <>
          <Button onClick={onClose}>{messages.cancel}</Button>
          <Button tone="primary" onClick={() => void save()}>
            {messages.save}
          </Button>
        </>
      }
    >
      <form
        className="space-y-4"
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        {issues.map((issue) => (
          <Banner key={issue} tone="bad" urgent title={issue} />
        ))}
        <TextField
          label={messages.name}
          placeholder={messages.nameHint}
          value={title}
          onChange={(event) => {
            setTitle(event.target.value)
            setIssues([])
          }}
        />
        <SegmentedControl
          label={messages.products}
          value={from}
          segments={optionsOf(messages.from)}
          onChange={(next) => {
            setFrom(next)
            setIssues([])
          }}
        />
        {from === 'category' && (
          <Combobox label={messages.category} value={categoryId} options={categories} onChange={setCategoryId} />
        )}
        {from === 'brand' && <Combobox label={messages.brand} value={brandId} options={brands} onChange={setBrandId} />}
        <p className="text-[13px] text-muted" aria-live="polite">
          {ids !== null && messages.count(ids.length)}
        </p>
      </form>
    </Dialog>
  )
}
