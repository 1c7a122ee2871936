import Layers from 'lucide-react/icons/layers'
import { useState } from 'react'
import { LAYERS } from '#domain/calendar/layers.ts'
import { Checkbox } from '#web/kit/ui/checkbox.tsx'
import { buttonClass } from '#web/kit/ui/button.tsx'
import { classNames } from '#web/kit/ui/class-names.ts'
import { PopoverButton } from '#web/kit/ui/popover-button.tsx'
import type { Source } from './entry.ts'
import { calendarMessages as messages } from './messages.ts'
import { SOURCE_CLASSES, SOURCE_ICONS } from './source-look.tsx'

const KEY = 'pricewright.calendar-hidden'
const SOURCES: readonly Source[] = ['event', ...LAYERS]

let unstored: string | null = null

/** The sources that are hidden; this device remembers them. */
export function useHiddenSources() {
  const [hidden, setHidden] = useState<ReadonlySet<Source>>(() => readHidden(remembered()))
  return {
    hidden,
    toggle: (source: Source, isShown: boolean): void => {
      const next = SOURCES.filter((each) => (each === source ? !isShown : hidden.has(each)))
      setHidden(new Set(next))
      remember(next.join())
    },
  }
}

function readHidden(stored: string | null): ReadonlySet<Source> {
  const words = new Set((stored ?? '').split(','))
  return new Set(SOURCES.filter((source) => words.has(source)))
}

function remembered(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return unstored
  }
}

function remember(text: string): void {
  unstored = text
  try {
    localStorage.setItem(KEY, text)
  } catch {
    // Without storage it is remembered as long as the page lives.
  }
}

interface LayerChoiceProps {
  readonly hidden: ReadonlySet<Source>
  readonly onToggle: (source: Source, isShown: boolean) => void
  /** Its button is its icon alone. */
  readonly isTight: boolean
}

/** Chooses what the calendar shows; each source has its colour and its shape there. */
export function LayerChoice({ hidden, onToggle, isTight }: LayerChoiceProps) {
  return (
    <PopoverButton
      title={messages.layers.title}
      align="end"
      className={buttonClass()}
      face={
        <span className="inline-flex items-center gap-2">
          <Layers aria-hidden="true" />
          <span className={isTight ? 'sr-only' : undefined}>{messages.layers.button}</span>
          {hidden.size > 0 && (
            <span className="font-normal text-muted tabular-nums">
              {messages.layers.shown(SOURCES.length - hidden.size, SOURCES.length)}
            </span>
          )}
        </span>
      }
    >
      <ul className="space-y-2">
        {SOURCES.map((source) => (
          <li key={source}>
            <Checkbox
              checked={!hidden.has(source)}
              onChange={(isShown) => onToggle(source, isShown)}
              label={
                <span className="flex items-center gap-2">
                  <span
                    className={classNames(
                      'inline-flex size-6 shrink-0 items-center justify-center rounded-md [&_svg]:size-3.5',
                      SOURCE_CLASSES[source],
                    )}
                  >
                    {SOURCE_ICONS[source]}
                  </span>
                  {messages.layers.names[source]}
                </span>
              }
            />
          </li>
        ))}
      </ul>
      <p className="mt-3 text-[13px] text-muted">{messages.layers.help}</p>
    </PopoverButton>
  )
}
