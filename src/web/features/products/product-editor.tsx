import { Suspense, useEffect, useRef } from 'react'
import type { RowOfKind } from '#contract/row-kinds.ts'
import { lazyPart } from '#web/kit/load/lazy-part.ts'
import { PriceStory } from '#web/kit/price/price-story.tsx'
import { useMediaQuery } from '#web/kit/ui/use-media-query.ts'
import { CostsSection } from './costs-section.tsx'
import type { Editing } from './editing.ts'
import { EditorSection } from './editor-section.tsx'
import { editorMessages } from './editor-messages.ts'
import { IdentitySection } from './identity-section.tsx'
import { PriceFigures, PriceHeadline } from './price-figures.tsx'
import { PricingSection } from './pricing-section.tsx'
import { ProductCurrency } from './product-currency.tsx'
import { RefusedFloor } from './refused-floor.tsx'
import { ROOMY_QUERY } from './breakpoint.ts'
import { useEditing } from './use-editing.ts'
import { useProductActions } from './use-product-actions.ts'

const VariantsSection = lazyPart(() => import('./variants-section.tsx').then((module) => module.VariantsSection))

/** Which part of the editor gets the focus when it opens (NAV-04). */
export type EditorFocus = 'name' | 'costs' | 'pricing' | undefined

export interface ProductEditorProps {
  readonly row: RowOfKind<'product'>
  readonly layout: 'page' | 'panel'
  readonly focus?: EditorFocus
}

/** Everything about a product, saved as it is typed, with the price and its story beside it. */
export function ProductEditor({ row, layout, focus }: ProductEditorProps) {
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
  const { row } = editing
  const actions = useProductActions()
  const [nameRef, costsRef, pricingRef] = useFocus(focus)
  const wide = useMediaQuery(ROOMY_QUERY)
  const headline = <PriceHeadline editing={editing} />
  const figures = <PriceFigures editing={editing} onRecalculate={() => void actions.recalculate(row.id)} />
  const story = (
    <EditorSection title={editorMessages.sections.story}>
      <PriceStory input={row} price={editing.price} changedAt={row.updatedAt} />
    </EditorSection>
  )
  const identity = <IdentitySection editing={editing} nameRef={nameRef} />
  const costs = <CostsSection editing={editing} ref={costsRef} />
  const pricing = <PricingSection editing={editing} ref={pricingRef} />
  const variants = (
    <Suspense fallback={null}>
      <VariantsSection editing={editing} isWide={layout === 'page' && wide} />
    </Suspense>
  )
  if (layout === 'panel') {
    return (
      <div data-editor="panel" className="space-y-5">
        <div className="sticky -top-4 z-10 -mx-5 -mt-5 mb-3 border-b border-line bg-card px-5 pt-4 pb-2">
          {headline}
        </div>
        <ProductCurrency row={row} />
        {figures}
        {/* A new product is named first; of one that has a name the figures matter more. */}
        {focus === 'name' && identity}
        {costs}
        {pricing}
        {variants}
        {story}
        {focus !== 'name' && identity}
      </div>
    )
  }
  const price = (
    <section aria-label={editorMessages.price.title} className="rounded-xl border border-line bg-card p-5">
      {wide && <div className="mb-3">{headline}</div>}
      {figures}
    </section>
  )
  if (!wide) {
    return (
      <div data-editor="page" className="space-y-4">
        <div className="sticky top-0 z-10 -mx-4 -mt-5 border-b border-line bg-bg px-4 py-2.5 md:-mx-8 md:px-8">
          {headline}
        </div>
        {identity}
        {costs}
        {pricing}
        {variants}
        {price}
        {story}
      </div>
    )
  }
  return (
    <div data-editor="page" className="space-y-5">
      <div className="grid grid-cols-[minmax(0,1fr)_minmax(22rem,27rem)] items-start gap-5">
        <div className="space-y-5">
          {identity}
          {costs}
          {pricing}
        </div>
        <div className="sticky top-6 space-y-5">
          {price}
          {story}
        </div>
      </div>
      {variants}
    </div>
  )
}

function useFocus(focus: EditorFocus) {
  const name = useRef<HTMLInputElement>(null)
  const costs = useRef<HTMLElement>(null)
  const pricing = useRef<HTMLElement>(null)
  useEffect(() => {
    if (focus === 'name') name.current?.select()
    const part = focus === 'costs' ? costs.current : focus === 'pricing' ? pricing.current : null
    part?.scrollIntoView({ block: 'start' })
    part?.querySelector<HTMLInputElement>('input[inputmode=decimal]')?.focus({ preventScroll: true })
  }, [focus])
  return [name, costs, pricing] as const
}
