import { useMemo, useState } from 'react'
import { useBrandOptions, useCategoryOptions } from '#web/kit/catalogue/name-options.ts'
import { useStore } from '#web/kit/data/use-store.ts'
import { formatCount } from '#web/kit/format/number.ts'
import { Banner } from '#web/kit/ui/banner.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { Combobox } from '#web/kit/ui/combobox.tsx'
import { Dialog } from '#web/kit/ui/dialog.tsx'
import { SegmentedControl } from '#web/kit/ui/segmented-control.tsx'
import { TextField } from '#web/kit/ui/text-field.tsx'
import type { PriceListActs } from './price-list-acts.ts'
import { idsFrom, type ProductsFrom } from './product-choice.ts'
import { listsText } from './text.ts'

const text = listsText.dialog
const SOURCES = (['active', 'category', 'brand', 'later'] as const).map((value) => ({ value, label: text.from[value] }))

export interface NewListDialogProps {
  readonly acts: PriceListActs
  readonly onMade: (id: string) => void
  readonly onClose: () => void
}

/** Makes a price list: its title, and which products are in it (PLIST-01). */
export function NewListDialog({ acts, onMade, onClose }: NewListDialogProps) {
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
    const made = await acts.create({ title: title.trim(), ...(ids === null ? {} : { productIds: ids }) })
    if ('id' in made) onMade(made.id)
    else setIssues(made.issues)
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={text.title}
      description={text.text}
      keepOpen={title !== ''}
      footer={
        <>
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button tone="primary" onClick={() => void save()}>
            {text.save}
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
          label={text.name}
          placeholder={text.nameHint}
          value={title}
          onChange={(event) => {
            setTitle(event.target.value)
            setIssues([])
          }}
        />
        <SegmentedControl
          label={text.products}
          value={from}
          segments={SOURCES}
          onChange={(next) => {
            setFrom(next)
            setIssues([])
          }}
        />
        {from === 'category' && (
          <Combobox label={text.category} value={categoryId} options={categories} onChange={setCategoryId} />
        )}
        {from === 'brand' && <Combobox label={text.brand} value={brandId} options={brands} onChange={setBrandId} />}
        <p className="text-[13px] text-muted" aria-live="polite">
          {ids !== null && text.count(formatCount(ids.length, listsText.product))}
        </p>
      </form>
    </Dialog>
  )
}
