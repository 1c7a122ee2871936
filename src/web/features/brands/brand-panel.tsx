import ExternalLink from 'lucide-react/icons/external-link'
import Mail from 'lucide-react/icons/mail'
import Phone from 'lucide-react/icons/phone'
import Trash2 from 'lucide-react/icons/trash-2'
import { type HTMLInputTypeAttribute, type ReactNode, useEffect, useRef, useState } from 'react'
import { brand } from '#contract/entities/brand.ts'
import { readField } from '#web/kit/form/read-field.ts'
import { SavedArea, SavedText } from '#web/kit/form/saved-text.tsx'
import { formatCount } from '#web/kit/format/number.ts'
import { ScreenLink } from '#web/kit/shell/screen-link.tsx'
import { IconButton } from '#web/kit/ui/icon-button.tsx'
import { SidePanel } from '#web/kit/ui/side-panel.tsx'
import { Switch } from '#web/kit/ui/switch.tsx'
import { Time } from '#web/kit/ui/time.tsx'
import type { BrandActs } from './brand-acts.ts'
import type { BrandPatch, BrandRow } from './brand-row.ts'
import { readWebsite } from './website.ts'
import { brandsText as text } from './text.ts'

const { fields } = brand

interface BrandPanelProps {
  /** Undefined while the brand is being made. */
  readonly row: BrandRow | undefined
  readonly count: number
  readonly acts: BrandActs
  readonly onMade: (id: string) => void
  readonly onRemove: (ids: readonly string[]) => void
  readonly onClose: () => void
}

/** Everything about one brand, beside the list; each change is saved as it is made. A new one is made with its name. */
export function BrandPanel({ row, count, acts, onMade, onRemove, onClose }: BrandPanelProps) {
  const [newId, setNewId] = useState(acts.newId)
  const [draft, setDraft] = useState<BrandPatch>({})
  const shown = { ...EMPTY, ...draft, ...row }
  const name = useRef<HTMLInputElement>(null)
  const isNew = row === undefined
  useEffect(() => {
    if (isNew) name.current?.focus()
  }, [isNew])

  async function make(data: BrandPatch) {
    if (!(await acts.create(newId, data))) return
    onMade(newId)
    setDraft({})
    setNewId(acts.newId)
  }

  /** What comes before the name waits for it. */
  function save(patch: BrandPatch, what: string) {
    if (row) return acts.save(row, patch, what)
    const next = { ...draft, ...patch }
    setDraft(next)
    if (next.name) void make(next)
    return undefined
  }

  const line = (field: TextName, type: HTMLInputTypeAttribute = 'text', aside?: ReactNode) => (
    <div className="flex items-end gap-2">
      <SavedText
        label={fields[field].label}
        className="flex-1"
        type={type}
        value={shown[field]}
        read={field === 'website' ? readWebsite : readField(fields[field])}
        onSave={(value) => save({ [field]: value }, fields[field].label)}
      />
      {aside}
    </div>
  )
  const area = (field: TextName) => (
    <SavedArea
      label={fields[field].label}
      value={shown[field]}
      read={readField(fields[field])}
      onSave={(value) => save({ [field]: value }, fields[field].label)}
    />
  )
  const title = row?.name ?? text.panel.titleOfNew
  return (
    <SidePanel
      title={title}
      label={title}
      onClose={onClose}
      actions={row && <IconButton label={text.selection.delete} icon={<Trash2 />} onClick={() => onRemove([row.id])} />}
    >
      <div className="space-y-4">
        <SavedText
          label={fields.name.label}
          help={isNew && text.panel.newHelp}
          inputRef={name}
          value={shown.name}
          read={readField(fields.name)}
          onSave={(value) => save({ name: value }, fields.name.label)}
        />
        {area('description')}
        {line(
          'website',
          'url',
          row?.website && <Act label={text.panel.visit} href={row.website} icon={<ExternalLink />} />,
        )}
        {line(
          'contactEmail',
          'email',
          row?.contactEmail && <Act label={text.panel.write} href={`mailto:${row.contactEmail}`} icon={<Mail />} />,
        )}
        {line(
          'contactPhone',
          'tel',
          row?.contactPhone && <Act label={text.panel.call} href={`tel:${row.contactPhone}`} icon={<Phone />} />,
        )}
        {area('notes')}
        <Switch
          label={fields.isActive.label}
          help={text.panel.activeHelp}
          checked={shown.isActive}
          onChange={(isActive) => save({ isActive }, fields.isActive.label)}
        />
        {row && (
          <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 border-t border-line pt-4 text-[13px] text-muted">
            <dt>{text.panel.products}</dt>
            <dd className="text-right">
              {count === 0 ? (
                text.panel.noProducts
              ) : (
                <ScreenLink
                  screen="products"
                  search={{ brandId: row.id }}
                  className="font-semibold text-primary underline-offset-4 hover:underline"
                >
                  {formatCount(count, text.product)}
                </ScreenLink>
              )}
            </dd>
            <dt>{text.panel.changed}</dt>
            <dd className="text-right">
              <Time at={row.updatedAt} />
            </dd>
          </dl>
        )}
      </div>
    </SidePanel>
  )
}

type TextName = 'name' | 'description' | 'website' | 'contactEmail' | 'contactPhone' | 'notes'

const EMPTY: Readonly<Record<TextName, string>> & { readonly isActive: boolean } = {
  name: '',
  description: '',
  website: '',
  contactEmail: '',
  contactPhone: '',
  notes: '',
  isActive: true,
}

/** A way to use an address where it stands. */
function Act({ label, href, icon }: { readonly label: string; readonly href: string; readonly icon: ReactNode }) {
  return (
    <a
      href={href}
      target={href.startsWith('http') ? '_blank' : undefined}
      rel="noreferrer"
      aria-label={label}
      data-tip={label}
      className="inline-flex size-9 shrink-0 items-center justify-center rounded-lg border border-line text-muted hover:bg-accent hover:text-fg max-md:size-11 [&_svg]:size-4"
    >
      {icon}
    </a>
  )
}
