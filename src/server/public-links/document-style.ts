/** Styles of a document's page beyond those of the other public pages. */
export const DOCUMENT_STYLE = `
.number { font-variant-numeric: tabular-nums; }
.standing { margin-top: 14px; padding: 10px 14px; border-radius: 10px; font-weight: 650; background: var(--pale); }
.standing.paid { color: var(--ok); background: var(--ok-pale); } .standing.overdue { color: var(--bad); background: var(--bad-pale); }
.paper, .payment, .answer { margin-top: 20px; padding: 20px; background: var(--card); border: 1px solid var(--line); border-radius: 14px; }
.columns { display: flex; flex-wrap: wrap; gap: 18px 40px; } .columns > * { flex: 1 1 200px; min-width: 0; }
.party h2, .payment h2, .closing h2, .answer h2 { font-size: 13px; color: var(--muted); font-weight: 600; margin-bottom: 4px; }
.party span, .what, .sku { display: block; } .party span:first-child { font-weight: 650; } .what { white-space: pre-line; }
.text { margin-top: 14px; white-space: pre-line; }
dl { margin: 0; } dl div { display: flex; justify-content: space-between; gap: 16px; padding: 2px 0; } dt { color: var(--muted); }
dd { margin: 0; text-align: end; font-variant-numeric: tabular-nums; }
table { width: 100%; margin-top: 20px; border-collapse: collapse; font-variant-numeric: tabular-nums; }
th { font-size: 13px; font-weight: 600; color: var(--muted); text-align: start; } .figure { text-align: end; white-space: nowrap; }
th, td { padding: 8px 0 8px 14px; border-bottom: 1px solid var(--line); vertical-align: top; } [dir=rtl] :is(th, td) { padding: 8px 14px 8px 0; }
:is(th, td):first-child { padding-inline-start: 0; }
.sums, .sum { margin: 12px 0 0; margin-inline-start: auto; max-width: 380px; }
.sum { margin-top: 6px; padding-top: 8px; border-top: 2px solid var(--fg); font-size: 18px; font-weight: 700; } .sum dt { color: inherit; }
.closing { margin-top: 20px; } .closing .text { margin-top: 0; }
.sender { margin-top: 28px; color: var(--muted); font-size: 13px; font-style: normal; display: flex; flex-wrap: wrap; gap: 2px 14px; }
figure { margin: 0; } .code { display: block; width: 148px; height: 148px; background: #fff; border-radius: 8px; }
.code path { fill: #000; } figcaption { margin-top: 4px; color: var(--muted); font-size: 13px; }
.answer label { display: block; margin-top: 10px; font-weight: 600; font-size: 13px; }
.answer input, .answer textarea { display: block; width: 100%; margin-top: 4px; padding: 9px 12px; font: inherit; font-size: 16px; color: inherit;
  background: var(--bg); border: 1px solid var(--field); border-radius: 8px; }
.buttons { display: flex; flex-wrap: wrap; gap: 10px; margin-top: 16px; }
.button { display: inline-block; padding: 10px 20px; font: inherit; font-weight: 650; color: var(--on-primary); background: var(--primary);
  border: 1px solid var(--primary); border-radius: 9px; cursor: pointer; text-decoration: none; }
.button.plain { color: inherit; background: transparent; border-color: var(--field); }
.refused { padding: 8px 12px; border-radius: 8px; color: var(--bad); background: var(--bad-pale); }
@media (max-width: 560px) {
  .paper, .payment, .answer { padding: 16px; } thead { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; }
  tr { display: block; padding: 10px 0; border-bottom: 1px solid var(--line); } td, [dir=rtl] td { display: block; padding: 0; border: 0; }
  td.figure { display: flex; justify-content: space-between; gap: 12px; color: var(--muted); font-size: 14px; }
  td.figure:empty { display: none; } td.figure::before { content: attr(data-label); } td.figure:last-child { color: inherit; font-weight: 650; font-size: inherit; }
  .buttons .button { flex: 1; }
}
@media print { .answer { display: none; } .paper, .payment { border: 0; padding: 0; } }
`
