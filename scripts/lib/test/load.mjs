// @ts-check
import { inRoot } from '../project.mjs'
import { startBeside } from '../run.mjs'

/** Keeps the machine busy with so many children until it is told to stop. @param {number} children */
export function startLoad(children) {
  const load = startBeside([inRoot('scripts', 'load.mjs'), String(children)])
  return () => void load.kill()
}
