import { type Ref, useMemo } from 'react'
import { service } from '#contract/entities/service.ts'
import { useRows } from '#web/kit/data/use-store.ts'
import { readField } from '#web/kit/form/read-field.ts'
import { SavedArea, SavedText } from '#web/kit/form/saved-text.tsx'
import { Combobox } from '#web/kit/ui/combobox.tsx'
import { Panel } from '#web/kit/ui/panel.tsx'
import { Switch } from '#web/kit/ui/switch.tsx'
import { ImageField } from '#web/kit/upload/image-field.tsx'
import type { Editing } from './editing.ts'
import { pageText as text } from './page-text.ts'
import { categoriesOf } from './service-list.ts'
import { asServices } from './service-row.ts'

const { fields } = service
const LONGEST_CATEGORY = 200

/** What a service is: its picture, name and category, and whether it is sold. */
export function IdentitySection({
  editing: { row, save },
  nameRef,
}: {
  readonly editing: Editing
  readonly nameRef: Ref<HTMLInputElement>
}) {
  const rows = useRows('service')
  const categories = useMemo(() => categoriesOf(asServices(rows)).map((name) => ({ value: name, label: name })), [rows])
  const categorise = (category: string) => save({ category }, fields.category.label)
  return (
    <Panel title={text.sections.identity}>
      <ImageField
        kind="service"
        rowId={row.id}
        name={row.name}
        imageUrl={row.imageUrl}
        thumbnailUrl={row.thumbnailUrl}
        onChange={save}
      />
      <div className="mt-4 grid gap-4 sm:grid-cols-2">
        <SavedText
          label={fields.name.label}
          className="sm:col-span-2"
          inputRef={nameRef}
          value={row.name}
          read={readField(fields.name)}
          onSave={(name) => save({ name }, fields.name.label)}
        />
        <Combobox
          label={fields.category.label}
          placeholder={text.categoryNone}
          value={row.category}
          options={categories}
          onChange={(category) => categorise(category ?? fields.category.fallback)}
          onCreate={(name) => categorise(name.slice(0, LONGEST_CATEGORY))}
        />
        <div className="self-center sm:pt-5">
          <Switch
            label={fields.isActive.label}
            help={text.activeHelp}
            checked={row.isActive}
            onChange={(isActive) => save({ isActive }, fields.isActive.label)}
          />
        </div>
        <SavedArea
          label={fields.description.label}
          className="sm:col-span-2"
          value={row.description}
          read={readField(fields.description)}
          onSave={(description) => save({ description }, fields.description.label)}
        />
      </div>
    </Panel>
  )
}
