// @ts-check
import { existsSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runToEnd } from './run.mjs'

const IN_MEMORY = '/dev/shm'
/** Containers often have 64 MB there, which one database and its log would fill. */
const ENOUGH_BYTES = 4_000_000_000

/**
 * A folder held in memory, where there is one with room that runs programs: a copy of the test database is 1,500 small
 * files, each of which costs half a millisecond of the kernel's time on a disk and a fiftieth of that here.
 * @returns {string | undefined}
 */
export function memoryFolder() {
  try {
    if (!existsSync(IN_MEMORY)) return undefined
    const { bavail, bsize } = statfsSync(IN_MEMORY)
    return bavail * bsize >= ENOUGH_BYTES && runsPrograms(IN_MEMORY) ? IN_MEMORY : undefined
  } catch {
    return undefined
  }
}

/** @param {string} parent */
function runsPrograms(parent) {
  const folder = mkdtempSync(join(parent, 'portal-probe-'))
  try {
    const program = join(folder, 'probe')
    writeFileSync(program, '#!/bin/sh\nexit 0\n', { mode: 0o700 })
    return runToEnd(program, [], { isSilent: true }).status === 0
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
