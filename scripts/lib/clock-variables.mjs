// @ts-check
/** By which libfaketime shifts the clock of a process; whoever makes an environment of its own hands them on. */
export const CLOCK_VARIABLES = /** @type {const} */ ([
  'LD_PRELOAD',
  'FAKETIME',
  'FAKETIME_DONT_FAKE_MONOTONIC',
])

/** Those that are set here. @returns {Record<string, string>} */
export const clockOfThisProcess = () =>
  Object.fromEntries(
    CLOCK_VARIABLES.flatMap(name => (process.env[name] === undefined ? [] : [[name, process.env[name]]])),
  )
