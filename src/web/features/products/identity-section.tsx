import { type Ref, Suspense } from 'react'
import { product } from '#contract/entities/product.ts'
import { useActions } from '#web/kit/actions/actions.ts'
import { useBrandOptions, useCategoryOptions } from '#web/kit/catalogue/name-options.ts'
import { TagsField } from '#web/kit/form/tags-field.tsx'
import { lazyPart } from '#web/kit/load/lazy-part.ts'
import type { Editing } from './editing.ts'
import { EditorSection } from './editor-section.tsx'
import { editorMessages as messages } from './editor-messages.ts'
import { ProductField } from './product-field.tsx'
import { stockRemark } from './stock-messages.ts'

const ImageField = lazyPart(() => import('#web/kit/upload/image-field.tsx').then((module) => module.ImageField))

interface IdentitySectionProps {
  readonly editing: Editing
  readonly nameRef: Ref<HTMLInputElement>
}

/** What a product is: names and numbers, where it belongs, and whether it is sold. */
export function IdentitySection({ editing: { row, save }, nameRef }: IdentitySectionProps) {
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
    <EditorSection title={messages.sections.identity}>
      <Suspense fallback={<div className="mb-4 h-32 rounded-xl bg-accent" />}>
        <div className="mb-4">
          <ImageField
            kind="product"
            rowId={row.id}
            name={row.name}
            imageUrl={row.imageUrl}
            thumbnailUrl={row.thumbnailUrl}
            onChange={save}
          />
        </div>
      </Suspense>
      <div className="grid gap-x-4 gap-y-4 sm:grid-cols-2">
        <ProductField {...edit} name="name" className="sm:col-span-2" inputRef={nameRef} />
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
          label={product.fields.tags.label}
          className="sm:col-span-2"
          tags={row.tags}
          onAdd={(add) => save({ tags: { add } }, product.fields.tags.label)}
          onRemove={(tag) => save({ tags: { remove: [tag] } }, product.fields.tags.label)}
        />
        <ProductField {...edit} name="description" className="sm:col-span-2" />
        <ProductField {...edit} name="stock" help={stockRemark(row.stock)} />
        <div className="self-center sm:pt-5">
          <ProductField {...edit} name="isActive" help={messages.activeHelp} />
        </div>
      </div>
    </EditorSection>
  )
}
