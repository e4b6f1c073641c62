import { configure, getConfig } from '@testing-library/react'

/** The first test to open a page also waits for its part of the portal to be compiled. */
const WAIT_MS = 15_000

type Config = ReturnType<typeof getConfig> & {
  _disableExpensiveErrorDiagnostics?: boolean
  isQuick?: boolean
}
const known: Config = getConfig()

/** While something is waited for, each change of the page asks again, and nobody reads the page in what is thrown. */
if (!known.isQuick) {
  const inFull = known.getElementError
  const quick: Partial<Config> = {
    isQuick: true,
    asyncUtilTimeout: WAIT_MS,
    getElementError: (message, container) => {
      const { _disableExpensiveErrorDiagnostics: isWaiting } = getConfig() as Config
      if (!isWaiting) return inFull(message, container)
      return Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
    },
  }
  configure(quick)
}
