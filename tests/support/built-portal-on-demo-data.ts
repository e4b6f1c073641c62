import { folderForPortal, startBuilt, type RunningPortal } from '@tests/support/built-portal'
import { copyDemoData } from '@tests/support/portal-data'

/** The built product on a copy of the demo company, which goes when it stops. */
export async function startPortalOnDemoData({ dist = 'dist' } = {}): Promise<RunningPortal> {
  const folder = await folderForPortal()
  try {
    const portal = await startBuilt({ dataDir: await copyDemoData(folder.path), dist })
    return {
      ...portal,
      stop: async () => {
        await portal.stop()
        await folder.remove()
      },
    }
  } catch (error) {
    await folder.remove()
    throw error
  }
}
