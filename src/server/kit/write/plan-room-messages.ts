/** What is refused beyond a limit of the plan (SUB-06); `many` is what such rows are called. */
export const planRoomMessages = {
  full: (plan: string, many: string, { most, kept }: { readonly most: number; readonly kept: number }) =>
    `Your plan “${plan}” allows ${most} under “${many}”, and you have ${kept}. Nothing was added. Choose a larger plan under Plan and billing, or delete some first.`,
  monthFull: (plan: string, many: string, most: number) =>
    `Your plan “${plan}” allows ${most} a month under “${many}”, and none is left. Nothing was added. Choose a larger plan under Plan and billing, or wait for the next month.`,
}
