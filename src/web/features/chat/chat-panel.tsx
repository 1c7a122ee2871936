import X from 'lucide-react/icons/x'
import { useEffect, useRef } from 'react'
import { classNames } from '#web/kit/ui/class-names.ts'
import { IconButton } from '#web/kit/ui/icon-button.tsx'
import { useMediaQuery } from '#web/kit/ui/use-media-query.ts'
import { chat, chatAddress, hearChat, NO_ROOM_QUERY } from './chat-state.ts'
import { chatMessages } from './messages.ts'

/** The live chat in a frame of its own, at the side where lines begin (SHELL-02); closed it stays loaded, so that what was written stays. */
export function ChatPanel() {
  const frame = useRef<HTMLIFrameElement>(null)
  const state = chat.use()
  const hasRoom = !useMediaQuery(NO_ROOM_QUERY)
  const isHidden = state === 'closed' || !hasRoom

  useEffect(() => {
    const hear = (event: MessageEvent): void => hearChat(frame.current, event)
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  }, [])
  useEffect(() => {
    const { contentWindow, src = '' } = frame.current ?? {}
    if (state === 'open') contentWindow?.postMessage('chat-show', new URL(src).origin)
  }, [state])

  if (state === 'absent') return null
  return (
    <section
      aria-label={chatMessages.title}
      hidden={isHidden}
      className={classNames(
        'fixed start-4 bottom-4 z-40 h-[min(40rem,calc(100dvh-2rem))] w-[25rem] flex-col overflow-hidden rounded-xl border',
        'border-line bg-card shadow-float print:hidden',
        !isHidden && 'flex',
      )}
    >
      <header className="flex items-center justify-between border-b border-line py-1 pe-1 ps-4 font-semibold">
        {chatMessages.title}
        <IconButton label={chatMessages.close} icon={<X />} onClick={() => chat.set('closed')} />
      </header>
      {state === 'loading' && (
        <p role="status" className="p-4 text-muted">
          {chatMessages.loading}
        </p>
      )}
      <iframe ref={frame} src={chatAddress()} title={chatMessages.title} className="min-h-0 w-full flex-1" />
    </section>
  )
}
