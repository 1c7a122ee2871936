import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import { IconButton } from './icon-button.tsx'
import { NativeSelect, type Option } from './native-select.tsx'

interface OrderChoiceProps<Sort extends string> {
  readonly messages: { readonly sort: string; readonly upwards: string; readonly downwards: string }
  readonly sorts: readonly Option<Sort>[]
  readonly sort: Sort
  readonly direction: 'asc' | 'desc'
  readonly onChange: (change: { readonly sort: Sort } | { readonly direction: 'asc' | 'desc' }) => void
}

/** The order of a list where there are no heads of columns to press. */
export function OrderChoice<Sort extends string>({
  messages,
  sorts,
  sort,
  direction,
  onChange,
}: OrderChoiceProps<Sort>) {
  const isUpwards = direction === 'asc'
  return (
    <div className="flex grow gap-2">
      <NativeSelect
        label={messages.sort}
        hideLabel
        className="grow"
        value={sort}
        options={sorts}
        onChange={(next) => onChange({ sort: next })}
      />
      <IconButton
        label={isUpwards ? messages.upwards : messages.downwards}
        icon={isUpwards ? <ArrowUp /> : <ArrowDown />}
        bordered
        onClick={() => onChange({ direction: isUpwards ? 'desc' : 'asc' })}
      />
    </div>
  )
}
