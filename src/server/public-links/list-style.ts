/** Styles of a price list's page: a table, and on a phone rows of some 52 px that open when they are tapped (PLIST-05). */
export const LIST_STYLE = `
.find { position: sticky; top: 0; z-index: 1; display: flex; align-items: center; gap: 12px; margin-top: 16px; padding: 8px 0; background: var(--bg); }
.find[hidden] { display: none; }
.find label { flex: 1; display: flex; align-items: center; gap: 10px; font-weight: 650; } .find output { color: var(--muted); font-size: 13px; }
.find input {
  flex: 1; min-width: 0; max-width: 360px; height: 40px; padding: 0 12px; font: inherit; font-weight: 450; color: inherit; background: var(--card);
  border: 1px solid var(--field); border-radius: 10px;
}
.list { width: 100%; margin-top: 8px; border-collapse: separate; border-spacing: 0; background: var(--card); border: 1px solid var(--line); border-radius: 14px; overflow: hidden; }
.list td, .list th, .list :is(td, th):first-child {
  padding: 8px 14px; font-size: 15px; font-weight: 450; text-align: left; color: inherit; border: solid var(--line); border-width: 1px 0 0; vertical-align: middle;
}
.list tr { break-inside: avoid; }
.list thead tr :is(td, th), .list thead tr :is(td, th):first-child { border: 0; color: var(--muted); font-size: 13px; font-weight: 600; }
.list .group th:first-child { font-size: 13px; font-weight: 700; background: var(--pale); }
.list tr [scope="row"]:is(th) { font-weight: 650; } .list [scope="row"] p { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden; }
.list [scope="row"] .sku { display: none; }
.list td.sku { display: table-cell; color: var(--muted); font-size: 13px; } .list p { color: var(--muted); font-size: 13px; font-weight: 450; }
.list tr td.picture { width: 1%; padding-right: 0; }
.list tr .price { text-align: right; font-weight: 700; font-variant-numeric: tabular-nums; white-space: nowrap; } .list thead tr .price { font-weight: 600; }
.list tr .more { text-align: right; font-variant-numeric: tabular-nums; }
img, .blank { display: block; width: 48px; height: 48px; object-fit: contain; border-radius: 8px; background: var(--pale); }
@media (max-width: 640px) {
  .list, .list tbody { display: block; } .list thead { display: none; }
  .list tbody[hidden], .list tr[hidden] { display: none; }
  .list tr { display: grid; grid-template: "picture what price" auto "picture what more" auto / auto minmax(0, 1fr) auto; align-content: center; min-height: 52px; padding: 5px 12px; border: 0; border-top: 1px solid var(--line); }
  .list tbody:first-of-type tr:first-child { border-top: 0; }
  .list tr.group { display: block; min-height: 0; padding: 0; } .list .group th:first-child { display: block; padding: 8px 12px 6px; }
  .list tr :is(td, th), .list tr :is(td, th):first-child { padding: 0; border: 0; align-self: center; line-height: 1.35; }
  .list tr td.picture { grid-area: picture; width: 52px; } .list tr [scope="row"]:is(th) { grid-area: what; padding-right: 12px; }
  .list .price { grid-area: price; align-self: end; } .list .more { grid-area: more; } .list td.price:last-child { grid-row: 1 / 3; align-self: center; }
  .list td.sku { display: none; } .list [scope="row"] .sku { display: inline; margin-right: 6px; }
  .list tr:not(.open) [scope="row"], .list tr:not(.open) [scope="row"] p { display: block; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  .list .open p { -webkit-line-clamp: none; }
  .find { gap: 0; } .find output:not(:empty) { margin-left: 12px; }
  .find label { gap: 0; font-size: 0; } .find input { max-width: none; font-size: 16px; }
  img, .blank { width: 40px; height: 40px; }
}
@media print { .find { display: none; } .list { border: 0; } }`
