import type { Option } from '../ui/native-select.tsx'
import { MenuButton } from '../ui/menu-button.tsx'

/** A filter by several records at once. */
export function PickFilter({
  label,
  anyLabel,
  options,
  value,
  onChange,
}: {
  readonly label: string
  /** Takes the filter off. */
  readonly anyLabel: string
  readonly options: readonly Option[]
  readonly value: readonly string[]
  readonly onChange: (value: readonly string[]) => void
}) {
  if (options.length === 0) return null
  return (
    <MenuButton
      label={label}
      entries={[
        { label: anyLabel, disabled: value.length === 0, run: () => onChange([]) },
        { type: 'line' },
        ...options.map((option) => ({
          type: 'check' as const,
          label: option.label,
          checked: value.includes(option.value),
          onChange: (isChosen: boolean) =>
            onChange(isChosen ? [...value, option.value] : value.filter((each) => each !== option.value)),
        })),
      ]}
    />
  )
}
