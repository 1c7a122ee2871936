import CircleCheck from 'lucide-react/icons/circle-check'
import CircleOff from 'lucide-react/icons/circle-off'
import Copy from 'lucide-react/icons/copy'
import Plus from 'lucide-react/icons/plus'
import { useMemo } from 'react'
import { basicPackage, service } from '#contract/entities/service.ts'
import { general } from '#contract/entity.ts'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { useRows } from '#web/kit/data/use-store.ts'
import { csvFile, saveFile } from '#web/kit/files/save-file.ts'
import { today } from '#web/kit/format/date.ts'
import { DeclaredList } from '#web/kit/list/declared-list.tsx'
import { rowFile } from '#web/kit/list/row-file.ts'
import type { ListState } from '#web/kit/list/use-list.ts'
import { useStoryPopover } from '#web/kit/price/story-popover.tsx'
import { useGo } from '#web/kit/shell/screen-link.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { NoServices } from './no-services.tsx'
import { reportFileName, serviceReport } from './service-report.ts'
import { ServiceStoryPopover } from './service-story-view.tsx'
import { serviceView } from './service-view.tsx'
import { servicesMessages as messages } from './messages.ts'
import { type ServiceActions, useServiceActions } from './use-service-actions.ts'

type State = ListState<RowOfKind<'service'>>

const file = rowFile('services', () => import('./service-file.ts').then((module) => module.serviceFile))

const { made } = messages
/**
 * In the language of the page. Nobody has said yet what an hour costs the customer: over REST a new service has a rate to begin with, on
 * screen it has none.
 */
const NEW_SERVICE = {
  name: made.name,
  category: made.category,
  hourlyRate: null,
  packageOptions: [{ ...basicPackage, name: made.package, includedItems: [made.included] }],
}

/** The services of the business, with what each costs and brings (SERV-01…06). */
export function ServicesPage() {
  const rows = useRows('service')
  const actions = useServiceActions()
  const go = useGo()
  const story = useStoryPopover()
  const active = useMemo(() => rows.filter((row) => row.isActive).length, [rows])
  const labelOf = (field: string) => general(service).fields[field]?.label ?? field
  const newButton = (
    <Button
      tone="primary"
      icon={<Plus aria-hidden="true" />}
      onClick={() => void actions.begin(NEW_SERVICE).then((id) => id !== undefined && go('service', { id, new: '1' }))}
    >
      <span className={rows.length > 0 ? 'max-md:sr-only' : undefined}>{messages.create}</span>
    </Button>
  )
  return (
    <DeclaredList
      view={serviceView}
      rows={rows}
      context={story.opener}
      facts={messages.factsOf(rows.length, active)}
      action={newButton}
      renderEmpty={(bringIn) => (
        <NoServices
          action={newButton}
          secondAction={
            <Button tone="ghost" onClick={bringIn}>
              {messages.empty.importFile}
            </Button>
          }
        />
      )}
      onOpen={(id) => go('service', { id })}
      onRemove={actions.removeAll}
      onSave={(id, field, value) => void actions.save(id, { [field]: value }, labelOf(field))}
      onSpace={(id, row) => story.opener.toggle(id, row.querySelector('[data-price-story]') ?? row)}
      renderBulk={(state) => <BulkActions actions={actions} state={state} />}
      menu={(state) => [{ label: messages.report, reads: true, run: () => saveReport(state) }]}
      file={file}
    >
      {({ page }) => {
        const told = page.shown.find(({ id }) => id === story.shown?.id)
        return told && <ServiceStoryPopover state={story} row={told} />
      }}
    </DeclaredList>
  )
}

/** Saves the columns of SERV-06 of the chosen services, else of all that the list finds. */
function saveReport({ all, selection }: State): void {
  saveFile(reportFileName(today()), csvFile([serviceReport(selection.count > 0 ? selection.rows : all())]))
}

function BulkActions({ actions, state }: { readonly actions: ServiceActions; readonly state: State }) {
  const { rows, clear } = state.selection
  return (
    <>
      <Button
        size="small"
        icon={<Copy aria-hidden="true" />}
        onClick={() => void actions.duplicate(rows).then((copies) => copies.length > 0 && clear())}
      >
        {messages.bulk.duplicate}
      </Button>
      <Button size="small" icon={<CircleCheck aria-hidden="true" />} onClick={() => void actions.setActive(rows, true)}>
        {messages.bulk.activate}
      </Button>
      <Button size="small" icon={<CircleOff aria-hidden="true" />} onClick={() => void actions.setActive(rows, false)}>
        {messages.bulk.deactivate}
      </Button>
    </>
  )
}
