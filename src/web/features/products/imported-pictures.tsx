import ImageDown from 'lucide-react/icons/image-down'
import { useState } from 'react'
import { changeSets } from '#web/kit/change-sets/change-set-client.ts'
import { showFailure } from '#web/kit/data/failure.ts'
import { useStore } from '#web/kit/data/use-store.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { showToast } from '#web/kit/ui/toast.ts'
import { FetchPicturesDialog } from './fetch-pictures-dialog.tsx'
import { isElsewhere } from './fetch-pictures.ts'
import { fetchPicturesMessages as messages } from './fetch-pictures-messages.ts'

const PAGE_SIZE = '500'
const LOOK_MS = 250
const LOOKS = 40

/** Offers to fetch the pictures that an import named by their addresses (PROD-14, UP-06). */
export function ImportedPictures({ changeSetId }: { readonly changeSetId: string }) {
  const store = useStore()
  const [isLooking, setLooking] = useState(false)
  const [asked, setAsked] = useState<readonly string[] | undefined>(undefined)

  async function look() {
    setLooking(true)
    try {
      const ids = await importedIds(changeSetId)
      await arrived(() => ids.every((id) => store.get('product', id)))
      const found = ids.filter((id) => isElsewhere(store.get('product', id)?.imageUrl))
      if (found.length > 0) setAsked(found)
      else showToast({ title: messages.nothingLeft })
    } catch (error) {
      showFailure(error, { act: 'read', thing: messages.thing })
    }
    setLooking(false)
  }

  return (
    <>
      <Button icon={<ImageDown aria-hidden="true" />} disabled={isLooking} onClick={() => void look()}>
        {isLooking ? messages.looking : messages.act}
      </Button>
      {asked && <FetchPicturesDialog ids={asked} onClose={() => setAsked(undefined)} />}
    </>
  )
}

/** The products that an import made or changed; only the server knows them. */
async function importedIds(changeSetId: string): Promise<readonly string[]> {
  const ids: string[] = []
  for (let page = 1; ; page += 1) {
    const { items, more } = await changeSets.rows(changeSetId, {
      kind: 'product',
      pageSize: PAGE_SIZE,
      page: String(page),
    })
    for (const { id } of items) if (id !== null) ids.push(id)
    if (!more) return [...new Set(ids)]
  }
}

/** What an import has just made may still be on its way to this device; what was deleted since never comes. */
async function arrived(isHere: () => boolean): Promise<void> {
  for (let looks = 0; looks < LOOKS && !isHere(); looks += 1) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
  }
}
