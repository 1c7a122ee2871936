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
  readonly control: number
}

/** The place of a control in a list; undefined where it is in none. */
export function placeInList(control: HTMLElement): PlaceInList | undefined {
  const item = control.closest(ITEMS)
  const list = item?.parentElement
  if (!item || !list) return undefined
  return {
    item,
    list,
    around: ancestorsOf(list),
    index: itemsOf(list).indexOf(item),
    control: controlsOf(item).indexOf(control),
  }
}

/** The control that takes the place of one whose item is gone: that of the next item, else of the last, else what adds one. */
export function successorOf({ item, list, around, index, control }: PlaceInList): HTMLElement | undefined {
  if (item.isConnected) return undefined
  const items = list.isConnected ? itemsOf(list) : []
  const next = items[index] ?? items.at(-1)
  if (!next) return adderIn([list, ...around].find((each) => each.isConnected))
  const controls = controlsOf(next)
  return controls[control] ?? controls[0]
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
