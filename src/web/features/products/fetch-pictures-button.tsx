import ImageDown from 'lucide-react/icons/image-down'
import { useState } from 'react'
import { useStore } from '#web/kit/data/use-store.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { FetchPicturesDialog } from './fetch-pictures-dialog.tsx'
import { isElsewhere } from './fetch-pictures.ts'
import { fetchPicturesMessages as messages } from './fetch-pictures-messages.ts'

/**
 * Offers to fetch the pictures of chosen products, where one of them names a picture that lies elsewhere. What was chosen when it was
 * pressed stays, also while less and less of it lies elsewhere.
 */
export function FetchPicturesButton({ chosen }: { readonly chosen: ReadonlySet<string> }) {
  const [asked, setAsked] = useState<readonly string[] | undefined>(undefined)
  const store = useStore()
  const elsewhere = [...chosen].filter((id) => isElsewhere(store.get('product', id)?.imageUrl))
  return (
    <>
      {elsewhere.length > 0 && (
        <Button size="small" icon={<ImageDown aria-hidden="true" />} onClick={() => setAsked(elsewhere)}>
          {messages.act}
        </Button>
      )}
      {asked && <FetchPicturesDialog ids={asked} onClose={() => setAsked(undefined)} />}
    </>
  )
}
