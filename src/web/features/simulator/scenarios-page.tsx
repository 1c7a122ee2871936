import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { useMemo } from 'react'
import { catalogueFingerprint } from '#domain/simulator/catalogue-fingerprint.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { appliedScenarios } from '#contract/scenario-state.ts'
import { summaryOf, useSummary } from '#web/kit/data/use-summary.ts'
import { useRows } from '#web/kit/data/use-store.ts'
import type { FieldsOwn } from '#web/kit/list/fields-panel.tsx'
import { EmptyList } from '#web/kit/list/empty-list.tsx'
import { PlainList } from '#web/kit/list/plain-list.tsx'
import { ScreenButton } from '#web/kit/shell/screen-link.tsx'
import { leversInWords } from './lever-words.ts'
import { simulatorMessages as messages } from './messages.ts'
import { type ScenarioStates, scenarioView } from './scenario-view.tsx'

/** Levers, products and volume are drawn on the workbench. */
const controls: FieldsOwn = {
  notes: { rows: 4 },
  ...Object.fromEntries(
    ['levers', 'scope', 'soldDays', 'volumeChange', 'catalogue', 'triedAt'].map((name) => [name, { isLeftOut: true }]),
  ),
}

const versions = summaryOf('product', ['version'], (rows) => Array.from(rows, ({ version }) => ({ version })))

const FEWEST = 2
const MOST = 3

/** The saved scenarios: opened, named, compared, deleted; those of an earlier catalogue say so (PAGE-04). */
export function ScenariosPage() {
  const states = useStates()
  return (
    <PlainList
      view={scenarioView}
      context={states}
      icon={<SlidersHorizontal />}
      action={<NewScenario />}
      renderEmpty={() => (
        <EmptyList
          icon={<SlidersHorizontal />}
          messages={scenarioView.messages().empty}
          action={<NewScenario />}
          bringIn={undefined}
        />
      )}
      controls={() => controls}
      renderFooter={(row) => <Footer row={row} applied={states.applied.get(row.id)} />}
      renderBulk={({ selection: { chosen } }) =>
        chosen.size >= FEWEST &&
        chosen.size <= MOST && (
          <ScreenButton size="small" screen="price-simulator" search={{ compare: [...chosen].join(',') }}>
            {messages.compare}
          </ScreenButton>
        )
      }
    />
  )
}

function useStates(): ScenarioStates {
  const now = useFingerprint()
  const changeSets = useRows('changeSet')
  return useMemo(() => ({ now, applied: appliedScenarios(changeSets) }), [now, changeSets])
}

function useFingerprint(): string {
  const products = useSummary(versions)
  const [categories, businesses] = [useRows('category'), useRows('businessProfile')]
  return useMemo(
    () => catalogueFingerprint([...products, ...categories, ...businesses]),
    [products, categories, businesses],
  )
}

function NewScenario() {
  return (
    <ScreenButton screen="price-simulator" tone="primary">
      {messages.list.create}
    </ScreenButton>
  )
}

interface FooterProps {
  readonly row: RowOfKind<'scenario'>
  /** The change set that applied it. */
  readonly applied: RowOfKind<'changeSet'> | undefined
}

function Footer({ row, applied }: FooterProps) {
  const words = leversInWords(row.levers)
  return (
    <div className="mt-4 space-y-3 border-t border-line pt-4">
      <ul className="list-disc space-y-0.5 ps-5">
        {words.length === 0 ? <li>{messages.comparison.noLevers}</li> : words.map((each) => <li key={each}>{each}</li>)}
      </ul>
      <div className="flex flex-wrap gap-2">
        <ScreenButton screen="price-simulator" search={{ id: row.id }} tone="primary">
          {messages.list.open}
        </ScreenButton>
        {applied && (
          <ScreenButton screen="change-sets" search={{ id: applied.id }}>
            {messages.appliedAlready.link}
          </ScreenButton>
        )}
      </div>
    </div>
  )
}
