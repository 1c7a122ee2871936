import Link from 'lucide-react/icons/link'
import { useCallback, useEffect, useState } from 'react'
import { type Act, failureOf, showFailure } from '../data/failure.ts'
import { ConfirmIdentity, isStale } from '../shell/confirm-identity.tsx'
import { Button } from '../ui/button.tsx'
import { askConfirm } from '../ui/confirm.ts'
import { NativeSelect } from '../ui/native-select.tsx'
import { ProblemDisplay, type ShownProblem } from '../ui/problem-display.tsx'
import { LinkList, type Links } from './link-list.tsx'
import { NewLink } from './new-link.tsx'
import { closeLink, type SharedLink } from './shared-link.ts'
import { linkMessages as messages } from './messages.ts'

const LIVES = ['7', '30', '90', '365', 'never'] as const
type Life = (typeof LIVES)[number]
const lifeOptions = () => LIVES.map((value) => ({ value, label: messages.lives[value] }))

interface LinkSharingProps {
  /** Reads the links of what is shared, newest first. Stays the same between renders. */
  readonly fetchLinks: () => Promise<readonly SharedLink[]>
  /** Makes a link and answers its whole address; `days` absent means without an end. */
  readonly makeLink: (days: number | undefined) => Promise<string>
  readonly act: Act
  /** Said when a link was made, whose address cannot be asked for again. */
  readonly onMade: () => void
}

/** Makes, counts and closes public links. */
export function LinkSharing({ fetchLinks, makeLink, act, onMade }: LinkSharingProps) {
  const [life, setLife] = useState<Life>('30')
  const [isMaking, setMaking] = useState(false)
  const [made, setMade] = useState<string>()
  const [problem, setProblem] = useState<ShownProblem | 'not-fresh'>()
  const links = useLinks(fetchLinks, act)

  async function make() {
    setMaking(true)
    setProblem(undefined)
    try {
      setMade(await makeLink(life === 'never' ? undefined : Number(life)))
      onMade()
      links.reload()
    } catch (error) {
      setProblem(isStale(error) ? 'not-fresh' : failureOf(error, act))
    } finally {
      setMaking(false)
    }
  }

  async function revoke({ id }: SharedLink) {
    const words = { title: messages.revokeTitle, text: messages.revokeText, confirm: messages.revoke, danger: true }
    if (!(await askConfirm(words))) return
    await closeLink(id).catch((error: unknown) => showFailure(error, act))
    links.reload()
  }

  return (
    <div className="flex flex-col gap-5">
      {problem === 'not-fresh' ? (
        <ConfirmIdentity reason={messages.notFresh} />
      ) : (
        problem && <ProblemDisplay problem={problem} />
      )}
      {made === undefined ? (
        <div className="flex flex-wrap items-end gap-3">
          <NativeSelect<Life>
            label={messages.life}
            value={life}
            options={lifeOptions()}
            onChange={setLife}
            className="min-w-44 flex-1"
          />
          <Button tone="primary" icon={<Link aria-hidden="true" />} disabled={isMaking} onClick={() => void make()}>
            {isMaking ? messages.making : messages.make}
          </Button>
        </div>
      ) : (
        <NewLink address={made} />
      )}
      <LinkList links={links} onRevoke={(link) => void revoke(link)} />
    </div>
  )
}

function useLinks(fetchLinks: () => Promise<readonly SharedLink[]>, act: Act): Links {
  const [links, setLinks] = useState<Omit<Links, 'reload'>>({ items: undefined, problem: undefined })
  const reload = useCallback(() => {
    fetchLinks().then(
      (items) => setLinks({ items, problem: undefined }),
      (error: unknown) => setLinks({ items: undefined, problem: failureOf(error, act) }),
    )
  }, [fetchLinks, act])
  useEffect(reload, [reload])
  return { ...links, reload }
}
