/** Why a scenario is refused, to follow the name of the field. */
export const scenarioIssueMessages = {
  nameMissing: 'A scenario needs a name',
  noHeading: 'must begin with at least two digits of an HS code, or be empty for all goods',
  worthless: 'must leave the currency some value. Lower it by less than 100%',
  'kept-with-margin': 'cannot keep prices and set another margin. Let prices move, or switch the margin off',
  'kept-with-ending': 'cannot keep prices and give them another ending. Let prices move, or switch the ending off',
  twice: (currency: string) => `must say only once what ${currency} is worth`,
  toItself: (currency: string) => `must be another currency than ${currency}, whose rate it is`,
  dutyOfAllTwice: 'must set the duty of all goods only once',
  /** `goods` are a country, the digits of an HS code, or both. */
  dutyTwice: (goods: string) => `must set the duty of ${goods} only once`,
  tooManyFilters: (most: number) => `must be chosen by at most ${most} filters. Leave some out`,
}
