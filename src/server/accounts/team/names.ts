import { businessProfile } from '#contract/entities/business-profile.ts'

/** What a business is called until somebody names it. */
const UNNAMED = businessProfile.fields.name.fallback

/** SQL of a person's name: as they call themselves, as the provider calls them, or the part of their address before the @. */
export function personName(id: string): string {
  return `coalesce(
    (select nullif(own.display_name, '') from user_profile own where own.user_id = ${id} and own.id = ${id}),
    (select coalesce(nullif(known.name, ''), split_part(known.email, '@', 1)) from identity known where known.user_id = ${id}
      order by known.created_at desc limit 1),
    '')`
}

/** SQL of the name of an account: of its business once that has one of its own, else of its owner. */
export function accountName(id: string): string {
  return `coalesce(
    (select nullif(nullif(business.name, ''), '${UNNAMED}') from business_profile business where business.user_id = ${id}
      order by business.is_default desc, business.created_at, business.id limit 1),
    ${personName(id)})`
}
