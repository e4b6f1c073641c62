// @ts-check
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { inRoot, PlainError } from './project.mjs'

const OLDEST_MAJOR = 22

export const pinnedNode = inRoot(
  'node_modules',
  'node',
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
)

/** The pinned binary may be there and not start: another C library, another processor. */
export function pinnedNodeWorks() {
  return existsSync(pinnedNode) && spawnSync(pinnedNode, ['--version'], { stdio: 'ignore' }).status === 0
}

/** Whether the running node could run the product itself. */
export const isNewEnough = () => Number(process.versions.node.split('.')[0]) >= OLDEST_MAJOR

/** @type {string | undefined} */
let found

/** The node that runs the product and its tools: the pinned one, or the running one where it is new enough. */
export function runtime() {
  found ??= findRuntime()
  return found
}

function findRuntime() {
  if (pinnedNodeWorks()) return pinnedNode
  if (isNewEnough()) return process.execPath
  throw new PlainError(
    `The product runs on Node ${OLDEST_MAJOR} or newer; this is ${process.version}, and the runtime that ` +
      `package.json pins (node_modules/node/bin/node) could not be installed on this machine.\n` +
      `Either let npm reach its registry and start again, or start with a newer Node.`,
  )
}
