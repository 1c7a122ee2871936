/** Marks a frame that scrolls sideways on the sides where more of it is out of sight: `data-more-start`, `data-more-end`. Answers how it ends. */
export function markMoreBeyond(frame: HTMLElement): () => void {
  const mark = () => {
    const { scrollLeft, scrollWidth, clientWidth } = frame
    frame.toggleAttribute('data-more-start', scrollLeft > 0)
    // Widths are rounded: one pixel is nothing out of sight.
    frame.toggleAttribute('data-more-end', scrollWidth - clientWidth - scrollLeft > 1)
  }
  const observer = new ResizeObserver(mark)
  for (const each of [frame, ...frame.children]) observer.observe(each)
  frame.addEventListener('scroll', mark, { passive: true })
  mark()
  return () => {
    observer.disconnect()
    frame.removeEventListener('scroll', mark)
  }
}
