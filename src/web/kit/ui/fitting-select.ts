/** The width of a select in a bar: as wide as what is chosen, so that no language is cut, within bounds; on a phone it takes the room that is left. */
export const FITTING_SELECT = 'min-w-36 max-w-64 max-md:max-w-full max-md:grow [&_select]:field-sizing-content'
