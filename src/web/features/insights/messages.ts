import { formatNumber, plural } from '#web/kit/format/number.ts'

/** What stands around insights; they themselves speak by `src/domain/insights/insight-messages.ts`. */
export const insightsMessages = {
  title: 'Insights',
  analyzing: 'Analyzing your pricing data...',
  none: 'No Insights Available',
  failed: 'Failed to generate pricing insights. Please try again.',
  types: { warning: 'Warning', opportunity: 'Opportunity', info: 'Info' },
  categories: { margin: 'Margin', currency: 'Currency', season: 'Season', competitive: 'Competitive' },
  figures: (title: string) => `Figures of: ${title}`,
  moreFigures: (count: number) => plural(count, { one: '1 more figure', other: `${formatNumber(count)} more figures` }),
  fewerFigures: 'Fewer figures',
  dismiss: (title: string) => `Dismiss: ${title}`,
  dismissed: 'Insight dismissed',
  showMore: 'Show more',
  changed: 'The figures behind this insight have changed. Look at what would happen before you apply it.',
  more: (shown: string, found: string) => `The ${shown} most severe of ${found} found.`,
  all: 'All insights',
  listPrice: {
    title: (product: string) => `List price of ${product}`,
    lead: (list: string) => `In ${list}. Nothing happens until you apply it.`,
    before: 'Before',
    after: 'After',
    apply: 'Apply',
    cancel: 'Cancel',
    applied: (product: string) => `List price of ${product} set`,
    gone: 'This list price no longer exists.',
  },
} as const
