// @ts-check
import { spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { constants } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { inRoot, root } from './project.mjs'
import { runtime } from './runtime.mjs'

/**
 * The JavaScript file behind a package's command. Started with the pinned runtime itself, a tool depends
 * neither on what `node` means in PATH nor on shell quoting.
 * @param {string} packageName
 * @param {string} [command]
 */
export function toolFile(packageName, command = packageName) {
  const folder = inRoot('node_modules', packageName)
  const { bin } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
  return path.join(folder, typeof bin === 'string' ? bin : bin[command])
}

/** What child processes see: the pinned runtime first in PATH, for tools that start `node` themselves. */
function toolEnv() {
  const bins = [path.dirname(runtime()), inRoot('node_modules', '.bin')]
  return { ...process.env, PATH: [...bins, process.env.PATH ?? ''].join(path.delimiter) }
}

/**
 * Runs node with these arguments in the project's folder and resolves to its exit code.
 * @param {string[]} args
 * @param {{
 *   env?: NodeJS.ProcessEnv, onOutput?: (text: string) => void, output?: number,
 *   onSpawn?: (pid: number | undefined) => void,
 * }} [options]
 *   onOutput takes what it prints, output is a file for it; without either it goes where ours goes
 * @returns {Promise<number>}
 */
export function runNode(args, { env = {}, onOutput, output, onSpawn } = {}) {
  const own = output ?? (onOutput ? 'pipe' : undefined)
  const child = spawn(runtime(), args, {
    cwd: root,
    env: { ...toolEnv(), ...env },
    stdio: own === undefined ? 'inherit' : ['ignore', own, own],
  })
  onSpawn?.(child.pid)
  if (onOutput) {
    child.stdout?.setEncoding('utf8').on('data', onOutput)
    child.stderr?.setEncoding('utf8').on('data', onOutput)
  }
  return endOfStep(child)
}

/**
 * Runs a program to its end: a file and a list of arguments, never a shell.
 * @param {string} program @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, isSilent?: boolean }} [options]  silent: what it prints is not kept
 */
export const runToEnd = (program, args, { cwd = root, env = process.env, isSilent = false } = {}) =>
  spawnSync(program, args, { cwd, env, encoding: 'utf8', ...(isSilent ? { stdio: 'ignore' } : {}) })

/** Starts node beside us; it ends when its standard input does. @param {string[]} args */
export const startBeside = args => spawn(runtime(), args, { stdio: ['pipe', 'ignore', 'inherit'] })

/**
 * The exit code of a step of ours. A signal that comes meanwhile ends the step, and then us: the steps after it
 * are not wanted any more.
 * @param {import('node:child_process').ChildProcess} child
 */
export async function endOfStep(child) {
  const signals = forwardSignals(child)
  const code = await exitCodeOf(child).finally(signals.stop)
  const received = signals.received()
  if (received) process.exit(128 + constants.signals[received])
  return code
}

/** @param {import('node:child_process').ChildProcess} child @returns {Promise<number>} */
function exitCodeOf(child) {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code, signal) => resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)))
  })
}

/**
 * Starts node in the foreground: its output is ours, the signals we get reach it exactly once, and it ends with
 * us even when we are killed outright.
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, stdin?: 'inherit' | 'ignore' }} [options]
 */
export function startInForeground(args, { env = {}, stdin = 'inherit' } = {}) {
  const follow = pathToFileURL(inRoot('scripts', 'lib', 'follow-parent.mjs'))
  const child = spawn(runtime(), ['--import', `${follow.href}?parent=${process.pid}`, ...args], {
    cwd: root,
    env: { ...toolEnv(), ...env },
    stdio: [stdin, 'inherit', 'inherit', 'ipc'],
    // A group of its own: Ctrl-C reaches the whole group of the terminal, so the child would get the
    // terminal's signal, npm's and ours, and take the second for "stop at once".
    detached: process.platform !== 'win32',
  })
  const signals = forwardSignals(child)
  return {
    child,
    ended: exitCodeOf(child).finally(signals.stop),
    wasToldToStop: () => signals.received() !== undefined,
  }
}

/** @param {import('node:child_process').ChildProcess} child */
function forwardSignals(child) {
  /** @type {Map<NodeJS.Signals, number>} */
  const seen = new Map()
  /** @param {NodeJS.Signals} signal */
  const forward = signal => {
    // npm repeats the terminal's Ctrl-C: the same signal within a moment is the same press.
    const now = Date.now()
    if (now - (seen.get(signal) ?? 0) > 400) child.kill(signal)
    seen.set(signal, now)
  }
  /** @type {NodeJS.Signals[]} */
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  for (const signal of signals) process.on(signal, forward)
  return {
    stop: () => {
      for (const signal of signals) process.off(signal, forward)
    },
    received: () => [...seen.keys()].at(0),
  }
}
