/** What is refused beyond a limit of the plan (SUB-06); `many` is what such rows are called. */
export const planRoomMessages = {
  full: (plan: string, many: string, { most, kept }: { readonly most: number; readonly kept: number }) =>
    `Your plan “${plan}” keeps ${most} ${many.toLowerCase()}, and you have ${kept}. Nothing was added. Choose a larger plan under Plan and billing, or delete some first.`,
  monthFull: (plan: string, many: string, most: number) =>
    `Your plan “${plan}” makes ${most} ${many.toLowerCase()} a month, and they are used up. Nothing was added. Choose a larger plan under Plan and billing, or wait for the next month.`,
}
