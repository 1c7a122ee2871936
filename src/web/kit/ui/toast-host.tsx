import { Toast } from '@base-ui/react/toast'
import X from 'lucide-react/icons/x'
import { useEffect, useState } from 'react'
import { buttonClass } from './button.tsx'
import { classNames } from './class-names.ts'
import { ProgressBar } from './progress-bar.tsx'
import { partMessages } from './part-messages.ts'
import { type ToastMessage, toastQueue } from './toast.ts'
import { type Tone, ToneShape, toneText } from './tone.tsx'

type Progress = Pick<ToastMessage, 'progress'>
type Manager = ReturnType<typeof Toast.createToastManager<Progress>>

const TIMEOUT_MS = 6_000
/** Something that can be undone stays longer. */
const ACTION_TIMEOUT_MS = 12_000

/** So long is read what is said to be done in one line, and what was said so on a screen that is left. */
const READ_MS = 4_000
/** What is said so shortly before a step, such as that a record is deleted, belongs to the screen that it leads to. */
const OF_STEP_MS = 1_000

/** When what was said to be done was said, by the id of its toast. */
const claims = new Map<string, number>()

/** Shows the messages of the queue, newest in front. Hover and focus stop the clock; F6 leads here. What was done on a screen before `screen` goes early. */
export function ToastHost({ screen = '' }: { readonly screen?: string }) {
  const [manager] = useState(() => Toast.createToastManager<Progress>())
  useEffect(() => toastQueue.take((message) => show(manager, message)), [manager])
  return (
    <Toast.Provider toastManager={manager} limit={3}>
      <ScreenStep key={screen} manager={manager} />
      <Toast.Portal>
        <Toast.Viewport
          aria-label={partMessages.notifications}
          // At the left of the content; what is done with chosen rows says how much it leaves free; beside a column of figures over that one, off the fields.
          // While a dialog is open, messages stand beside it, where there is room, else at the top, since its buttons are at its end; on a phone
          // below its head, which closes it.
          className={classNames(
            'fixed inset-x-3 z-50 flex flex-col-reverse gap-2 md:end-auto md:start-6 md:w-[26rem]',
            'max-md:in-[body:has(.sheet)]:top-15 md:max-xl:in-[body:has(.sheet)]:top-6',
            'xl:in-[body:has(.sheet)]:bottom-6 xl:in-[body:has(.sheet)]:w-60',
            'max-md:in-[body:not(:has(.sheet))]:bottom-[max(4.75rem+env(safe-area-inset-bottom),var(--clear-below,0px))]',
            'md:in-[body:not(:has(.sheet))]:bottom-[max(1.5rem,var(--clear-below,0px))]',
            'md:in-[body:has([data-rail=folded]):not(:has(.sheet,[data-beside=figures]))]:start-[5.5rem]',
            'md:in-[body:has([data-rail=open]):not(:has(.sheet,[data-beside=figures]))]:start-[16.5rem]',
            'md:in-[body:has([data-beside=figures]):not(:has(.sheet))]:end-6',
            'md:in-[body:has([data-beside=figures]):not(:has(.sheet))]:start-auto',
          )}
        >
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  )
}

function show(manager: Manager, message: ToastMessage) {
  const {
    title,
    detail,
    action,
    tone = 'neutral',
    sticky = false,
    shownMs,
    key,
    deniesSince,
    progress,
    signal,
  } = message
  if (deniesSince !== undefined) deny(manager, deniesSince)
  const id = manager.add({
    ...(key ? { id: key } : {}),
    title,
    description: detail,
    // Also without any: the message of its key that still stands may have one.
    data: progress ? { progress } : {},
    type: tone,
    priority: tone === 'bad' ? 'high' : 'low',
    timeout: sticky ? 0 : (shownMs ?? timeOf(message)),
    ...(action
      ? {
          actionProps: {
            children: action.label,
            onClick: () => {
              manager.close(id)
              action.run()
            },
          },
        }
      : {}),
  })
  signal?.addEventListener('abort', () => manager.close(id), { once: true })
  if (tone === 'neutral' && !sticky) claims.set(id, Date.now())
}

function timeOf({ action, detail, progress, tone = 'neutral' }: ToastMessage): number {
  if (action) return ACTION_TIMEOUT_MS
  return tone !== 'neutral' || detail || progress ? TIMEOUT_MS : READ_MS
}

/** On the page as long as one screen is. */
function ScreenStep({ manager }: { readonly manager: Manager }): null {
  useEffect(() => endEarlier(manager), [manager])
  return null
}

/** Ends what was said to be done before now, once it could be read. */
function endEarlier(manager: Manager): void {
  const now = Date.now()
  for (const [id, at] of claims) {
    if (now - at < OF_STEP_MS) continue
    setTimeout(() => claims.get(id) === at && manager.close(id), at + READ_MS - now)
  }
}

function deny(manager: Manager, since: number): void {
  for (const [id, at] of claims) {
    if (at < since) continue
    manager.close(id)
    claims.delete(id)
  }
}

function ToastList() {
  const { toasts } = Toast.useToastManager<Progress>()
  return toasts.map((toast, age) => (
    <Toast.Root
      key={toast.id}
      toast={toast}
      // Base UI hides urgent ones, which it announces apart, and what closes any from screen readers, though Tab leads there.
      aria-hidden={false}
      {...(toast.priority === 'high' && { 'aria-live': 'off' as const })}
      className={classNames(
        'floating flex items-center gap-3 rounded-xl border border-line bg-card py-2 pe-2 ps-4 shadow-float data-limited:hidden',
        // Over a dialog the newest stands alone: more would cover what is asked there. The others come again once it is closed.
        age > 0 && 'in-[body:has(.sheet)]:hidden',
      )}
    >
      {toast.type !== 'neutral' && (
        <span className={classNames('flex', toneText[toast.type as Tone])}>
          <ToneShape tone={toast.type as Tone} />
        </span>
      )}
      <Toast.Content className="min-w-0 flex-1 py-1">
        <Toast.Title className="font-semibold" />
        <Toast.Description className="text-[13px] text-muted" />
        {toast.data?.progress && (
          // Followed by eye: read out at each step it would drown everything else.
          <div aria-live="off" className="mt-2 pe-2 text-[13px]">
            <ProgressBar {...toast.data.progress} />
          </div>
        )}
      </Toast.Content>
      <Toast.Action className={buttonClass('secondary', 'small')} />
      <Toast.Close
        aria-label={partMessages.dismiss}
        aria-hidden={false}
        className="inline-flex size-8 items-center justify-center rounded-lg text-muted hover:bg-accent max-md:size-10"
      >
        <X className="size-4" aria-hidden="true" />
      </Toast.Close>
    </Toast.Root>
  ))
}
