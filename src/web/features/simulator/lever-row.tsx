import RotateCcw from 'lucide-react/icons/rotate-ccw'
import type { ReactNode } from 'react'
import { IconButton } from '#web/kit/ui/icon-button.tsx'
import { Switch } from '#web/kit/ui/switch.tsx'
import { simulatorMessages as messages } from './messages.ts'

interface LeverRowProps {
  readonly label: string
  readonly isOn: boolean
  readonly onSwitch: (isOn: boolean) => void
  /** Takes the lever back to nothing; undefined where it is there already. */
  readonly onReset?: (() => void) | undefined
  /** What it changes, or why it cannot be drawn. */
  readonly help?: ReactNode
  readonly disabled?: boolean
  readonly children: ReactNode
}

/** One lever: whether it is on, what it is drawn to, and the way back. One that is off keeps its figure. */
export function LeverRow({ label, isOn, onSwitch, onReset, help, disabled = false, children }: LeverRowProps) {
  return (
    <fieldset disabled={disabled} className="min-w-0 py-2.5 disabled:opacity-60">
      <legend className="sr-only">{label}</legend>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2">
        <Switch label={label} checked={isOn} onChange={onSwitch} />
        <IconButton
          label={messages.resetOf(label)}
          icon={<RotateCcw />}
          disabled={onReset === undefined}
          onClick={onReset}
          className="size-8! disabled:invisible"
        />
      </div>
      <div className="mt-1 flex items-center gap-3">{children}</div>
      {help && <p className="mt-1 text-[13px] text-pretty text-muted">{help}</p>}
    </fieldset>
  )
}

interface LeverSliderProps {
  readonly label: string
  readonly value: number
  readonly min: number
  readonly max: number
  readonly step: number
  readonly text: string
  readonly onChange: (value: number) => void
}

/** Draws a lever; a figure beyond its ends is typed. */
export function LeverSlider({ label, value, min, max, step, text, onChange }: LeverSliderProps) {
  return (
    <input
      type="range"
      aria-label={label}
      aria-valuetext={text}
      min={min}
      max={max}
      step={step}
      value={Math.min(max, Math.max(min, value))}
      onChange={(event) => onChange(event.target.valueAsNumber)}
      className="h-8 min-w-0 flex-1 cursor-pointer accent-primary max-md:h-11"
    />
  )
}
