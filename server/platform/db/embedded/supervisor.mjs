/*
 * The parent of PostgreSQL, and the child of the portal. It stands between them because a portal that is
 * killed cannot stop anything any more: this process sees the end of its input and stops PostgreSQL then.
 * Plain JavaScript without imports of its own, since it runs beside the source and beside the bundle alike.
 * It reads its orders as JSON lines ({ config } once, { stop }), and tells what happens the same way.
 */
import { spawn, spawnSync } from 'node:child_process'
import { appendFileSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'

const FAST_MS = 10_000
const IMMEDIATE_MS = 5000
const LONGEST_PAUSE_MS = 5000
const STEADY_MS = 30_000
const FIRST_TRIES = 3
const LOG_BYTES = 2_000_000
const WINDOWS = process.platform === 'win32'

/** @type {import('node:child_process').ChildProcess | undefined} */
let postgres
let stopping = false
let orders
let wake = () => undefined

const tell = event => {
  process.stdout.write(`${JSON.stringify(event)}\n`)
}
// The portal may be gone: then there is nobody to tell, and that is no reason to die before PostgreSQL.
process.stdout.on('error', () => undefined)

/** Both files together never exceed twice the limit; a full disk must not stop the database. */
const writeLog = text => {
  try {
    const size = statSync(orders.logFile, { throwIfNoEntry: false })?.size ?? 0
    if (size > LOG_BYTES) renameSync(orders.logFile, `${orders.logFile}.1`)
    appendFileSync(orders.logFile, text, { mode: 0o600 })
  } catch {
    // Nothing to be done about it here.
  }
}

const commandLines = () => {
  if (WINDOWS) return []
  if (process.platform === 'linux')
    return readdirSync('/proc')
      .filter(name => /^\d+$/.test(name))
      .map(name => {
        try {
          return { pid: Number(name), words: readFileSync(`/proc/${name}/cmdline`, 'utf8').split('\0') }
        } catch {
          return { pid: 0, words: [] }
        }
      })
  const { stdout } = spawnSync('ps', ['-axww', '-o', 'pid=,command='], { encoding: 'utf8' })
  return stdout.split('\n').map(line => {
    const [pid, ...words] = line.trim().split(' ')
    return { pid: Number(pid), words }
  })
}

/** `postgres -D … -c cluster_name=X`, or a child of it, whose title reads `postgres: X: checkpointer`. */
const isOfCluster = ({ words }) => {
  const title = words.join(' ')
  if (title.startsWith(`postgres: ${orders.clusterName}`)) return true
  return /(^|\/)postgres -D /.test(title) && words.includes(`cluster_name=${orders.clusterName}`)
}

const leftovers = () =>
  commandLines()
    .filter(isOfCluster)
    .map(({ pid }) => pid)

const signalAll = (pids, signal) => {
  for (const pid of pids) {
    try {
      process.kill(pid, signal)
    } catch {
      // It went by itself.
    }
  }
}

const goneWithin = async ms => {
  for (let waited = 0; waited < ms && mayAct(); waited += 20) {
    if (leftovers().length === 0) return true
    await sleep(20)
  }
  return leftovers().length === 0
}

const readPidFile = () => {
  try {
    return readFileSync(join(orders.cluster, 'postmaster.pid'), 'utf8').split('\n')
  } catch {
    return []
  }
}

const pgCtlStop = mode => {
  spawnSync(orders.pgCtl, ['stop', '-D', orders.cluster, '-m', mode, '-t', '15'], {
    windowsHide: true,
    stdio: 'ignore',
  })
}

/**
 * PostgreSQL refuses to start while the number in one of its lock files belongs to any living process of the
 * same user. After a crash, in a container above all, that is soon somebody else, or a dead process that nobody
 * buries. A living postgres in the cluster's file is left to PostgreSQL's own verdict.
 */
const dropStaleFiles = () => {
  const pid = Number(readPidFile()[0])
  const holder = commandLines().find(one => one.pid === pid)
  if (/^postgres(:|$)/.test(basename(holder?.words[0] ?? ''))) return
  if (holder) {
    rmSync(join(orders.cluster, 'postmaster.pid'), { force: true })
    tell({ event: 'pidFileDropped', pid })
  }
  if (orders.socket)
    for (const file of [orders.socket, `${orders.socket}.lock`]) rmSync(file, { force: true })
}

const isOrphan = () => process.ppid !== orders.parentPid

/**
 * Asked of the system right before each act that concerns the cluster: once the portal is gone, its successor
 * may take the folder at any moment, and what carries this cluster's name may be the successor's PostgreSQL.
 */
const mayAct = () => !stopping && !isOrphan()

/** Stops what a killed supervisor or postmaster left behind. The folder's lock is ours, so nobody works with it. */
const clearLeftovers = async () => {
  if (WINDOWS) {
    if (readPidFile().length > 0) pgCtlStop('fast')
    return
  }
  const found = leftovers()
  if (found.length > 0) {
    tell({ event: 'leftovers', pids: found })
    const postmaster = Number(readPidFile()[0])
    // Children of a dead postmaster go by themselves as soon as they notice.
    const hasPostmaster = found.includes(postmaster)
    if (hasPostmaster && mayAct()) signalAll([postmaster], 'SIGINT')
    if (!(await goneWithin(hasPostmaster ? FAST_MS : 1000)) && mayAct()) signalAll(leftovers(), 'SIGQUIT')
    if (!(await goneWithin(IMMEDIATE_MS)) && mayAct()) signalAll(leftovers(), 'SIGKILL')
    await goneWithin(IMMEDIATE_MS)
  }
  if (mayAct() && leftovers().length === 0) dropStaleFiles()
}

const isReady = pid => {
  const lines = readPidFile()
  return (WINDOWS || Number(lines[0]) === pid) && lines[7]?.trim() === 'ready'
}

/** Backends answer clients with FATAL too: only what was said at the very end tells why it ended. */
const lastWords = () => {
  let words = ''
  let at = -Infinity
  return {
    hear(text) {
      const fatal = text.match(/(?:FATAL|PANIC):\s*.*/g)?.at(-1)
      if (fatal) [words, at] = [fatal, performance.now()]
    },
    repeat: () => (performance.now() - at < 5000 ? words : ''),
  }
}

const startPostgres = () => {
  const { uid, gid } = orders.runAs ?? {}
  return spawn(orders.postgres, orders.args, {
    ...(orders.runAs ? { uid, gid } : {}),
    cwd: orders.home,
    env: orders.env,
    stdio: ['ignore', 'ignore', 'pipe'],
    windowsHide: true,
  })
}

/** @returns {Promise<{ upMs: number, how: string, reason: string }>} when it has ended */
const watch = child =>
  new Promise(resolve => {
    const said = lastWords()
    let readySince = 0
    postgres = child
    child.stderr.setEncoding('utf8')
    child.stderr.on('data', text => {
      writeLog(text)
      said.hear(text)
    })
    const poll = setInterval(() => {
      if (!child.pid || !isReady(child.pid)) return
      clearInterval(poll)
      readySince = performance.now()
      tell({ event: 'up', pid: child.pid })
    }, 10)
    const finish = (how, reason) => {
      clearInterval(poll)
      if (postgres !== child) return
      postgres = undefined
      resolve({ upMs: readySince && performance.now() - readySince, how, reason })
    }
    child.on('error', error => finish('not started', error.message))
    child.on('exit', async (code, signal) => {
      // Not 'close': children of a killed postmaster hold its output open for as long as they live.
      await Promise.race([new Promise(done => child.once('close', done)), sleep(200)])
      finish(signal ?? `code ${code}`, said.repeat())
    })
  })

const runOnce = async () => {
  try {
    return await watch(startPostgres())
  } catch (error) {
    // Some faults are thrown by spawn itself.
    return { upMs: 0, how: 'not started', reason: error.message }
  }
}

const pause = ms =>
  new Promise(resolve => {
    const timer = setTimeout(resolve, ms)
    wake = () => {
      clearTimeout(timer)
      resolve(undefined)
    }
  })

const signalPostgres = mode => {
  if (WINDOWS) return pgCtlStop(mode)
  postgres?.kill({ fast: 'SIGINT', immediate: 'SIGQUIT', kill: 'SIGKILL' }[mode])
}

const stop = () => {
  if (stopping) return
  stopping = true
  wake()
  signalPostgres('fast')
  setTimeout(() => signalPostgres('immediate'), FAST_MS).unref()
  setTimeout(() => signalPostgres('kill'), FAST_MS + IMMEDIATE_MS).unref()
}

const keepRunning = async () => {
  let failures = 0
  let wasUp = !orders.firstStart
  while (mayAct()) {
    await clearLeftovers()
    if (!mayAct()) break
    const { upMs, how, reason } = await runOnce()
    if (stopping) break
    wasUp ||= upMs > 0
    failures = upMs > STEADY_MS ? 1 : failures + 1
    if (!wasUp && failures === FIRST_TRIES) return tell({ event: 'failed', how, reason })
    const waitMs = Math.min(LONGEST_PAUSE_MS, 50 * 2 ** Math.min(failures, 10))
    tell({ event: 'down', how, reason, failures, waitMs })
    await pause(waitMs)
  }
  tell({ event: 'stopped' })
}

const begin = config => {
  orders = config
  setInterval(() => isOrphan() && stop(), 1000).unref()
  void keepRunning().finally(() => process.exit())
}

// A terminal or a service manager signals the whole group; how long the database is needed, only the portal knows.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined)

process.umask(0o077)
const input = createInterface({ input: process.stdin })
input.on('line', line => {
  const order = JSON.parse(line)
  if (order.config) begin(order.config)
  if (order.stop) stop()
})
input.on('close', () => (orders ? stop() : process.exit()))
