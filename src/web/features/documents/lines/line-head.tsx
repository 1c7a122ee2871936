import { classNames } from '#web/kit/ui/class-names.ts'
import { headMessages } from '../editor/messages.ts'
import { LINE_COLUMNS } from './line-columns.ts'
import { lineMessages as messages } from './messages.ts'

/** A narrow sheet has no room for units, less so beside costs; the dialog of the line has them. */
export const UNIT_CLASS = '@max-[41.5rem]:hidden in-data-costs:@max-[54rem]:hidden'

interface Head {
  readonly label: string
  readonly className?: string
  /** For the seller alone. */
  readonly isPrivate?: boolean | undefined
}

interface LineHeadProps {
  readonly hasMargins: boolean
  /** Units have a column of their own. */
  readonly hasUnits: boolean
  /** Each line has a menu. */
  readonly hasMenu: boolean
  readonly className: string
}

/** The heads of the table of lines, where it is written and where it is read. */
export function LineHead({ hasMargins, hasUnits, hasMenu, className }: LineHeadProps) {
  const heads: readonly Head[] = [
    { label: messages.position, className: 'w-8' },
    { label: messages.description, className: 'w-full' },
    ...LINE_COLUMNS.filter(({ isPrivate }) => !isPrivate).flatMap(({ id, label }) => [
      { label: messages[label], className: 'text-end' },
      ...(id === 'quantity' && hasUnits ? [{ label: messages.unit, className: UNIT_CLASS }] : []),
    ]),
    { label: messages.total, className: 'text-end' },
    ...(hasMargins
      ? [messages.unitCost, messages.margin].map((label) => ({ label, className: 'text-end', isPrivate: true }))
      : []),
  ]
  return (
    <thead>
      <tr
        className={classNames(
          'text-xs text-muted [&>th]:border-b [&>th]:border-line [&>th]:pb-1.5 [&>th]:font-semibold [&>th]:whitespace-nowrap',
          className,
        )}
      >
        {heads.map(({ label, className: cell, isPrivate }) => (
          <th key={label} scope="col" className={cell} data-tip={isPrivate ? messages.private : undefined}>
            {label}
          </th>
        ))}
        {hasMenu && (
          <th scope="col">
            <span className="sr-only">{headMessages.more}</span>
          </th>
        )}
      </tr>
    </thead>
  )
}
