/** Whoever put the first card off; known while the page is open, because nothing else needs to know. */
let putOffBy: string | undefined

/** Whether this user has put the first card off. */
export function isSetupPutOff(userId: string): boolean {
  return putOffBy === userId
}

/** Puts the first card off until the page is opened anew. */
export function putSetupOff(userId: string): void {
  putOffBy = userId
}
