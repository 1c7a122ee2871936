import Ellipsis from 'lucide-react/icons/ellipsis'
import Plus from 'lucide-react/icons/plus'
import { countryName } from '#web/kit/format/places.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { MenuButton } from '#web/kit/ui/menu-button.tsx'
import { Badge } from '#web/kit/ui/pill.tsx'
import { Panel } from '#web/kit/ui/panel.tsx'
import type { ProfileRow } from './profile-row.ts'
import { settingsText } from './text.ts'
import type { ProfileActs } from './use-profile-acts.ts'

const text = settingsText.profiles

interface ProfilesPanelProps {
  readonly profiles: readonly ProfileRow[]
  /** The one that is being edited. */
  readonly current: ProfileRow
  readonly acts: ProfileActs
  readonly onChoose: (id: string) => void
}

/** All business profiles: which one prices are made by, and which one is edited above. */
export function ProfilesPanel({ profiles, current, acts, onChoose }: ProfilesPanelProps) {
  async function add() {
    const id = await acts.add()
    if (id) onChoose(id)
  }
  return (
    <Panel
      title={text.title}
      lead={text.lead}
      action={
        <Button icon={<Plus aria-hidden="true" />} onClick={() => void add()}>
          {text.add}
        </Button>
      }
    >
      <ul className="divide-y divide-line">
        {profiles.map((row) => (
          <ProfileItem
            key={row.id}
            row={row}
            isCurrent={row.id === current.id}
            isOnly={profiles.length === 1}
            onEdit={() => onChoose(row.id)}
            onMakeDefault={() => acts.makeDefault(row)}
            onDelete={() => acts.remove(row)}
          />
        ))}
      </ul>
    </Panel>
  )
}

interface ProfileItemProps {
  readonly row: ProfileRow
  readonly isCurrent: boolean
  readonly isOnly: boolean
  readonly onEdit: () => void
  readonly onMakeDefault: () => void
  readonly onDelete: () => void
}

function ProfileItem({ row, isCurrent, isOnly, onEdit, onMakeDefault, onDelete }: ProfileItemProps) {
  const { name, country, preferredCurrency, isDefault } = row
  return (
    <li className="flex items-center gap-3 py-2.5">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          <span className="min-w-0 break-words">{name}</span>
          {isDefault && <Badge>{text.isDefault}</Badge>}
          {isCurrent && !isOnly && <Badge>{text.editing}</Badge>}
        </p>
        <p className="text-[13px] text-muted">
          {country === '' ? text.noCountry : countryName(country)} · {preferredCurrency}
        </p>
      </div>
      {!isOnly && (
        <MenuButton
          iconOnly
          align="end"
          label={text.actions(name)}
          icon={<Ellipsis />}
          entries={[
            { label: text.edit, disabled: isCurrent, run: onEdit },
            { label: text.makeDefault, disabled: isDefault, run: onMakeDefault },
            { type: 'line' },
            { label: text.delete, danger: true, run: onDelete },
          ]}
        />
      )}
    </li>
  )
}
