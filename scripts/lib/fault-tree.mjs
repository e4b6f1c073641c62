// @ts-check
import { createHash } from 'node:crypto'
import { existsSync, rmSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { inRoot, PlainError, root } from './project.mjs'
import { runToEnd } from './run.mjs'

/**
 * A work tree of its own, so that a stop in between leaves no fault in the sources. It stays for the next run, with
 * what it has built, compiled and seeded.
 * @param {string} revision
 */
export function copyOf(revision) {
  const copy = inRoot('.cache', 'faults', revision.replaceAll(/\W/g, '-'))
  const commit = git(root, 'rev-parse', `${revision}^{commit}`)
  git(root, 'worktree', 'prune')
  // Without its own .git, git would take the folder for a part of the project around it.
  if (!existsSync(path.join(copy, '.git'))) {
    rmSync(copy, { recursive: true, force: true })
    git(root, 'worktree', 'add', '--detach', copy, commit)
    symlinkSync(inRoot('node_modules'), path.join(copy, 'node_modules'))
  }
  clean(copy)
  git(copy, 'checkout', '--detach', commit)
  return copy
}

/** @param {string} copy */
export function clean(copy) {
  git(copy, 'checkout', '--', '.')
  git(copy, 'clean', '-fdq', '--exclude=node_modules')
}

/** @param {string} cwd @param {...string} args */
export function git(cwd, ...args) {
  const { status, stdout, stderr } = runToEnd('git', args, { cwd })
  if (status !== 0) throw new PlainError(`git ${args.join(' ')}: ${stderr.trim()}`)
  return stdout.trim()
}

/** Of all that the product and its database are made from. @param {string} copy */
export function versionOf(copy) {
  const sources = ['contract', 'phrases', 'public', 'scripts', 'server', 'src', 'package-lock.json']
  const trees = git(copy, 'rev-parse', ...sources.map(source => `HEAD:${source}`))
  return createHash('sha256').update(trees).digest('hex').slice(0, 32)
}
