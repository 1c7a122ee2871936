import Link from 'lucide-react/icons/link'
import { useCallback, useEffect, useState } from 'react'
import { failureOf, showFailure } from '#web/kit/data/failure.ts'
import { useRow } from '#web/kit/data/use-store.ts'
import { Banner } from '#web/kit/ui/banner.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { askConfirm } from '#web/kit/ui/confirm.ts'
import { Dialog } from '#web/kit/ui/dialog.tsx'
import { NativeSelect } from '#web/kit/ui/native-select.tsx'
import { ProblemDisplay, type ShownProblem } from '#web/kit/ui/problem-display.tsx'
import { LinkList, type Links } from './link-list.tsx'
import { NewLink } from './new-link.tsx'
import { closeLink, fetchLinks, makeLink, type SharedLink } from './share-calls.ts'
import { papersText } from './text.ts'

const text = papersText.share
const LIVES = ['7', '30', '90', '365', 'never'] as const
type Life = (typeof LIVES)[number]
const LIFE_OPTIONS = LIVES.map((value) => ({ value, label: text.lives[value] }))

/** Makes, counts and closes the public links of a price list (PLIST-05). */
export function ShareDialog({ priceListId, onClose }: { readonly priceListId: string; readonly onClose: () => void }) {
  const status = useRow('priceList', priceListId)?.['status']
  const [life, setLife] = useState<Life>('30')
  const [isMaking, setMaking] = useState(false)
  const [made, setMade] = useState<string>()
  const [problem, setProblem] = useState<ShownProblem>()
  const links = useLinks(priceListId)

  async function make() {
    setMaking(true)
    setProblem(undefined)
    try {
      setMade(await makeLink(priceListId, life === 'never' ? undefined : Number(life)))
      links.reload()
    } catch (error) {
      setProblem(failureOf(error, text.act))
    } finally {
      setMaking(false)
    }
  }

  async function revoke({ id }: SharedLink) {
    const sure = await askConfirm({
      title: text.revokeTitle,
      text: text.revokeText,
      confirm: text.revoke,
      danger: true,
    })
    if (!sure) return
    await closeLink(id).catch((error: unknown) => showFailure(error, text.act))
    links.reload()
  }

  return (
    <Dialog
      open
      keepOpen={made !== undefined}
      onClose={onClose}
      title={text.title}
      description={text.lead}
      footer={
        <Button tone={made === undefined ? 'secondary' : 'primary'} onClick={onClose}>
          {papersText.done}
        </Button>
      }
    >
      <div className="flex flex-col gap-5">
        {problem && <ProblemDisplay problem={problem} />}
        {(status === 'draft' || status === 'archived') && (
          <Banner tone="warn" title={text.closed[status]}>
            {text.closedText}
          </Banner>
        )}
        {made === undefined ? (
          <div className="flex flex-wrap items-end gap-3">
            <NativeSelect<Life>
              label={text.life}
              value={life}
              options={LIFE_OPTIONS}
              onChange={setLife}
              className="min-w-44 flex-1"
            />
            <Button tone="primary" icon={<Link aria-hidden="true" />} disabled={isMaking} onClick={() => void make()}>
              {isMaking ? text.making : text.make}
            </Button>
          </div>
        ) : (
          <NewLink address={made} />
        )}
        <LinkList links={links} onRevoke={(link) => void revoke(link)} />
      </div>
    </Dialog>
  )
}

function useLinks(priceListId: string): Links {
  const [links, setLinks] = useState<Omit<Links, 'reload'>>({ items: undefined, problem: undefined })
  const reload = useCallback(() => {
    fetchLinks(priceListId).then(
      (items) => setLinks({ items, problem: undefined }),
      (error: unknown) => setLinks({ items: undefined, problem: failureOf(error, text.act) }),
    )
  }, [priceListId])
  useEffect(reload, [reload])
  return { ...links, reload }
}
