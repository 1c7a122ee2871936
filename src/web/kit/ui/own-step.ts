/** Whether the present entry of the history is that of something that floats above a page. */
export function isAbove(): boolean {
  return (history.state as { readonly above?: true } | null)?.above === true
}
