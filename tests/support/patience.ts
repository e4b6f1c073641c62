import { configure, getConfig } from '@testing-library/react'
// eslint-disable-next-line @typescript-eslint/no-restricted-imports -- scripts have no alias
import { watchCrowding } from '../../scripts/lib/test/crowding.mjs'

/**
 * On a free processor. The first test to open a page also waits for its part of the portal to be compiled. Beside other
 * work the same work takes longer, and so may the wait for it: what is limited is work and not time.
 */
const WAIT_MS = 15_000
/** Beyond it a test hangs, however crowded the machine is. */
const LONGEST_MS = 100_000

type Config = ReturnType<typeof getConfig> & {
  _disableExpensiveErrorDiagnostics?: boolean
  isQuick?: boolean
}
const known: Config = getConfig()

/** While something is waited for, each change of the page asks again, and nobody reads the page in what is thrown. */
if (!known.isQuick) {
  const inFull = known.getElementError
  const inAct = known.asyncWrapper
  const crowding = watchCrowding()
  const quick: Partial<Config> = {
    isQuick: true,
    asyncUtilTimeout: WAIT_MS,
    asyncWrapper: wait => {
      configure({ asyncUtilTimeout: Math.min(WAIT_MS * crowding(), LONGEST_MS) })
      return inAct(wait)
    },
    getElementError: (message, container) => {
      const { _disableExpensiveErrorDiagnostics: isWaiting } = getConfig() as Config
      if (!isWaiting) return inFull(message, container)
      return Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
    },
  }
  configure(quick)
}
