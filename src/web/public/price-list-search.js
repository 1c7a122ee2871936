// @ts-check
// The script of a price list behind a public link: finds rows as a reader types, and shows a row whole where the page is narrow.

const MARKS = /\p{M}/gu
// So many rows are seen at a glance.
const FEW = 4

/** @param {string} text */
const folded = (text) => text.normalize('NFKD').replace(MARKS, '').toLowerCase()

const table = document.querySelector('table.list')
const find = document.querySelector('search.find')
const input = find?.querySelector('input')
const output = find?.querySelector('output')

if (table instanceof HTMLTableElement && find instanceof HTMLElement && input && output) {
  const groups = [...table.tBodies].map((group) => ({
    group,
    rows: [...group.rows]
      .filter(({ className }) => className !== 'group')
      .map((row) => ({ row, text: folded(`${row.textContent} ${group.querySelector('.group')?.textContent ?? ''}`) })),
  }))
  const all = groups.reduce((sum, { rows }) => sum + rows.length, 0)
  const told = output.dataset.found ?? ''
  const search = () => {
    const words = folded(input.value).split(/\s+/)
    let found = 0
    for (const { group, rows } of groups) {
      const before = found
      for (const { row, text } of rows) {
        row.hidden = !words.every((word) => text.includes(word))
        if (!row.hidden) found += 1
      }
      group.hidden = found === before
    }
    output.textContent =
      input.value.trim() === '' ? '' : told.replace('{found}', String(found)).replace('{all}', String(all))
  }
  find.hidden = all <= FEW
  input.addEventListener('input', search)
  // What the browser kept of an earlier visit.
  if (input.value !== '') search()
}

table?.addEventListener('click', ({ target }) => {
  const row = target instanceof Element ? target.closest('tr') : null
  if (row && String(getSelection()) === '') row.classList.toggle('open')
})
