/** What is said where the plan has no room for another row (SUB-06). */
export const planRoomMessages = {
  title: 'Your plan has no room for more',
  seePlans: 'See plans',
}
