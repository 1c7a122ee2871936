import { shellMessages } from './messages.ts'

/** The product's mark, costs that step up to a price, and its name. */
export function Brand({ markOnly = false }: { readonly markOnly?: boolean }) {
  return (
    <span className="flex items-center gap-2.5">
      <img src="/icon.svg" alt="" className="size-8 shrink-0" />
      <span className={markOnly ? 'sr-only' : 'text-base font-bold tracking-tight'}>{shellMessages.product}</span>
    </span>
  )
}
