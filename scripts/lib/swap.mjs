// @ts-check
import { existsSync, renameSync, rmSync } from 'node:fs'

/**
 * Puts a finished folder in the place of the former one. A build that fails half way never gets here, so what
 * was served before is served still.
 * @param {string} next
 * @param {string} place
 */
export function swapIn(next, place) {
  const former = `${place}.former`
  rmSync(former, { recursive: true, force: true })
  if (existsSync(place)) renameSync(place, former)
  renameSync(next, place)
  rmSync(former, { recursive: true, force: true })
}
