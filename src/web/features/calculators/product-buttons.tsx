import { Suspense, useState } from 'react'
import { lazyPart } from '#web/kit/load/lazy-part.ts'
import { useReachesKind } from '#web/kit/shell/reach.ts'
import { ReaderPart } from '#web/kit/shell/reader-part.tsx'
import { Button, wrappingButtonClass } from '#web/kit/ui/button.tsx'
import type { CardModel } from './card-model.ts'
import { calculatorProductMessages as messages } from './product-messages.ts'
import { isOfProducts } from './used-figures.ts'

const TakeDialog = lazyPart(() => import('./take-dialog.tsx').then((module) => module.TakeDialog))
const UseDialog = lazyPart(() => import('./use-dialog.tsx').then((module) => module.UseDialog))

/** Takes figures from a product and uses them for one. */
export function ProductButtons({ model }: { readonly model: CardModel }) {
  const [open, setOpen] = useState<'take' | 'use'>()
  const hasProducts = useReachesKind('product')
  const close = (): void => setOpen(undefined)
  if (!hasProducts) return null
  return (
    <div className="mt-3 -ms-2.5 -mb-1 flex flex-wrap">
      <Button
        tone="ghost"
        size="small"
        className={wrappingButtonClass}
        onPointerEnter={TakeDialog.preload}
        onClick={() => setOpen('take')}
      >
        {messages.take}
      </Button>
      <ReaderPart>
        {isOfProducts(model.id) && (
          <Button
            tone="ghost"
            size="small"
            className={wrappingButtonClass}
            onPointerEnter={UseDialog.preload}
            onClick={() => setOpen('use')}
          >
            {messages.putOn[model.id]}
          </Button>
        )}
      </ReaderPart>
      <Suspense fallback={null}>
        {open === 'take' && <TakeDialog model={model} onClose={close} />}
        {open === 'use' && <UseDialog model={model} onClose={close} />}
      </Suspense>
    </div>
  )
}
