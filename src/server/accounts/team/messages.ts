import { INVITATION_DAYS } from '#contract/teams/invitation.ts'
import type { MemberRole } from '#contract/teams/reach.ts'

const may: Readonly<Record<MemberRole, string>> = {
  editor: 'You would work on everything in it.',
  viewer: 'You would see everything in it and change nothing.',
  accountant: 'You would see its documents, customers and reports.',
}

/** What the server says about people and their accounts (TEAM-01). */
export const teamMessages = {
  tooMany: (most: number) => `An account has at most ${most} members and open invitations.`,
  planFull: (plan: string, most: number) =>
    `The plan “${plan}” is for ${most === 1 ? 'one person' : `${most} people`}. Remove somebody, or choose another plan.`,
  noRoom: 'There is no room for another person in this account. Ask its owner.',
  yourself: 'is your own address',
  isMember: 'belongs to somebody who is a member already',
  isInvited: 'is invited already: withdraw that invitation first',
  tooManyToday: 'No more invitations can be sent today. Try again tomorrow.',
  noInvitation: 'This invitation is not open any more.',
  noMember: 'This person is not a member any more.',
  noAccount: 'You are not a member of this account.',
  gone: 'This invitation does not exist any more. Ask for a new one.',
  used: 'This invitation has been used. Ask for a new one.',
  expired: 'This invitation has expired. Ask for a new one.',
  notNow: 'This account is not available at the moment. Try again later.',
  notForYou:
    'This invitation is for another address. Sign in with the address that it was sent to; it must be confirmed.',
  mail: {
    subject: (account: string) => `You are invited to “${account}” on Pricewright`,
    ofAccount: (person: string, account: string, role: MemberRole) =>
      `${person} invites you to the account “${account}”. ${may[role]}`,
    ofPerson: (person: string, role: MemberRole) => `${person} invites you to work in their account. ${may[role]}`,
    subjectOfPerson: 'You are invited to an account on Pricewright',
    somebody: 'Somebody',
    act: (link: string) => `To accept, open this page and sign in with this address:\n${link}`,
    end: `The invitation is open for ${INVITATION_DAYS} days. If you do not know who sent it, do nothing.`,
  },
} as const
