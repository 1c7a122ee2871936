/** A move that was not made, and left nothing; the message says why and what to do. */
export class MoveError extends Error {}
