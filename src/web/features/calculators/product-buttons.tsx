import { Suspense, useState } from 'react'
import { lazyPart } from '#web/kit/load/lazy-part.ts'
import { Button, wrappingButtonClass } from '#web/kit/ui/button.tsx'
import type { CardModel } from './card-model.ts'
import { calculatorProductMessages as messages } from './product-messages.ts'
import { isOfProducts } from './used-figures.ts'

const TakeDialog = lazyPart(() => import('./take-dialog.tsx').then((module) => module.TakeDialog))
const UseDialog = lazyPart(() => import('./use-dialog.tsx').then((module) => module.UseDialog))

/** Takes figures from a product and uses them for one. */
export function ProductButtons({ model }: { readonly model: CardModel }) {
  const [open, setOpen] = useState<'take' | 'use'>()
  const close = (): void => setOpen(undefined)
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
      <Suspense fallback={null}>
        {open === 'take' && <TakeDialog model={model} onClose={close} />}
        {open === 'use' && <UseDialog model={model} onClose={close} />}
      </Suspense>
    </div>
  )
}
