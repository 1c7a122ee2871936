interface Kept {
  readonly most: number
  readonly kept: number
}

/** What is refused beyond a limit of the plan (SUB-06); `plan` is `of` or `ofAccount`, `many` what such rows are called. */
export const planRoomMessages = {
  of: (name: string) => `Your plan “${name}”`,
  /** To members of the account. */
  ofAccount: (name: string) => `The plan “${name}” of this account`,
  full: (plan: string, many: string, { most, kept }: Kept) =>
    `${plan} allows ${most} under “${many}”, and you have ${kept}.`,
  monthFull: (plan: string, many: string, { most, kept }: Kept) =>
    kept < most
      ? `${plan} allows ${most} a month under “${many}”, and you have made ${kept} this month.`
      : `${plan} allows ${most} a month under “${many}”, and none is left.`,
  wouldAdd: (added: string) => `This would add ${added}.`,
  nothing: 'Nothing was added.',
  ownersMay: 'Only the owner of the account can choose a larger plan.',
  larger: 'Choose a larger plan under Plan and billing.',
  largerOrFewer: 'Choose a larger plan under Plan and billing, or add fewer.',
  largerOrDelete: 'Choose a larger plan under Plan and billing, or delete some first.',
  largerOrMonth: 'Choose a larger plan under Plan and billing, or wait for the next month.',
}
