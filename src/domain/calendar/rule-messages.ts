/** Why a repeat rule is refused, to follow the name of its field. */
export const ruleMessages = {
  form: 'must be a repeat rule of iCalendar such as FREQ=WEEKLY;BYDAY=MO',
  part: (part: string) => `has a part that is not understood: ${part}. Leave it out`,
  twice: (name: string) => `says ${name} twice`,
  frequency: 'must repeat daily, weekly, monthly or yearly: FREQ=WEEKLY',
  ends: 'must end by COUNT or by UNTIL, not by both',
  unfit: (name: string, frequency: string) => `cannot have ${name} with FREQ=${frequency}. Leave it out`,
  position: 'has BYSETPOS without the days that it chooses from. Add BYDAY or BYMONTHDAY',
  never: 'names a day that no year has. Choose another day or month',
  noPosition: (most: number) =>
    `has a position (BYSETPOS) beyond the days that it chooses from, at most ${most}. Choose a smaller one`,
} as const
