// @ts-check
import { ensureInstalled } from './install.mjs'
import { PlainError, say } from './project.mjs'
import { runNode } from './run.mjs'
import { isFresh, PARTS } from './sources.mjs'

/** Packages installed, both halves of the product built from the sources that are there now. */
export async function ensureBuilt() {
  await ensureInstalled()
  const stale = PARTS.filter(part => !isFresh(part))
  if (stale.length === 0) return
  say(`Building ${stale.map(part => `dist/${part}`).join(' and ')} …`)
  const code = await runNode(['scripts/build.mjs', '--stale'])
  if (code !== 0) throw new PlainError('The build failed; what went wrong stands above.')
}
