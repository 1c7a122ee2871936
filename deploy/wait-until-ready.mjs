// Ends once the server that the service has started answers, so that `systemctl start` means that it serves; fails when that server has ended.
const { HOST: host = '127.0.0.1', PORT: port = '3000', MAINPID: pid } = process.env
const reached = ['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host
const isReady = () =>
  fetch(`http://${reached}:${port}/_healthz`, { signal: AbortSignal.timeout(2_000) }).then(
    ({ ok }) => ok,
    () => false,
  )
while (!(await isReady())) {
  try {
    process.kill(Number(pid), 0)
  } catch {
    process.exit(1)
  }
  await new Promise((resolve) => setTimeout(resolve, 250))
}
