import { useState } from 'react'
import { screenHref } from '#contract/screens.ts'
import { useSyncStatus } from '#web/kit/data/use-store.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Panel } from '#web/kit/ui/panel.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { ConfirmDialog, isFresh } from './fresh-sign-in.tsx'
import { profileMessages } from './profile-messages.ts'

const messages = profileMessages.deleting

/** The end of an account (PROF-05): after a fresh sign-in and its name, typed. */
export function DeletePanel() {
  const [step, setStep] = useState<'closed' | 'confirm' | 'delete'>('closed')
  const { network } = useSyncStatus()
  const isOffline = network === 'offline'
  const close = () => setStep('closed')
  return (
    <>
      <Panel
        title={messages.title}
        lead={messages.lead}
        action={
          <Button tone="danger" disabled={isOffline} onClick={() => setStep(isFresh() ? 'delete' : 'confirm')}>
            {messages.start}
          </Button>
        }
      >
        {isOffline ? <p className="text-muted">{messages.offline}</p> : undefined}
      </Panel>
      {step === 'confirm' && (
        <ConfirmDialog next={screenHref('settings-data')} reason={messages.freshText} onClose={close} />
      )}
      {step === 'delete' && <DeleteDialog onClose={close} onStale={() => setStep('confirm')} />}
    </>
  )
}
