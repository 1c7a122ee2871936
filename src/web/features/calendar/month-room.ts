import { type RefObject, useLayoutEffect, useState } from 'react'

/** The line of a day’s number, and of an entry: 24 pixels to press, and what keeps it apart from the next. */
export const HEAD_PX = 28
export const LANE_PX = 26
/** The weekdays above the weeks, with their border. */
const WEEKDAYS_PX = 30
/** Below it the page ends, and what floats over every page stands there. */
const FOOT_PX = 80
const FEWEST = 2
const MOST = 8
/** Where nothing could be measured yet. */
const USUAL = 3

/** How many entries stand above each other in each week of a month that has so many pixels. */
export function lanesIn(room: number | undefined, weeks: number): number {
  if (room === undefined) return USUAL
  const ofWeek = (room - WEEKDAYS_PX) / weeks
  return Math.min(Math.max(Math.floor((ofWeek - HEAD_PX - 3) / LANE_PX), FEWEST), MOST)
}

/** The pixels from the top of an element to the end of the window, so that a month needs no scrolling; follows the window and what stands above. */
export function useRoomBelow(box: RefObject<HTMLElement | null>): number | undefined {
  const [room, setRoom] = useState<number>()
  useLayoutEffect(() => {
    const above = box.current?.parentElement
    function measure() {
      const { current } = box
      if (current)
        setRoom(Math.max(0, window.innerHeight - current.getBoundingClientRect().top - window.scrollY - FOOT_PX))
    }
    measure()
    const observer = new ResizeObserver(measure)
    if (above) observer.observe(above)
    window.addEventListener('resize', measure)
    return () => {
      observer.disconnect()
      window.removeEventListener('resize', measure)
    }
  }, [box])
  return room
}
