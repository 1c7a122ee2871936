import type { ChatNews } from '#contract/chat-frame.ts'
import { infoHref } from '#contract/info-pages.ts'
import { sharedState } from '#web/kit/shell/shared-state.ts'
import { siteSettingsOnce } from '#web/kit/shell/site-settings.ts'
import { showToast } from '#web/kit/ui/toast.ts'
import { chatMessages } from './messages.ts'

/** The widget is hidden up to this width (SHELL-02). */
export const NO_ROOM_QUERY = '(width <= 768px)'
/** A service that has not answered by then will not. */
const PATIENCE_MS = 20_000

/** How the chat stands: its script is loaded by the first press alone, and stays for the next one. */
export type ChatState = 'absent' | 'loading' | 'open' | 'closed'

/** The frame that the chat runs in. */
type ChatFrame = Pick<HTMLIFrameElement, 'contentWindow' | 'src'>

/** The chat of this page (SHELL-02). */
export const chat = sharedState<ChatState>('absent')

/** The page that the chat runs in, once it was asked for. */
let frameAddress = ''
/** Whether the service has answered since the frame was drawn. */
let isHere = false
let patience: ReturnType<typeof setTimeout> | undefined

/** Opens the chat, or closes it; where there is none, or no room for it, the contact form is the way to the support. */
export async function toggleChat(): Promise<void> {
  const state = chat.get()
  if (state === 'closed') return chat.set(isHere ? 'open' : 'loading')
  if (state !== 'absent') return chat.set('closed')
  if (!navigator.onLine) return showToast({ title: chatMessages.offline, tone: 'bad' })
  frameAddress = window.matchMedia(NO_ROOM_QUERY).matches ? '' : ((await siteSettingsOnce())?.chatFrame ?? '')
  if (frameAddress === '') return toContactForm()
  chat.set('loading')
  patience = setTimeout(chatUnavailable, PATIENCE_MS)
}

/** The page that the chat runs in; empty while there is none. */
export function chatAddress(): string {
  return frameAddress
}

/** What the frame of the chat says of itself; a chat that cannot be had is no error of the page, only logged (SHELL-02); the form is offered. */
export function hearChat(frame: ChatFrame | null, { source, origin, data }: MessageEvent): void {
  if (!frame || source !== frame.contentWindow || origin !== new URL(frame.src).origin) return
  const news = data as ChatNews
  if (news === 'chat-shown') {
    isHere = true
    clearTimeout(patience)
    // Whoever closed it meanwhile does not want it any more.
    if (chat.get() === 'loading') chat.set('open')
  }
  if (news === 'chat-closed') chat.set('closed')
  if (news === 'chat-unavailable') chatUnavailable()
}

function chatUnavailable(): void {
  isHere = false
  clearTimeout(patience)
  globalThis.console.warn('The live chat could not be loaded.')
  chat.set('absent')
  showToast({ title: chatMessages.unavailable, action: { label: chatMessages.write, run: toContactForm } })
}

/** The form is a page of the server. */
function toContactForm(): void {
  location.assign(infoHref('contact'))
}
