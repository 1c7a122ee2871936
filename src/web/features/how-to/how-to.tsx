import Bot from 'lucide-react/icons/bot'
import MessageCircle from 'lucide-react/icons/message-circle'
import StickyNote from 'lucide-react/icons/sticky-note'
import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { forgetConfirming, isConfirmed } from '#web/kit/shell/confirming.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Checkbox } from '#web/kit/ui/checkbox.tsx'
import { classNames } from '#web/kit/ui/class-names.ts'
import { isHowToDue, noteHowToRead } from './how-to-memory.ts'
import { howToMessages } from './messages.ts'

/** Between what is brought into sight by a key and the card. */
const CLEAR_PX = 112

/**
 * What the tools over every page are for, told beside them after a sign-in without stopping any work (SHELL-03). The card has a place of its
 * own at the end of the page, so that everything there can be scrolled free of it; beside a panel, chosen rows or a bar at the foot it waits.
 * On a phone it is small until more is asked for. A sign-in that only makes sure who it is brings nobody new.
 */
export function HowTo({ signIn }: { readonly signIn: string }) {
  const title = useId()
  const card = useRef<HTMLElement>(null)
  const [isDue, setDue] = useState(() => isHowToDue(signIn) && !isConfirmed())
  const [isTold, setTold] = useState(false)
  const [isHidden, setHidden] = useState(false)
  const dismiss = (): void => {
    noteHowToRead(signIn, isHidden)
    setDue(false)
  }
  const escaped = useEffectEvent(dismiss)
  useEffect(() => {
    if (!isConfirmed()) return
    noteHowToRead(signIn, false)
    forgetConfirming()
  }, [signIn])
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const isFree = [document.body, null].includes(document.activeElement as HTMLElement | null)
      if (event.key !== 'Escape' || event.defaultPrevented || card.current?.checkVisibility() === false) return
      if (isFree || card.current?.contains(document.activeElement)) escaped()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  useEffect(() => {
    const { current } = card
    if (!isDue || !current) return undefined
    const { style } = document.documentElement
    const measure = (): void => {
      style.scrollPaddingBottom = `${current.offsetHeight + CLEAR_PX}px`
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    return () => {
      observer.disconnect()
      style.scrollPaddingBottom = ''
    }
  }, [isDue])
  if (!isDue) return null
  return (
    <section
      ref={card}
      role="dialog"
      data-how-to=""
      aria-labelledby={title}
      className={classNames(
        'sticky z-20 ms-auto me-4 w-80 max-w-[calc(100vw-2rem)] rounded-xl border border-line bg-card p-4 shadow-float print:hidden',
        'bottom-20 mb-20 max-md:bottom-[calc(4.25rem+env(safe-area-inset-bottom))] max-md:mb-[calc(4.25rem+env(safe-area-inset-bottom))]',
        'in-[body:has(.sheet,[data-foot],[data-clears-choice],[data-beside]:not([data-beside=figures]))]:hidden',
      )}
    >
      <div className="flex items-center justify-between gap-3">
        <h2 id={title} className="text-base font-bold">
          {howToMessages.title}
        </h2>
        <button
          type="button"
          aria-expanded={isTold}
          onClick={() => setTold(!isTold)}
          className="min-h-11 font-semibold text-primary hover:underline md:hidden"
        >
          {howToMessages.tell}
        </button>
      </div>
      <p className={classNames('mt-1 text-muted', !isTold && 'max-md:hidden')}>{howToMessages.lead}</p>
      <dl className={classNames('mt-3 grid gap-3', !isTold && 'max-md:hidden')}>
        <Tool icon={<MessageCircle />} name={howToMessages.chat} text={howToMessages.chatText} />
        <Tool icon={<Bot />} name={howToMessages.assistant} text={howToMessages.assistantText} />
        <Tool icon={<StickyNote />} name={howToMessages.notes} text={howToMessages.notesText} />
      </dl>
      <div className="mt-4 max-md:mt-1 flex flex-wrap items-center justify-between gap-3">
        <Checkbox label={howToMessages.hide} checked={isHidden} onChange={setHidden} />
        <Button tone="secondary" onClick={dismiss}>
          {howToMessages.close}
        </Button>
      </div>
    </section>
  )
}

function Tool({ icon, name, text }: { readonly icon: ReactNode; readonly name: string; readonly text: string }) {
  return (
    <div className="grid grid-cols-[auto_1fr] gap-x-3 [&_svg]:size-5">
      <span aria-hidden className="row-span-2 pt-0.5 text-muted">
        {icon}
      </span>
      <dt className="font-semibold">{name}</dt>
      <dd className="text-muted">{text}</dd>
    </div>
  )
}
