import { type Ref, Suspense } from 'react'
import { product } from '#contract/entities/product.ts'
import { orEmpty, readInteger } from '#web/kit/form/number-text.ts'
import { integerText } from '#web/kit/form/typed-number.ts'
import { readField } from '#web/kit/form/read-field.ts'
import { SavedArea, SavedText } from '#web/kit/form/saved-text.tsx'
import { TagsField } from '#web/kit/form/tags-field.tsx'
import { lazyPart } from '#web/kit/load/lazy-part.ts'
import { Combobox } from '#web/kit/ui/combobox.tsx'
import type { Option } from '#web/kit/ui/native-select.tsx'
import { NumberField } from '#web/kit/ui/number-field.tsx'
import { Switch } from '#web/kit/ui/switch.tsx'
import type { Editing } from './editing.ts'
import { EditorSection } from './editor-section.tsx'
import { editorText as text } from './editor-text.ts'

const { fields } = product

const ImageField = lazyPart(() => import('#web/kit/upload/image-field.tsx').then((module) => module.ImageField))

export interface IdentitySectionProps {
  readonly editing: Editing
  readonly categories: readonly Option[]
  readonly brands: readonly Option[]
  /** Makes a record of that name and puts the product into it. */
  readonly onCreate: (kind: 'category' | 'brand', name: string) => void
  readonly nameRef?: Ref<HTMLInputElement>
}

/** What a product is: names and numbers, where it belongs, and whether it is sold. */
export function IdentitySection({ editing, categories, brands, onCreate, nameRef }: IdentitySectionProps) {
  const { row, save } = editing
  return (
    <EditorSection title={text.sections.identity}>
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
        <SavedText
          label={fields.name.label}
          className="sm:col-span-2"
          value={row.name}
          read={readField(fields.name)}
          onSave={(name) => save({ name }, fields.name.label)}
          {...(nameRef ? { inputRef: nameRef } : {})}
        />
        <SavedText
          label={fields.sku.label}
          value={row.sku}
          read={readField(fields.sku)}
          onSave={(sku) => save({ sku }, fields.sku.label)}
        />
        <SavedText
          label={fields.barcode.label}
          value={row.barcode}
          read={readField(fields.barcode)}
          onSave={(barcode) => save({ barcode }, fields.barcode.label)}
        />
        <Combobox
          label={text.category}
          placeholder={text.uncategorized}
          value={row.categoryId}
          options={categories}
          onChange={(categoryId) => save({ categoryId }, text.category)}
          onCreate={(name) => onCreate('category', name)}
        />
        <Combobox
          label={text.brand}
          placeholder={text.noBrand}
          value={row.brandId}
          options={brands}
          onChange={(brandId) => save({ brandId }, text.brand)}
          onCreate={(name) => onCreate('brand', name)}
        />
        <TagsField
          label={text.tags}
          className="sm:col-span-2"
          tags={row.tags}
          onAdd={(add) => save({ tags: { add } }, text.tags)}
          onRemove={(tag) => save({ tags: { remove: [tag] } }, text.tags)}
        />
        <SavedArea
          label={fields.description.label}
          className="sm:col-span-2"
          value={row.description}
          read={readField(fields.description)}
          onSave={(description) => save({ description }, fields.description.label)}
        />
        <NumberField<number | null>
          label={text.stock}
          name="stock"
          text={integerText(row.stock)}
          parse={orEmpty(readInteger())}
          onCommit={(stock) => save({ stock }, text.stock)}
        />
        <div className="self-center sm:pt-5">
          <Switch
            label={text.active}
            help={text.activeHelp}
            checked={row.isActive}
            onChange={(isActive) => save({ isActive }, text.active)}
          />
        </div>
      </div>
    </EditorSection>
  )
}
