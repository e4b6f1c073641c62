import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { startApi } from '@tests/support/api'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

/** Nothing of the test's own frame may hold the app when it is looked for. */
async function startAndClose(): Promise<WeakRef<object>> {
  const api = await startApi({ ownApp: true })
  await api.anyone.get('/healthz')
  await api.close()
  return new WeakRef(api.database.pool)
}

it('keeps nothing of an app that was closed, however long the process lives', async () => {
  const closed = await startAndClose()
  await expect
    .poll(() => {
      collectGarbage()
      // A value that is compared is kept by the comparison.
      return closed.deref() === undefined
    })
    .toBe(true)
})
