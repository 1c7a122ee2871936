import Eraser from 'lucide-react/icons/eraser'
import Store from 'lucide-react/icons/store'
import { STORE_PROVIDERS } from '#contract/store-providers.ts'
import { PAGE_SIZE } from '#domain/list-query.ts'
import { countOf } from '#web/kit/actions/nouns.ts'
import { useStore } from '#web/kit/data/use-store.ts'
import { useGo } from '#web/kit/shell/screen-link.tsx'
import { askConfirm } from '#web/kit/ui/confirm.ts'
import { MenuButton } from '#web/kit/ui/menu-button.tsx'
import { clearStoreMessages as messages } from './clear-store-messages.ts'
import { useProductActions } from './use-product-actions.ts'

/** Takes the products that were fetched from stores off the list, as one change that can be taken back; the list then shows pages of 20 (PROD-10). */
export function ClearStore() {
  const store = useStore()
  const actions = useProductActions()
  const go = useGo()

  async function clear() {
    const ids = STORE_PROVIDERS.flatMap((source) => store.idsOf('product', { search: '', where: { source } }))
    const products = countOf('product', ids.length)
    const question = { title: messages.question(products), text: messages.text, confirm: messages.confirm(products) }
    if (!(await askConfirm({ ...question, danger: true }))) return
    if (await actions.removeMany(ids, messages.cleared(products)))
      go('products', { pageSize: String(PAGE_SIZE.afterClear) })
  }

  return (
    <MenuButton
      label={messages.more}
      icon={<Store aria-hidden="true" />}
      iconOnly
      align="end"
      entries={[{ label: messages.clear, icon: <Eraser aria-hidden="true" />, danger: true, run: () => void clear() }]}
    />
  )
}
