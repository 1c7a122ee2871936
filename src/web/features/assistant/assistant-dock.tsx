import Maximize from 'lucide-react/icons/maximize-2'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { screenHref } from '#contract/screens.ts'
import { goTo } from '#web/kit/shell/current-router.ts'
import { IconButton } from '#web/kit/ui/icon-button.tsx'
import { AssistantTabs } from './assistant-tabs.tsx'
import { closeAssistant, DockPlace } from './dock-place.tsx'
import { assistantMessages as messages } from './messages.ts'
import { usePanelRecord } from './use-panel-record.ts'

/** The assistant beside the page; it shares its place with the panel of a record, as two tabs of one dock. */
export function AssistantDock({ insights }: { readonly insights?: ReactNode }) {
  const record = usePanelRecord()
  return (
    <DockPlace>
      <AssistantTabs
        insights={insights}
        actions={<Actions />}
        {...(record === undefined ? {} : { beside: { name: record, show: closeAssistant } })}
      />
    </DockPlace>
  )
}

function Actions() {
  return (
    <>
      <IconButton
        label={messages.asPage}
        icon={<Maximize />}
        onClick={() => {
          closeAssistant()
          goTo(screenHref('assistant'))
        }}
      />
      <IconButton label={messages.close} icon={<X />} onClick={closeAssistant} />
    </>
  )
}
