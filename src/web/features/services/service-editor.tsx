import Copy from 'lucide-react/icons/copy'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Trash2 from 'lucide-react/icons/trash-2'
import { useMemo } from 'react'
import { service } from '#contract/entities/service.ts'
import { general } from '#contract/entity.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { SoldIn } from '#web/kit/currency/sold-in.tsx'
import { useNameOfNew } from '#web/kit/form/use-name-of-new.ts'
import { useListBreakpoint } from '#web/kit/list/list-breakpoint.ts'
import { FactsLine } from '#web/kit/shell/facts-line.tsx'
import { PageHead } from '#web/kit/shell/page-head.tsx'
import { useGo } from '#web/kit/shell/screen-link.tsx'
import { MenuButton } from '#web/kit/ui/menu-button.tsx'
import { Panel } from '#web/kit/ui/panel.tsx'
import { CostsSection } from './costs-section.tsx'
import type { Editing } from './editing.ts'
import { IdentitySection } from './identity-section.tsx'
import { PackagesSection } from './packages-section.tsx'
import { pageMessages as messages } from './page-messages.ts'
import { PriceFigures, PriceHeadline } from './price-panel.tsx'
import { PricingSection } from './pricing-section.tsx'
import { ServiceStory } from './service-story-view.tsx'
import type { ServiceActions } from './use-service-actions.ts'

const SERVICE = general(service)

interface ServiceEditorProps {
  readonly row: RowOfKind<'service'>
  readonly actions: ServiceActions
  /** It was made just now: its name is selected. */
  readonly isNew: boolean
}

/** Everything about a service, saved as it is typed, with the price and its story beside it. */
export function ServiceEditor({ row, actions, isNew }: ServiceEditorProps) {
  const editing = useMemo<Editing>(
    () => ({ row, save: (patch, what) => void actions.save(row.id, patch, what) }),
    [row, actions],
  )
  const name = useNameOfNew(isNew)
  const wide = useListBreakpoint(false) === 'full'
  const headline = <PriceHeadline row={row} />
  const price = (
    <Panel title={messages.sections.price}>
      {wide && headline}
      <PriceFigures row={row} />
    </Panel>
  )
  const story = (
    <Panel title={messages.sections.story}>
      <ServiceStory row={row} />
    </Panel>
  )
  const parts = (
    <>
      <IdentitySection editing={editing} nameRef={name} />
      <CostsSection editing={editing} />
      <PricingSection editing={editing} />
      {row.pricingModel === 'package' && <PackagesSection editing={editing} />}
    </>
  )
  return (
    <>
      <PageHead
        title={row.name}
        facts={<Facts editing={editing} />}
        action={<MoreActions row={row} actions={actions} />}
      />
      {wide ? (
        <div className="grid grid-cols-[minmax(0,1fr)_minmax(22rem,27rem)] items-start gap-5">
          <div className="space-y-5">{parts}</div>
          <div data-beside="figures" className="sticky top-6 space-y-5">
            {price}
            {story}
          </div>
        </div>
      ) : (
        <div className="space-y-4">
          <div className="sticky top-0 z-10 -mx-4 border-b border-line bg-bg px-4 py-2.5 md:-mx-8 md:px-8">
            {headline}
          </div>
          {parts}
          {price}
          {story}
        </div>
      )}
    </>
  )
}

function Facts({ editing: { row, save } }: { readonly editing: Editing }) {
  return (
    <FactsLine text={row.category}>
      <SoldIn
        entity={SERVICE}
        row={{ ...row }}
        currency={row.baseCurrency}
        onTake={(patch) => save(patch, messages.currency)}
      />
    </FactsLine>
  )
}

function MoreActions({ row, actions }: { readonly row: RowOfKind<'service'>; readonly actions: ServiceActions }) {
  const go = useGo()
  return (
    <MenuButton
      label={messages.more}
      icon={<Ellipsis aria-hidden="true" />}
      iconOnly
      align="end"
      entries={[
        {
          label: messages.duplicate,
          icon: <Copy aria-hidden="true" />,
          run: () => void actions.duplicate([row]).then(([id]) => id !== undefined && go('service', { id, new: '1' })),
        },
        { type: 'line' },
        {
          label: messages.delete,
          icon: <Trash2 aria-hidden="true" />,
          danger: true,
          run: () => void actions.removeAll([row]).then((done) => done && go('services')),
        },
      ]}
    />
  )
}
