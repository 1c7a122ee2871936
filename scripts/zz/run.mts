const g = globalThis as any
g.window = g
g.requestAnimationFrame = (f: () => void) => setTimeout(f, 0)
await import('../bench/page/simulator.ts')
const cpuNow = () => process.cpuUsage().user / 1000
// CPU time in place of wall time: the machine is shared.
g.performance = { now: cpuNow }
const t = await g.simulator(Number(process.argv[2]), Number(process.argv[3]))
console.log('fill cpu ms', t.fill)
for (const [k, v] of Object.entries<number[]>(t.frames)) { const s = v.slice(5).sort((a, b) => a - b); console.log(k, 'p50', s[s.length >> 1]?.toFixed(2), 'p95', s[Math.floor(s.length * 0.95)]?.toFixed(2), 'min', s[0]?.toFixed(2)) }
