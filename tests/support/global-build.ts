import { buildStaleServer } from '@tests/server-sources'

/** Servers that a test starts are the built ones: they open in a third of the time that the sources take. */
export async function setup(): Promise<void> {
  await buildStaleServer()
}
