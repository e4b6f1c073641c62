// @ts-check
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { endOfStep } from './run.mjs'

/** Asked by Debian's packages before they start a service; 101 means "do not". */
const SERVICE_POLICY = '/usr/sbin/policy-rc.d'

/** Only root on Debian and its kin may install; everybody else is told what is missing. */
export const canUseApt = () =>
  process.getuid?.() === 0 && spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0

let isListFresh = false

/** Installs packages without starting any service they bring; says whether it worked. @param {string[]} packages */
export async function apt(packages) {
  if (!isListFresh) await aptGet(['update', '-qq'])
  isListFresh = true
  const isPolicyOurs = !existsSync(SERVICE_POLICY)
  if (isPolicyOurs) writeFileSync(SERVICE_POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  try {
    return (await aptGet(['install', '-y', '-qq', '--no-install-recommends', ...packages])) === 0
  } finally {
    if (isPolicyOurs) rmSync(SERVICE_POLICY, { force: true })
  }
}

/** @param {string[]} args */
function aptGet(args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return endOfStep(spawn('apt-get', args, { env, stdio: ['ignore', 2, 2] }))
}
