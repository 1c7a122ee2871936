import PackageX from 'lucide-react/icons/package-x'
import { fillText } from '#contract/messages.ts'
import { product } from '#contract/entities/product.ts'
import { PageHead } from '#web/kit/shell/page-head.tsx'
import { ScreenButton } from '#web/kit/shell/screen-link.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { EmptyState } from '#web/kit/ui/empty-state.tsx'
import { editorText } from './editor-text.ts'

/** What an unknown id shows (PROD-09). */
export function ProductNotFound({ id }: { readonly id: string }) {
  return (
    <>
      <PageHead title={editorText.notFound.title} />
      <EmptyState
        icon={<PackageX />}
        title={fillText(product.notFound, { id })}
        action={
          <ScreenButton screen="products" tone="primary">
            {editorText.notFound.back}
          </ScreenButton>
        }
      />
    </>
  )
}

/** What an open product shows once it was deleted elsewhere. */
export function ProductGone({
  onRestore,
  onClose,
}: {
  readonly onRestore: () => void
  /** Closes the panel; on a page of its own the way back to the list is offered instead. */
  readonly onClose?: () => void
}) {
  return (
    <EmptyState
      icon={<PackageX />}
      title={editorText.gone.title}
      action={
        <Button tone="primary" onClick={onRestore}>
          {editorText.gone.restore}
        </Button>
      }
      secondAction={
        onClose ? (
          <Button onClick={onClose}>{editorText.gone.close}</Button>
        ) : (
          <ScreenButton screen="products">{editorText.notFound.back}</ScreenButton>
        )
      }
    >
      {editorText.gone.text}
    </EmptyState>
  )
}
