import Briefcase from 'lucide-react/icons/briefcase'
import { RecordPage } from '#web/kit/list/record-page.tsx'
import { textParam } from '#web/kit/shell/search-params.ts'
import { useSearchState } from '#web/kit/shell/use-search-state.ts'
import { ServiceEditor } from './service-editor.tsx'
import { useServiceActions } from './use-service-actions.ts'

const shape = { new: textParam() }

/** One service: what it costs, how it is sold and what it brings (SERV-01…03, SERV-07). */
export function ServicePage() {
  const [search] = useSearchState(shape)
  const actions = useServiceActions()
  return (
    <RecordPage kind="service" list="services" icon={<Briefcase />} onRestore={(row) => void actions.restore(row)}>
      {(row) => <ServiceEditor row={row} actions={actions} isNew={search.new === '1'} />}
    </RecordPage>
  )
}
