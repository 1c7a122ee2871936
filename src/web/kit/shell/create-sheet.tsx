import { use } from 'react'
import { paletteContent } from './palette-state.ts'
import { PhoneSheet, sheetLineClass } from './phone-sheet.tsx'
import { menuMessages } from './menu-messages.ts'

interface CreateSheetProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** What a phone can make or bring in from any page. */
export function CreateSheet({ open, onClose }: CreateSheetProps) {
  const { acts } = use(paletteContent())
  return (
    <PhoneSheet title={menuMessages.createTitle} open={open} onClose={onClose}>
      <ul>
        {acts().map(({ id, label, icon, run }) => (
          <li key={id}>
            <button
              type="button"
              className={sheetLineClass}
              onClick={() => {
                onClose()
                run()
              }}
            >
              {icon}
              {label}
            </button>
          </li>
        ))}
      </ul>
    </PhoneSheet>
  )
}
