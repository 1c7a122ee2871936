import type { LaunchOptions } from '@playwright/test'

/** How Chromium is started, for journeys, figures and pictures alike: it calls nobody, and root alone switches its sandbox off. */
export function chromiumOptions(executablePath = process.env['CHROMIUM_PATH']): LaunchOptions {
  return {
    ...(executablePath ? { executablePath } : {}),
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--disable-quic',
      '--no-first-run',
    ],
  }
}
