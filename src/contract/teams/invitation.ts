/** The page that an invitation leads to; its address carries `token` (TEAM-01). */
export const INVITATION_PAGE = '/invitation'
/** Days in which an invitation can be accepted. */
export const INVITATION_DAYS = 7
/** Members and open invitations of one account, whatever its plan. */
export const MOST_MEMBERS = 50
