import Ellipsis from 'lucide-react/icons/ellipsis'
import Plus from 'lucide-react/icons/plus'
import { countryName } from '#web/kit/format/country-names.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { MenuButton } from '#web/kit/ui/menu-button.tsx'
import { Badge } from '#web/kit/ui/pill.tsx'
import { Panel } from '#web/kit/ui/panel.tsx'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { settingsMessages } from './messages.ts'
import type { ProfileActions } from './use-profile-actions.ts'

const messages = settingsMessages.profiles

interface ProfilesPanelProps {
  readonly profiles: readonly RowOfKind<'businessProfile'>[]
  /** The one that is being edited. */
  readonly current: RowOfKind<'businessProfile'>
  readonly actions: ProfileActions
  readonly onChoose: (id: string) => void
}

/** All business profiles: which one prices are made by, and which one is edited above. */
export function ProfilesPanel({ profiles, current, actions, onChoose }: ProfilesPanelProps) {
  async function add() {
    const id = await actions.add()
    if (id) onChoose(id)
  }
  return (
    <Panel
      title={messages.title}
      lead={messages.lead}
      action={
        <Button icon={<Plus aria-hidden="true" />} onClick={() => void add()}>
          {messages.add}
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
            onMakeDefault={() => actions.makeDefault(row)}
            onDelete={() => actions.remove(row)}
          />
        ))}
      </ul>
    </Panel>
  )
}

interface ProfileItemProps {
  readonly row: RowOfKind<'businessProfile'>
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
          {isDefault && <Badge>{messages.isDefault}</Badge>}
          {isCurrent && !isOnly && <Badge>{messages.editing}</Badge>}
        </p>
        <p className="text-[13px] text-muted">
          {country === '' ? messages.noCountry : countryName(country)} · {preferredCurrency}
        </p>
      </div>
      {!isOnly && (
        <MenuButton
          iconOnly
          align="end"
          label={messages.actions(name)}
          icon={<Ellipsis />}
          entries={[
            { label: messages.edit, disabled: isCurrent, run: onEdit },
            { label: messages.makeDefault, disabled: isDefault, run: onMakeDefault },
            { type: 'line' },
            { label: messages.delete, danger: true, run: onDelete },
          ]}
        />
      )}
    </li>
  )
}
