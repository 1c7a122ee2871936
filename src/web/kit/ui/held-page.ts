/** Asked before Back or Forward shows another page; a yes keeps this one. Undefined while nothing would be lost by it. */
export const heldPage: { by: (() => boolean) | undefined } = { by: undefined }
