import type { CDPSession } from '@playwright/test'

/** Slow 4G (400 ms, 50 kB/s) and a processor four times slower, as on an old phone. */
const LATENCY_MS = 400
const BYTES_A_SECOND = 50_000
const SLOWER = 4

export async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: BYTES_A_SECOND,
    uploadThroughput: BYTES_A_SECOND,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
}
