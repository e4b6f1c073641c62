// @ts-check
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const ASSETS = 'assets'
const BUILDS_KEPT = 2

/**
 * A tab opened before a release still asks for the chunks it was built with. So the hashed files of the build
 * before stay beside the new ones; those of the one before that go.
 * @param {{ place: string, next: string, record: string }} folders
 *   place is what is served now, next what will be, record the file that knows which build made which assets
 */
export function keepFormerAssets({ place, next, record }) {
  const made = namesIn(path.join(next, ASSETS))
  const builds = [made, ...readBuilds(record).filter(former => !isSame(former, made))].slice(0, BUILDS_KEPT)
  mkdirSync(path.join(next, ASSETS), { recursive: true })
  for (const name of new Set(builds.flat())) {
    const kept = path.join(place, ASSETS, name)
    const target = path.join(next, ASSETS, name)
    if (!existsSync(target) && existsSync(kept)) copyFileSync(kept, target)
  }
  writeFileSync(record, JSON.stringify(builds, null, 1))
}

/** @param {string} folder @returns {string[]} */
const namesIn = folder => (existsSync(folder) ? readdirSync(folder).sort() : [])

/** @param {string} record @returns {string[][]} */
const readBuilds = record => (existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : [])

/** Building the same sources twice is one build: it must not push the true former one out. */
/** @param {string[]} one @param {string[]} other */
const isSame = (one, other) => one.join() === other.join()
