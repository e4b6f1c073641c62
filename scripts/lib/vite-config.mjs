// @ts-check
import { loadConfigFromFile } from 'vite'
import { inRoot, PlainError, root } from './project.mjs'

/** vite.config.ts, read by Vite itself: the server is built with the same aliases as the SPA. */
export async function sharedViteConfig() {
  const loaded = await loadConfigFromFile(
    { command: 'build', mode: 'production' },
    inRoot('vite.config.ts'),
    root,
  )
  if (!loaded) throw new PlainError('vite.config.ts could not be read.')
  return loaded.config
}
