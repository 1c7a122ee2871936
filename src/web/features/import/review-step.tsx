import { useState } from 'react'
import { formatCount, formatNumber } from '#web/kit/format/number.ts'
import { Banner } from '#web/kit/ui/banner.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { SegmentedControl } from '#web/kit/ui/segmented-control.tsx'
import { Tabs } from '#web/kit/ui/tabs.tsx'
import { ActionBar } from './action-bar.tsx'
import { BadRowDialog, type BadRowDialogProps } from './bad-row-dialog.tsx'
import type { ChangeSetHeader } from '#web/kit/change-sets/change-set-client.ts'
import type { ImportProps } from './import-session.ts'
import { ReviewFigures } from './review-figures.tsx'
import { ReviewRows, type ReviewRowsProps, type RowsView } from './review-rows.tsx'
import { saveBadRows } from './save-bad-rows.ts'
import { Panel } from '#web/kit/ui/panel.tsx'
import { importMessages } from './messages.ts'

/** What the dry run found: figures, the rows behind them, and the way to apply it or back to the columns. */
export function ReviewStep({ state, session }: ImportProps) {
  const { header, settings } = state
  const [correcting, setCorrecting] = useState<BadRowDialogProps['item']>()
  const { review: text } = importMessages
  if (!header) return null
  const { refused = 0, alike = 0 } = header.effect
  const views = viewsOf(header)
  return (
    <div className="space-y-4">
      <Panel title={text.title}>
        {alike > 0 && (
          <div className="mb-4">
            <Banner tone="warn" title={text.alike(alike)}>
              {text.alikeText}
            </Banner>
          </div>
        )}
        <OtherCurrency state={state} session={session} />
        <ReviewFigures effect={header.effect} skipped={state.skipped} />
        {refused > 0 && (
          <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
            <p className="min-w-0 flex-1 basis-60 text-pretty">{text.badStay(refused)}</p>
            <Button size="small" onClick={() => void saveBadRows({ state, session })}>
              {text.download}
            </Button>
          </div>
        )}
      </Panel>
      {views.length > 0 && (
        <Panel title={text.tables}>
          <RowsTabs
            key={header.id}
            changeSetId={header.id}
            views={views}
            currency={settings.currency}
            onCorrect={setCorrecting}
          />
        </Panel>
      )}
      {correcting && (
        <BadRowDialog
          key={correcting.n}
          item={correcting}
          state={state}
          session={session}
          onClose={() => setCorrecting(undefined)}
        />
      )}
      <ActionBar>
        {header.size > 0 && (
          <Button tone="primary" onClick={() => void session.apply()}>
            {importMessages.apply(formatCount(header.size, importMessages.product))}
          </Button>
        )}
        <Button onClick={() => session.back()}>{text.back}</Button>
        {header.size === 0 && <p className="text-muted">{isAllBad(header) ? text.noneUnderstood : text.nothing}</p>}
      </ActionBar>
    </div>
  )
}

/** Nothing of the file can be used as it stands. */
function isAllBad({ effect: { refused = 0, unchanged = 0 } }: ChangeSetHeader): boolean {
  return refused > 0 && unchanged === 0
}

/** Products in other currencies than the one that was assumed, and how their amounts are read (PROD-14, PRICE-09). */
function OtherCurrency({ state: { header, settings, options }, session }: ImportProps) {
  const { review: text } = importMessages
  const other = header?.effect.otherCurrency
  if (!other) return null
  const [own, file] = ['own', 'file'] as const
  const isKept = options.keepsCurrency === true
  return (
    <div className="mb-4">
      <Banner tone="warn" title={text.otherCurrency(other.products, other.currencies.join(', '))}>
        <p>{isKept ? text.currencyKept : text.currencyRead(settings.currency)}</p>
        <SegmentedControl
          className="mt-2 max-w-md"
          label={text.readAs}
          value={isKept ? own : file}
          segments={[
            { value: own, label: text.readOwn },
            { value: file, label: settings.currency },
          ]}
          onChange={(choice) => void session.checkWith({ keepsCurrency: choice === own })}
        />
      </Banner>
    </div>
  )
}

type CountedView = readonly [RowsView, number]

function viewsOf({ effect }: ChangeSetHeader): readonly CountedView[] {
  const counts: readonly (readonly [RowsView, number | undefined])[] = [
    ['bad', effect.refused],
    ['losing', effect.losing],
    ['create', effect.created],
    ['update', effect.updated],
    ['newVariant', effect.newVariants],
    ['updatedVariant', effect.updatedVariants],
    ['category', effect.newCategories],
    ['brand', effect.newBrands],
  ]
  return counts.flatMap(([view, count = 0]) => (count > 0 ? [[view, count] as const] : []))
}

interface RowsTabsProps extends Omit<ReviewRowsProps, 'view'> {
  readonly views: readonly CountedView[]
}

function RowsTabs({ views, ...rows }: RowsTabsProps) {
  const [chosen, setChosen] = useState(views[0]?.[0] ?? 'create')
  const { review: text } = importMessages
  const tabs = views.map(([view, count]) => ({
    value: view,
    label: text.tab(text.tabs[view], formatNumber(count)),
    content: <ReviewRows {...rows} view={view} />,
  }))
  return <Tabs label={text.tables} value={chosen} tabs={tabs} onChange={setChosen} />
}
