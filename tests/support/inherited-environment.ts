// eslint-disable-next-line @typescript-eslint/no-restricted-imports -- scripts have no alias
import { CLOCK_VARIABLES } from '../../scripts/lib/clock-variables.mjs'

/** Programs and folders, the clock of the run, and the names by which the run finds what it started. */
const INHERITED = ['PATH', 'HOME', 'TMPDIR', ...CLOCK_VARIABLES, 'TEST_RUN', 'TEST_STEP'] as const

/** What a server that a test starts may know of the environment of the tests: no setting of the portal is among it. */
export const inheritedEnvironment = (): Record<string, string> =>
  Object.fromEntries(
    INHERITED.flatMap(name => {
      const value = process.env[name]
      return value === undefined ? [] : [[name, value]]
    }),
  )
