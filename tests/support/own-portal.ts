import type { RunningPortal } from '@tests/support/built-portal'
import { startPortalOnDemoData } from '@tests/support/built-portal-on-demo-data'
import { test as base } from '@tests/support/journey'

/**
 * Tests of a file on a portal of their own: for what would stand in everybody's way, and for what looks at the demo
 * company as it is, whatever the rows of others are called.
 */
export const testOnOwnPortal = (prepare?: (portal: RunningPortal) => Promise<void>) =>
  base.extend<object, object>({
    portal: [
      async ({ demoData: _ }, use) => {
        const portal = await startPortalOnDemoData()
        await prepare?.(portal)
        await use(portal)
        await portal.stop()
      },
      { scope: 'worker', timeout: 240_000 },
    ],
  })
