const ITEMS = 'li, tr, [data-item]'
/** What makes the first or a further item of a list; its first control where it has none itself. */
const ADDS = '[data-adds]'
const CONTROLS = ':is(button, input, select, textarea, a[href]):not(:disabled, [tabindex="-1"])'
/** Beyond these is another part of the page, which has a heading of its own. */
const ENDS = 'main, body, [role=dialog], [role=alertdialog], aside'

/** Where a control stands: in which item of which list, and at which place in it. */
export interface PlaceInList {
  readonly item: Element
  /** What the list stands in, from the inside out. */
  readonly around: readonly Element[]
  readonly list: Element
  readonly index: number
  /** The items behind it. */
  readonly following: readonly Element[]
  /** Absent where the item itself has the focus, as a row does. */
  readonly control?: number
}

/** The place of a control in a list; undefined where it is in none. */
export function placeInList(control: HTMLElement): PlaceInList | undefined {
  const item = control.closest(ITEMS)
  const list = item?.parentElement
  if (!item || !list) return undefined
  const items = itemsOf(list)
  const index = items.indexOf(item)
  return {
    item,
    list,
    around: ancestorsOf(list),
    index,
    following: items.slice(index + 1),
    ...(item === control ? {} : { control: controlsOf(item).indexOf(control) }),
  }
}

/** What takes the place of a control, or of a row, whose item is gone: that of the next item, else of the last, else what adds one. */
export function successorOf(place: PlaceInList): HTMLElement | undefined {
  const { item, list, around, index, following, control } = place
  if (item.isConnected) return undefined
  const items = list.isConnected ? itemsOf(list) : []
  // Others may have gone with it, also before it.
  const next = following.find((each) => items.includes(each)) ?? items[index] ?? items.at(-1)
  if (control === undefined && next instanceof HTMLElement) return next
  if (!next) return adderIn([list, ...around].find((each) => each.isConnected))
  const controls = controlsOf(next)
  return controls[control ?? 0] ?? controls[0]
}

function ancestorsOf(list: Element): readonly Element[] {
  const parent = list.parentElement
  return parent && !parent.matches(ENDS) ? [parent, ...ancestorsOf(parent)] : []
}

function adderIn(place: Element | undefined): HTMLElement | undefined {
  const adder = place?.querySelector<HTMLElement>(ADDS)
  if (!adder) return undefined
  return adder.matches(CONTROLS) ? adder : controlsOf(adder)[0]
}

/** Not what only holds room, such as that of rows which are not drawn. */
function itemsOf(list: Element): readonly Element[] {
  return [...list.children].filter((each) => each.matches(ITEMS) && each.querySelector(CONTROLS) !== null)
}

function controlsOf(item: Element): readonly HTMLElement[] {
  return [...item.querySelectorAll<HTMLElement>(CONTROLS)]
}
