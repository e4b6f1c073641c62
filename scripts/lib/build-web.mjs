// @ts-check
import { build } from 'vite'
import { keepFormerAssets } from './former-assets.mjs'
import { precompress } from './precompress.mjs'
import { inRoot, root } from './project.mjs'
import { swapIn } from './swap.mjs'

/** The SPA in dist/web, compressed ahead of time, with the assets of the build before it. */
export async function buildWeb() {
  const place = inRoot('dist', 'web')
  const next = inRoot('dist', 'web.next')
  await build({ root, logLevel: 'warn', build: { outDir: next, emptyOutDir: true } })
  await precompress(next)
  keepFormerAssets({ place, next, record: inRoot('dist', 'web-builds.json') })
  swapIn(next, place)
}
