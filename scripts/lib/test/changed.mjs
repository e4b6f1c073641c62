// @ts-check
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { inRoot, PlainError, root } from '../project.mjs'
import { runToEnd } from '../run.mjs'
import { lastCosts } from './costs.mjs'
import { ENGINE_FILES } from './engine-files.mjs'
import { areasOf, isTestOf, withinCost } from './related.mjs'
import { STEPS } from './steps.mjs'

/** Two minutes on two processors, less what check, unit and the start of each step take of them. */
const CPU_OF_MAPPED_FILES = 100
/** Of a file that no run on this machine has measured yet. */
const UNKNOWN_COST = 6
const SUITES = [
  { step: 'screens', folder: 'tests/screens' },
  { step: 'api', folder: 'tests/api' },
  { step: 'engine', folder: 'tests/api' },
  { step: 'journeys', folder: 'tests/journeys' },
  { step: 'phones', folder: 'tests/journeys' },
  { step: 'grid', folder: 'tests/grid' },
]
/** @param {string} file */
const isOfEngine = file => ENGINE_FILES.some(pattern => path.matchesGlob(file, pattern))

/** What a change can have broken, as far as two minutes tell. @param {string} revision */
export function changedContext(revision) {
  const files = changedFiles(revision)
  const code = files.filter(file => /\.(tsx?|mjs|cjs|json|scss)$/.test(file) && existsSync(inRoot(file)))
  const areas = areasOf(files, readdirSync(inRoot('server', 'modules')), routesOf)
  console.log(
    `Changed since ${revision}: ${files.length} files, of ${areas.modules.map(({ name }) => name).join(', ') || 'no module'}`,
  )
  const mapped = mappedTests(areas)
  const { kept, left } = withinCost(mapped, CPU_OF_MAPPED_FILES)
  if (left.length > 0) console.log(`Left to a whole run: ${left.map(({ file }) => file).join(', ')}`)
  if (areas.others.length > 0)
    console.log(`Of no module, so that much may depend on it: ${areas.others.join(', ')}`)

  /** @param {string} step */
  const chosen = step => kept.filter(test => test.step === step).map(({ file }) => file)
  const steps = STEPS.filter(
    ({ name }) => name === 'check' || (name === 'unit' && code.length > 0) || chosen(name).length > 0,
  )
  const needsBuild = steps.some(({ needs }) => needs?.includes('build'))
  return {
    steps: needsBuild ? STEPS.filter(step => step.name === 'build' || steps.includes(step)) : steps,
    extra: (/** @type {import('./steps.mjs').Step} */ { name }) => (name === 'unit' ? code : chosen(name)),
  }
}

/** @param {string} revision */
function changedFiles(revision) {
  const lines = (/** @type {string[]} */ ...args) => {
    const { status, stdout, stderr } = runToEnd('git', args)
    if (status !== 0) throw new PlainError(`git ${args.join(' ')}: ${stderr.trim()}`)
    return stdout.split('\n').filter(Boolean)
  }
  const changed = lines('diff', '--name-only', revision, '--')
  return [...new Set([...changed, ...lines('ls-files', '--others', '--exclude-standard')])].sort()
}

/** The addresses that a module answers. @param {string} name */
function routesOf(name) {
  const folders = [inRoot('server', 'modules', name), inRoot('contract', 'modules', name)].filter(existsSync)
  const text = folders.flatMap(folder => filesIn(folder).map(file => readFileSync(file, 'utf8'))).join('\n')
  return [...new Set(text.match(/\/api\/v1\/[a-z-]+/g) ?? [])]
}

/** @param {string} folder */
const filesIn = folder =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => /\.tsx?$/.test(name))
    .map(name => path.join(folder, name))

/** @param {ReturnType<typeof areasOf>} areas */
function mappedTests(areas) {
  const known = lastCosts().files
  return SUITES.flatMap(({ step, folder }) =>
    filesIn(inRoot(folder))
      .map(file => path.relative(root, file))
      .filter(file => /\.(test|spec)\.tsx?$/.test(file))
      .filter(file => folder !== 'tests/api' || isOfEngine(file) === (step === 'engine'))
      .flatMap(file => {
        const closeness = isTestOf(file, textOf(file), areas)
        const cpu = Object.values(known).reduce((most, files) => Math.max(most, files[file] ?? 0), 0)
        return closeness > 0 ? [{ step, file, closeness, cpu: cpu || UNKNOWN_COST }] : []
      }),
  )
}

/** Of a test and of what it has beside it. @param {string} file */
function textOf(file) {
  const text = readFileSync(inRoot(file), 'utf8')
  const beside = [...text.matchAll(/from '(\.\/[^']+|@tests\/support\/page-models\/[^']+)'/g)].map(
    ([, from = '']) =>
      from.startsWith('.') ? path.join(path.dirname(file), from) : from.replace('@tests', 'tests'),
  )
  return [
    text,
    ...beside
      .map(name => `${name}.ts`)
      .filter(name => existsSync(inRoot(name)))
      .map(read),
  ].join('\n')
}

/** @param {string} file */
const read = file => readFileSync(inRoot(file), 'utf8')
