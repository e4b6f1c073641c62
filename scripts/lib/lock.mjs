// @ts-check
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { processLives } from './process-lives.mjs'
import { inRoot, say } from './project.mjs'

/**
 * One process at a time installs or builds; the others wait for it, then look again.
 * A lock whose owner is gone counts as free.
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLock(name, work) {
  const file = inRoot('.cache', `${name}.lock`)
  mkdirSync(inRoot('.cache'), { recursive: true })
  let told = false
  while (!take(file)) {
    if (!told) say(`Waiting for another process to finish: ${name} …`)
    told = true
    await sleep(250)
  }
  try {
    return await work()
  } finally {
    rmSync(file, { force: true })
  }
}

/** @param {string} file */
function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error
    if (!ownerLives(file)) rmSync(file, { force: true })
    return false
  }
}

/** @param {string} file */
function ownerLives(file) {
  try {
    // The owner creates the file and writes its id in two steps: an empty file is a living owner.
    const pid = Number(readFileSync(file, 'utf8'))
    return pid > 0 ? processLives(pid) : true
  } catch {
    // Taken away meanwhile.
    return false
  }
}
