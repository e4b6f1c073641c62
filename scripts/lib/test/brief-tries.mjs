// @ts-check
import { registerHooks } from 'node:module'
import { withoutDescriptions } from './without-descriptions.mjs'

const CORE = '/playwright-core/lib/coreBundle.js'

// Loaded before Playwright, and by each of its workers as they are started.
registerHooks({
  load(url, context, next) {
    const loaded = next(url, context)
    if (!url.endsWith(CORE) || !loaded.source) return loaded
    return { ...loaded, source: withoutDescriptions(String(loaded.source)) }
  },
})
