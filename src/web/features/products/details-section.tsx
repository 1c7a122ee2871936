import { product } from '#contract/entities/product.ts'
import { useActions } from '#web/kit/actions/actions.ts'
import { useBrandOptions, useCategoryOptions } from '#web/kit/catalogue/name-options.ts'
import { TagsField } from '#web/kit/form/tags-field.tsx'
import type { Editing } from './editing.ts'
import { editorMessages as messages } from './editor-messages.ts'
import { ProductField } from './product-field.tsx'

/** What a product is beside its name: its numbers, where it belongs, and how it is described. */
export function DetailsSection({ editing: { row, save } }: { readonly editing: Editing }) {
  const making = { category: useActions('category'), brand: useActions('brand') }
  const categories = useCategoryOptions()
  const brands = useBrandOptions()
  const edit = { row, save }

  /** Makes a category or brand of that name and puts the product into it. */
  async function create(kind: 'category' | 'brand', name: string) {
    const id = await making[kind].create({ name })
    if (id) save(kind === 'category' ? { categoryId: id } : { brandId: id }, product.fields[`${kind}Id`].label)
  }

  return (
    <div className="grid gap-x-4 gap-y-4 sm:grid-cols-2">
      <ProductField {...edit} name="sku" />
      <ProductField {...edit} name="barcode" />
      <ProductField
        {...edit}
        name="categoryId"
        placeholder={messages.uncategorized}
        options={categories}
        onCreate={(name) => void create('category', name)}
      />
      <ProductField
        {...edit}
        name="brandId"
        placeholder={messages.noBrand}
        options={brands}
        onCreate={(name) => void create('brand', name)}
      />
      <TagsField
        name="tags"
        label={product.fields.tags.label}
        className="sm:col-span-2"
        tags={row.tags}
        onAdd={(add) => save({ tags: { add } }, product.fields.tags.label)}
        onRemove={(tag) => save({ tags: { remove: [tag] } }, product.fields.tags.label)}
      />
      <ProductField {...edit} name="description" className="sm:col-span-2" />
    </div>
  )
}
