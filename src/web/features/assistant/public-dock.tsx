import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { useOnline } from '#web/kit/shell/use-online.ts'
import { Banner } from '#web/kit/ui/banner.tsx'
import { IconButton } from '#web/kit/ui/icon-button.tsx'
import { Composer } from './composer.tsx'
import { closeAssistant, DockPlace } from './dock-place.tsx'
import { assistantMessages as messages, fixedMessages, publicMessages } from './messages.ts'
import { PublicMessages } from './public-messages.tsx'
import { askAsVisitor, beginPublicly, publicConversation, stopPublicly } from './public-conversation.ts'
import { Asking } from './suggestions.tsx'
import { Welcome } from './welcome.tsx'

const NO_CHOICES = () => []

/** The assistant of whoever is not signed in: the product and the maths of prices, without any data (CHAT-03, SHELL-01). */
export function PublicDock() {
  const conversation = publicConversation.use()
  const online = useOnline()
  const isWorking = conversation.state === 'working'
  const send = (text: string): void => void askAsVisitor(text)
  return (
    <DockPlace>
      <header className="flex items-center gap-2 border-b border-line py-2 pe-2 ps-4">
        <h2 className="min-w-0 flex-1 truncate text-base">{fixedMessages.title}</h2>
        <IconButton label={messages.newConversation} icon={<Plus />} onClick={beginPublicly} />
        <IconButton label={messages.close} icon={<X />} onClick={closeAssistant} />
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto px-4 py-3">
        {conversation.messages.length === 0 ? (
          <Welcome
            title={publicMessages.title}
            text={publicMessages.text}
            questions={publicMessages.questions}
            canAsk={online}
            onAsk={send}
          />
        ) : (
          <Asking value={online && !isWorking ? send : undefined}>
            <PublicMessages {...conversation} />
          </Asking>
        )}
      </div>
      <div className="grid gap-2 border-t border-line px-4 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))]">
        {!online && <Banner tone="neutral" title={publicMessages.offline} />}
        <Composer
          isWorking={isWorking}
          isOffline={!online}
          onSend={send}
          onStop={stopPublicly}
          help={publicMessages.help}
          choicesFor={NO_CHOICES}
        />
        <p className="text-xs text-muted">{publicMessages.about}</p>
      </div>
    </DockPlace>
  )
}
