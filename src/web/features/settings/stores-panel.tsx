import { ScreenButton } from '#web/kit/shell/screen-link.tsx'
import { Panel } from '#web/kit/ui/panel.tsx'
import { settingsMessages } from './messages.ts'

const messages = settingsMessages.stores

/** Among the connections: the way to the stores, which are connected on their own page (STORE-01). */
export function StoresPanel() {
  return (
    <Panel
      title={messages.title}
      lead={messages.lead}
      action={<ScreenButton screen="stores">{messages.open}</ScreenButton>}
    />
  )
}
