// @ts-check
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { inRoot, PlainError } from './project.mjs'

/**
 * @typedef {{
 *   id: string,
 *   fault: string,
 *   tests: string[],
 *   file: string,
 * }} FaultPatch
 */

const FOLDER = inRoot('tests', 'faults-on-purpose')

/** Every patch of the folder, or those of the named cases. @param {string[]} wanted @returns {FaultPatch[]} */
export function faultPatches(wanted = []) {
  const all = readdirSync(FOLDER)
    .filter(name => name.endsWith('.patch'))
    .sort()
    .map(name => parsePatch(path.join(FOLDER, name)))
  const unknown = wanted.filter(id => !all.some(patch => patch.id === id))
  if (unknown.length > 0) throw new PlainError(`No patch is called ${unknown.join(', ')}.`)
  return wanted.length === 0 ? all : all.filter(({ id }) => wanted.includes(id))
}

/** The lines above the first hunk say what the patch breaks and where a test should see it. @param {string} file */
function parsePatch(file) {
  const [head = ''] = readFileSync(file, 'utf8').split(/^(?:diff --git|--- )/m)
  /** @param {string} name */
  const field = name => new RegExp(`^${name}: (.+)$`, 'm').exec(head)?.[1]?.trim()
  const id = path.basename(file, '.patch').toUpperCase()
  const [fault, tests] = [field('Fault'), field('Tests')]
  if (!fault || !tests)
    throw new PlainError(`${file} must begin with the lines "Fault: …" and "Tests: file …".`)
  return { id, fault, tests: tests.split(/\s+/), file }
}

/**
 * What a run says of a planted fault: `named` where a test of that case failed, `other` where only other tests did.
 * @param {string} id
 * @param {string[]} failures  full titles of the tests that failed
 * @returns {{ verdict: 'named' | 'other' | 'missed', by: string | undefined }}
 */
export function judgeFault(id, failures) {
  const named = failures.find(title => new RegExp(`\\b${id}\\b`).test(title))
  if (named) return { verdict: 'named', by: named }
  return { verdict: failures.length > 0 ? 'other' : 'missed', by: failures[0] }
}
