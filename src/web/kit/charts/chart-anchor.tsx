import type { MouseEvent } from 'react'
import { screenHref } from '#contract/screens.ts'
import { goTo, theRouter } from '../shell/current-router.ts'
import { ScreenLink } from '../shell/screen-link.tsx'
import { classNames } from '../ui/class-names.ts'

type ChartAnchorProps = Parameters<typeof ScreenLink>[0]

/** A link of a chart: on the screen that is shown it opens beside the chart, which stays where it is. */
export function ChartAnchor({ onClick, ...link }: ChartAnchorProps) {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    if (!isPlain || theRouter().shown().screen?.id !== link.screen) return
    event.preventDefault()
    goTo(screenHref(link.screen, link.search), { keepScroll: true })
  }
  return <ScreenLink {...link} onClick={follow} />
}

/** The same in a line of text or a cell. */
export function FigureLink({ className, ...link }: ChartAnchorProps) {
  return (
    <ChartAnchor
      {...link}
      className={classNames(
        'rounded-sm underline decoration-line underline-offset-2 hover:text-primary hover:decoration-current',
        className,
      )}
    />
  )
}
