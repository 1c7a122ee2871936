import { type Ref, useMemo } from 'react'
import { service } from '#contract/entities/service.ts'
import { useRows } from '#web/kit/data/use-store.ts'
import { Panel } from '#web/kit/ui/panel.tsx'
import { ImageField } from '#web/kit/upload/image-field.tsx'
import { type Editing, ServiceField } from './editing.ts'
import { servicesMessages } from './messages.ts'
import { pageMessages as messages } from './page-messages.ts'
import { textFor } from '#contract/copied-text.ts'

interface IdentitySectionProps {
  readonly editing: Editing
  readonly nameRef: Ref<HTMLInputElement>
}

/** What a service is: its picture, name and category, and whether it is sold. */
export function IdentitySection({ editing, nameRef }: IdentitySectionProps) {
  const { row, save } = editing
  const { category } = service.fields
  return (
    <Panel title={messages.sections.identity}>
      <ImageField
        kind="service"
        rowId={row.id}
        name={row.name}
        imageUrl={row.imageUrl}
        thumbnailUrl={row.thumbnailUrl}
        onChange={save}
      />
      <div className="mt-4 grid gap-4 sm:grid-cols-2">
        <ServiceField {...editing} name="name" className="sm:col-span-2" inputRef={nameRef} />
        <ServiceField
          {...editing}
          name="category"
          required={false}
          placeholder={servicesMessages.made.category}
          options={useCategories()}
          onCreate={(name) => save({ category: textFor(category, name) }, category.label)}
        />
        <div className="self-center sm:pt-5">
          <ServiceField {...editing} name="isActive" help={messages.activeHelp} />
        </div>
        <ServiceField {...editing} name="description" className="sm:col-span-2" />
      </div>
    </Panel>
  )
}

/** The categories that services are in, each once. */
function useCategories() {
  const rows = useRows('service')
  return useMemo(() => {
    const names = [...new Set(rows.map(({ category }) => category))]
    return names.sort((a, b) => a.localeCompare(b)).map((name) => ({ value: name, label: name }))
  }, [rows])
}
