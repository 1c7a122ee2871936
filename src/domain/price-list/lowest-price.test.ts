import { describe, expect, it } from 'vitest'
import { dayOf, startOfDay } from '../calendar-day.ts'
import {
  type HistoryEntry,
  lowestOfLast,
  lowestPrice,
  type LowestPrice,
  priceTimeline,
  type PromotionSpan,
} from './lowest-price.ts'

const at = (text: string): number => Date.parse(text.includes('T') ? `${text}:00Z` : `${text}T12:00:00Z`)

type Told = readonly [moment: string, price: number | null]

function lowest(
  history: readonly Told[],
  moment: string,
  promotions: readonly PromotionSpan[] = [],
  zone = 'UTC',
): LowestPrice {
  const entries = history.map(([when, price], index): HistoryEntry => ({ at: at(when), price, version: index + 1 }))
  return lowestPrice(priceTimeline(entries), promotions, at(moment), zone)
}

const span = (from: string, to: string | null): PromotionSpan => ({
  startsAt: at(from),
  endsAt: to === null ? null : at(to),
})

describe('LEDGER-03 the lowest price of the 30 days before a reduction', () => {
  it.each<readonly [what: string, history: readonly Told[], moment: string, price: number | null, reduction: string]>([
    [
      'a plain cut',
      [
        ['2026-01-01', 100],
        ['2026-07-01', 80],
      ],
      '2026-07-05',
      100,
      'cut',
    ],
    [
      '80 → 100 → 90',
      [
        ['2026-01-01', 80],
        ['2026-06-20', 100],
        ['2026-07-01', 90],
      ],
      '2026-07-05',
      80,
      'cut',
    ],
    [
      '80 → 100 → 90, long after the rise',
      [
        ['2026-01-01', 80],
        ['2026-05-20', 100],
        ['2026-07-01', 90],
      ],
      '2026-07-05',
      100,
      'cut',
    ],
    [
      'raised, then cut to what it was',
      [
        ['2026-01-01', 80],
        ['2026-06-30', 120],
        ['2026-07-01', 80],
      ],
      '2026-07-05',
      80,
      'cut',
    ],
    [
      'raised on the last day of the window',
      [
        ['2026-01-01', 80],
        ['2026-06-01T08:00', 100],
        ['2026-07-01', 90],
      ],
      '2026-07-05',
      80,
      'cut',
    ],
    [
      'raised the day before the window',
      [
        ['2026-01-01', 80],
        ['2026-05-31T08:00', 100],
        ['2026-07-01', 90],
      ],
      '2026-07-05',
      100,
      'cut',
    ],
    [
      'a dip inside the window',
      [
        ['2026-01-01', 100],
        ['2026-06-10', 70],
        ['2026-06-11', 100],
        ['2026-07-01', 90],
      ],
      '2026-07-05',
      70,
      'cut',
    ],
    [
      'a dip before the window',
      [
        ['2026-01-01', 100],
        ['2026-05-10', 70],
        ['2026-05-11', 100],
        ['2026-07-01', 90],
      ],
      '2026-07-05',
      100,
      'cut',
    ],
    [
      'several prices on the day of the cut',
      [
        ['2026-01-01', 100],
        ['2026-07-01T08:00', 60],
        ['2026-07-01T09:00', 120],
        ['2026-07-01T10:00', 90],
      ],
      '2026-07-05',
      60,
      'cut',
    ],
    [
      'two cuts: the second counts from the first',
      [
        ['2026-01-01', 100],
        ['2026-06-20', 90],
        ['2026-07-01', 80],
      ],
      '2026-07-05',
      90,
      'cut',
    ],
    [
      'asked months after the cut, the window stays',
      [
        ['2026-01-01', 100],
        ['2026-07-01', 80],
      ],
      '2026-12-05',
      100,
      'cut',
    ],
    ['no cut: as if one began now', [['2026-01-01', 100]], '2026-07-05', 100, 'none'],
    [
      'risen since: as if one began now',
      [
        ['2026-01-01', 100],
        ['2026-06-20', 80],
        ['2026-07-01', 110],
      ],
      '2026-07-05',
      80,
      'none',
    ],
    ['never sold', [], '2026-07-05', null, 'none'],
    [
      'sold for a week only',
      [
        ['2026-06-28', 100],
        ['2026-07-01', 90],
      ],
      '2026-07-05',
      100,
      'cut',
    ],
    ['first priced now', [['2026-07-05', 90]], '2026-07-05', null, 'none'],
    [
      'without a price for a while',
      [
        ['2026-01-01', 70],
        ['2026-02-01', null],
        ['2026-06-20', 100],
        ['2026-07-01', 90],
      ],
      '2026-07-05',
      100,
      'cut',
    ],
    [
      'free once',
      [
        ['2026-01-01', 0],
        ['2026-06-20', 100],
        ['2026-07-01', 90],
      ],
      '2026-07-05',
      0,
      'cut',
    ],
  ])('%s', (_what, history, moment, price, reduction) => {
    expect(lowest(history, moment)).toMatchObject({ price, reduction })
  })

  it('the window ends where the promotion begins, however long that runs', () => {
    const history: Told[] = [
      ['2026-01-01', 100],
      ['2026-07-01', 60],
    ]
    const told = lowest(history, '2026-09-30', [span('2026-07-01', null)])
    expect(told).toMatchObject({ price: 100, reduction: 'promotion', to: at('2026-07-01'), current: 60 })
    expect(told.from).toBe(Date.parse('2026-06-01T00:00:00Z'))
  })

  it('a promotion on a promotion that lowers further counts from before the first', () => {
    const history: Told[] = [
      ['2026-01-01', 100],
      ['2026-07-01', 80],
      ['2026-07-10', 70],
    ]
    const promotions = [span('2026-07-01', '2026-07-20'), span('2026-07-10', '2026-07-20')]
    expect(lowest(history, '2026-07-12', promotions)).toMatchObject({ price: 100, to: at('2026-07-01') })
    expect(lowest(history, '2026-07-12', [span('2026-07-01', '2026-07-10'), span('2026-07-10', null)])).toMatchObject({
      price: 100,
    })
  })

  it('a promotion after one that was lower counts the lower one', () => {
    const history: Told[] = [
      ['2026-01-01', 100],
      ['2026-07-01', 50],
      ['2026-07-10', 70],
    ]
    const promotions = [span('2026-07-01', '2026-07-10'), span('2026-07-10', '2026-07-20')]
    expect(lowest(history, '2026-07-12', promotions)).toMatchObject({ price: 50, to: at('2026-07-10') })
  })

  it('a promotion after a gap counts what the earlier one cost', () => {
    const history: Told[] = [
      ['2026-01-01', 100],
      ['2026-06-15', 80],
      ['2026-06-20', 100],
      ['2026-07-01', 90],
    ]
    const promotions = [span('2026-06-15', '2026-06-20'), span('2026-07-01', null)]
    expect(lowest(history, '2026-07-05', promotions)).toMatchObject({ price: 80, to: at('2026-07-01') })
  })

  it('a cut inside a promotion does not move the window', () => {
    const history: Told[] = [
      ['2026-01-01', 100],
      ['2026-07-01', 80],
      ['2026-07-04', 75],
    ]
    expect(lowest(history, '2026-07-05', [span('2026-07-01', null)])).toMatchObject({
      price: 100,
      to: at('2026-07-01'),
    })
  })

  it('days are those of the seller: the window begins at his midnight, also where the clocks change', () => {
    // 23:30 on 31 May in UTC is 1 June in Berlin, so the rise is inside the window there but not in UTC.
    const history: Told[] = [
      ['2026-01-01', 80],
      ['2026-05-31T23:30', 100],
      ['2026-07-01T12:00', 90],
    ]
    expect(lowest(history, '2026-07-05', [], 'UTC').price).toBe(100)
    expect(lowest(history, '2026-07-05', [], 'Europe/Berlin').price).toBe(80)
    expect(
      lowest(
        [
          ['2026-01-01', 9],
          ['2026-04-10', 8],
        ],
        '2026-04-11',
        [],
        'Europe/Berlin',
      ).from,
    ).toBe(Date.parse('2026-03-10T23:00:00Z'))
  })

  it('CHAT-04 of the last 30 days the present price counts too, however it came about', () => {
    const day = (text: string) => Date.parse(`${text}T12:00:00Z`)
    const timeline = [
      { at: day('2026-01-01'), price: 40 },
      { at: day('2026-03-20'), price: 100 },
      { at: day('2026-04-10'), price: 80 },
    ]
    expect(lowestOfLast(timeline, day('2026-04-10'), 'UTC')).toBe(40)
    expect(lowestOfLast(timeline, day('2026-04-25'), 'UTC')).toBe(80)
    expect(lowestPrice(timeline, [], day('2026-04-25'), 'UTC').price, 'before the reduction').toBe(40)
    expect(lowestOfLast([], day('2026-04-25'), 'UTC')).toBeNull()
  })

  it('what came late from a device that was offline counts from when it was meant', () => {
    const entries: HistoryEntry[] = [
      { version: 1, at: 10, price: 100 },
      { version: 2, at: 50, price: 90 },
      { version: 3, at: 30, price: 80 },
    ]
    expect(priceTimeline(entries)).toEqual([
      { at: 10, price: 100 },
      { at: 30, price: 80 },
    ])
  })
})

describe('days', () => {
  it.each([
    ['2026-07-06', 'UTC', '2026-07-06T00:00:00Z'],
    ['2026-07-06', 'Europe/Berlin', '2026-07-05T22:00:00Z'],
    ['2026-03-29', 'Europe/Berlin', '2026-03-28T23:00:00Z'],
    ['2026-10-26', 'Europe/Berlin', '2026-10-25T23:00:00Z'],
    ['2026-07-06', 'Asia/Kolkata', '2026-07-05T18:30:00Z'],
    ['2026-07-06', 'Pacific/Kiritimati', '2026-07-05T10:00:00Z'],
    ['2026-07-06', 'Pacific/Pago_Pago', '2026-07-06T11:00:00Z'],
    // The clocks of Cairo skip the first hour of this day.
    ['2026-04-24', 'Africa/Cairo', '2026-04-23T22:00:00Z'],
  ])('LEDGER-03 %s begins in %s at %s', (day, zone, moment) => {
    expect(new Date(startOfDay(day, zone)).toISOString()).toBe(moment.replace('Z', '.000Z'))
    expect(dayOf(startOfDay(day, zone), zone)).toBe(day)
    expect(dayOf(startOfDay(day, zone) - 1, zone)).not.toBe(day)
  })
})
