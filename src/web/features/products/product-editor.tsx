import { Suspense, useEffect, useRef, useState } from 'react'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { useRows } from '#web/kit/data/use-store.ts'
import { useNameOfNew } from '#web/kit/form/use-name-of-new.ts'
import { lazyPart } from '#web/kit/load/lazy-part.ts'
import { PriceStory } from '#web/kit/price/price-story.tsx'
import { saveMarks, SaveMarksProvider } from '#web/kit/ui/save-marks.ts'
import { useMediaQuery } from '#web/kit/ui/use-media-query.ts'
import { CostsSection } from './costs-section.tsx'
import type { Editing } from './editing.ts'
import { EditorCard, EditorSection } from './editor-section.tsx'
import { editorMessages } from './editor-messages.ts'
import { FoldedParts } from './folded-parts.tsx'
import { PriceFigures, PriceHeadline } from './price-figures.tsx'
import { PricingSection } from './pricing-section.tsx'
import { ProductField } from './product-field.tsx'
import { RefusedFloor } from './refused-floor.tsx'
import { ROOMY_QUERY } from './breakpoint.ts'
import { useEditing } from './use-editing.ts'
import { useProductActions } from './use-product-actions.ts'

const InStores = lazyPart(() => import('./in-stores.tsx').then((module) => module.InStores))

/** Which part of the editor gets the focus when it opens (NAV-04). */
export type EditorFocus = 'name' | 'costs' | 'pricing' | undefined

export interface ProductEditorProps {
  readonly row: RowOfKind<'product'>
  readonly layout: 'page' | 'panel'
  readonly focus?: EditorFocus
}

/** Everything about a product, saved as it is typed: what makes its price first, the price with its story beside it, the rest folded. */
export function ProductEditor({ row, layout, focus }: ProductEditorProps) {
  const [marks] = useState(() => saveMarks())
  return (
    <SaveMarksProvider value={marks}>
      <Editor row={row} layout={layout} focus={focus} />
    </SaveMarksProvider>
  )
}

function Editor({ row, layout, focus }: ProductEditorProps) {
  const { editing, refused } = useEditing(row)
  return (
    <>
      <EditorParts editing={editing} layout={layout} focus={focus} />
      <RefusedFloor row={row} refused={refused} />
    </>
  )
}

interface EditorPartsProps extends Pick<ProductEditorProps, 'layout'> {
  readonly editing: Editing
  readonly focus: EditorFocus
}

function EditorParts({ editing, layout, focus }: EditorPartsProps) {
  const { row, save } = editing
  const actions = useProductActions()
  const hasStores = useRows('store').length > 0
  const [nameRef, costsRef, pricingRef] = useFocus(focus)
  const wide = useMediaQuery(ROOMY_QUERY)
  const isPanel = layout === 'panel'
  const making = (
    <EditorCard>
      <ProductField row={row} save={save} name="name" inputRef={nameRef} />
      <CostsSection editing={editing} ref={costsRef} />
      <PricingSection editing={editing} ref={pricingRef} />
    </EditorCard>
  )
  const headline = <PriceHeadline editing={editing} />
  const price = (
    <EditorCard label={editorMessages.price.title}>
      {!isPanel && wide && <div className="mb-3">{headline}</div>}
      <PriceFigures editing={editing} onRecalculate={() => void actions.recalculate(row.id)} />
      <EditorSection title={editorMessages.sections.story}>
        <PriceStory input={editing.shown} price={editing.price} changedAt={row.updatedAt} />
      </EditorSection>
      {hasStores && (
        <Suspense fallback={null}>
          <InStores row={row} price={editing.price} />
        </Suspense>
      )}
    </EditorCard>
  )
  const others = (
    <EditorCard isList>
      <FoldedParts editing={editing} isWide={!isPanel && wide} />
    </EditorCard>
  )
  if (isPanel) {
    // A new product is typed first; of one that is there, the price and its story are looked at.
    const isNew = focus === 'name'
    return (
      <div data-editor="panel">
        <div className="sticky -top-4 z-10 -mx-5 -mt-5 border-b border-line bg-card px-5 pt-4 pb-2">{headline}</div>
        <div className="-mb-4 divide-y divide-line">
          {isNew ? making : price}
          {isNew ? price : making}
          {others}
        </div>
      </div>
    )
  }
  if (!wide) {
    return (
      <div data-editor="page" className="space-y-4">
        <div className="sticky top-0 z-10 -mx-4 -mt-5 border-b border-line bg-bg px-4 py-2.5 md:-mx-8 md:px-8">
          {headline}
        </div>
        {making}
        {price}
        {others}
      </div>
    )
  }
  return (
    <div data-editor="page" className="space-y-5">
      <div className="grid grid-cols-[minmax(0,1fr)_minmax(22rem,27rem)] items-start gap-5">
        {making}
        <div data-beside="figures" className="sticky top-6">
          {price}
        </div>
      </div>
      {others}
    </div>
  )
}

function useFocus(focus: EditorFocus) {
  const name = useNameOfNew(focus === 'name')
  const costs = useRef<HTMLElement>(null)
  const pricing = useRef<HTMLElement>(null)
  useEffect(() => {
    const part = focus === 'costs' ? costs.current : focus === 'pricing' ? pricing.current : null
    part?.scrollIntoView({ block: 'start' })
    part?.querySelector<HTMLInputElement>('input[inputmode=decimal]')?.focus({ preventScroll: true })
  }, [focus])
  return [name, costs, pricing] as const
}
