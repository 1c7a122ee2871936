import { Tabs as Base } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'
import { useTabStrip } from './use-tab-strip.ts'

/** One tab and what it shows. */
export interface Tab<V extends string = string> {
  readonly value: V
  readonly label: string
  readonly content: ReactNode
}

interface TabsProps<V extends string> {
  readonly label: string
  readonly value: V
  readonly tabs: readonly Tab<V>[]
  readonly onChange: (value: V) => void
}

/** Parts of one page, one in sight at a time. The chosen one belongs into the address (NAV-08). */
export function Tabs<V extends string>({ label, value, tabs, onChange }: TabsProps<V>) {
  const strip = useTabStrip(value)
  return (
    <Base.Root value={value} onValueChange={(next: V) => onChange(next)}>
      <Base.List aria-label={label} {...strip}>
        {tabs.map((tab) => (
          <Base.Tab
            key={tab.value}
            value={tab.value}
            className="-mb-px h-10 shrink-0 border-b-2 border-transparent font-semibold text-muted hover:text-fg focus-visible:-outline-offset-2 data-active:border-primary data-active:text-fg max-md:h-11"
          >
            {tab.label}
          </Base.Tab>
        ))}
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.value} value={tab.value} className="pt-5">
          {tab.content}
        </Base.Panel>
      ))}
    </Base.Root>
  )
}
