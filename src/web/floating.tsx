import Bot from 'lucide-react/icons/bot'
import MessageCircle from 'lucide-react/icons/message-circle'
import StickyNote from 'lucide-react/icons/sticky-note'
import { Suspense, useSyncExternalStore } from 'react'
import { auth } from './features/accounts/auth.ts'
import { assistantOpen, toggleAssistant } from './features/assistant/assistant-state.ts'
import { fixedMessages as assistantMessages } from './features/assistant/messages.ts'
import { chat, toggleChat } from './features/chat/chat-state.ts'
import { chatMessages } from './features/chat/messages.ts'
import { isHowToDue } from './features/how-to/how-to-memory.ts'
import { notesMessages } from './features/notes/messages.ts'
import { addNote, openNotes, showNotes } from './features/notes/note-acts.ts'
import { NotesOverPages } from './features/notes/notes-over-pages.tsx'
import { useHiddenNotes } from './features/notes/use-hidden-notes.ts'
import { lazyPart } from './kit/load/lazy-part.ts'
import { onStoreChange, openedStore } from './kit/data/current-store.ts'
import { formatNumber } from './kit/format/number.ts'
import { useAuth } from './kit/shell/auth-state.ts'
import { useShown } from './kit/shell/current-router.ts'
import { type FloatingPart, FloatingRow } from './kit/shell/floating-row.tsx'
import { memberRoleIn } from './kit/shell/reach.ts'
import type { Shown } from './kit/shell/router.ts'
import { eventOfNote } from './note-events.ts'

const ChatPanel = lazyPart(() => import('./features/chat/chat-panel.tsx').then((module) => module.ChatPanel))
const AssistantDock = lazyPart(() => import('./screens/assistant.tsx').then((module) => module.Dock))
const PublicDock = lazyPart(() => import('./features/assistant/public-dock.tsx').then((module) => module.PublicDock))
const HowTo = lazyPart(() => import('./features/how-to/how-to.tsx').then((module) => module.HowTo))

const CHAT: FloatingPart = {
  id: 'chat',
  label: chatMessages.open,
  icon: <MessageCircle aria-hidden="true" />,
  run: () => void toggleChat(),
}

const ASSISTANT: FloatingPart = {
  id: 'assistant',
  label: assistantMessages.open,
  icon: <Bot aria-hidden="true" />,
  run: toggleAssistant,
}

/** Only who is signed in makes notes (NOTE-05). */
const NOTE: FloatingPart = {
  id: 'note',
  label: notesMessages.addTitle,
  icon: <StickyNote aria-hidden="true" />,
  run: () => void addNote(),
  phone: { label: notesMessages.openTitle, run: openNotes },
}

/** What floats over every page inside a frame: the row of buttons (SHELL-01) with what it opens, and the sticky notes. */
export function Floating() {
  const signedIn = useAuth()
  const isSignedIn = signedIn.status === 'signed-in'
  const hasStore = useSyncExternalStore(onStoreChange, openedStore) !== undefined
  const chatState = chat.use()
  const signIn = auth().account()?.freshUntil
  const isBare = useShown(isBareScreen)
  const isOnAssistant = useShown(isAssistantScreen)
  const isAssistantOpen = assistantOpen.use() && !isOnAssistant
  if (isBare) return null
  // Notes and conversations are a person's own: in the account of somebody else there are none (TEAM-02).
  const isMember = memberRoleIn(signedIn) !== undefined
  const hasNotes = isSignedIn && hasStore && !isMember
  return (
    <>
      {hasNotes && <NotesOverPages more={eventOfNote} />}
      {hasNotes ? <RowWithNotes /> : <FloatingRow parts={isSignedIn ? [CHAT] : [CHAT, ASSISTANT]} />}
      <Suspense fallback={null}>
        {chatState !== 'absent' && <ChatPanel />}
        {hasNotes && isAssistantOpen && <AssistantDock />}
        {!isSignedIn && isAssistantOpen && <PublicDock />}
        {isSignedIn && signIn && isHowToDue(signIn) && <HowTo signIn={signIn} />}
      </Suspense>
    </>
  )
}

/** Where notes are hidden, their button says how many, and brings them back before it adds another. */
function RowWithNotes() {
  const hidden = useHiddenNotes()
  const count = formatNumber(hidden)
  const note: FloatingPart =
    hidden === 0 ? NOTE : { ...NOTE, label: notesMessages.showHidden(count), count, run: showNotes }
  return <FloatingRow parts={[CHAT, ASSISTANT, note]} />
}

function isBareScreen({ screen }: Shown): boolean {
  return screen?.frame === 'bare'
}

/** The page of the assistant needs none beside it. */
function isAssistantScreen({ screen }: Shown): boolean {
  return screen?.id === 'assistant'
}
