/** What stands in the cell of a value that is not there. */
export const none = <span className="text-muted">–</span>
