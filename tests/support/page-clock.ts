import type { BrowserContext } from '@playwright/test'

/** How far the clock of the run stands from that of the machine. */
const offsetMs = Number(process.env['TEST_CLOCK_OFFSET_MS'] ?? 0)

/** Pages go by the clock of the run too, which the browser itself cannot be given. */
export async function followTestClock(context: BrowserContext): Promise<void> {
  if (offsetMs === 0) return
  await context.addInitScript(offset => {
    const Machine = Date
    globalThis.Date = class extends Machine {
      constructor(...given: unknown[]) {
        super(...((given.length === 0 ? [Machine.now() + offset] : given) as [number]))
      }
      static override now() {
        return Machine.now() + offset
      }
    } as DateConstructor
  }, offsetMs)
}

/** The library that shifts the clock of a process does not agree with the processes of a browser. */
export const browserEnvironment = (): Record<string, string | undefined> => ({
  ...process.env,
  LD_PRELOAD: undefined,
})
