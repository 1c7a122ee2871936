/** Why a public link is not made or found. */
export const linkMessages = {
  manyOfDocument: (most: number) => `This document has ${most} open links. Turn one of them off first.`,
  manyOfList: (most: number) => `This list has ${most} open links. Turn one of them off first.`,
  isVoid: (number: string) => `${number} is void.`,
  isTemplate: 'A template cannot be shared. Create a document from it first.',
  notFound: (id: string) => `Public link with ID ${id} not found`,
}
