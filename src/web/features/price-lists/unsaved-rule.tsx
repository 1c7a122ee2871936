import { Banner } from '#web/kit/ui/banner.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { rulesMessages as messages } from './page-messages.ts'

/** Says, before a list is handed out, that its changed rule is not saved, and saves it. */
export function UnsavedRule({ onSave }: { readonly onSave: () => void }) {
  return (
    <Banner
      tone="warn"
      title={messages.unsaved.title}
      action={
        <Button size="small" onClick={onSave}>
          {messages.save}
        </Button>
      }
    >
      {messages.unsaved.text}
    </Banner>
  )
}
