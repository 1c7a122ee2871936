/** The height of rows of a table that are not drawn. */
export function RowGap({ rows, height }: { readonly rows: number; readonly height: number }) {
  if (rows <= 0) return null
  return (
    <tr aria-hidden="true">
      <td colSpan={99} style={{ height: rows * height }}>
        &nbsp;
      </td>
    </tr>
  )
}
