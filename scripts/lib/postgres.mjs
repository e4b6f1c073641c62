// @ts-check
import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { apt, canUseApt } from './apt.mjs'
import { clockOfThisProcess } from './clock-variables.mjs'
import { say } from './project.mjs'

const OLDEST_MAJOR = 15
const SUPERUSER = 'postgres'
/** Who may run it where we are root, which PostgreSQL refuses. */
const UNPRIVILEGED = ['postgres', 'nobody']
const START_WITHIN_MS = 30_000

/**
 * A private server made from the system's own PostgreSQL, thrown away afterwards: the product is tried on an
 * engine it did not bring along.
 * @returns {Promise<{ url: string, stop: () => Promise<void> } | { missing: string }>}
 */
export async function startThrowAwayServer() {
  let binaries = findBinaries()
  if (!binaries && canUseApt()) {
    say('Installing PostgreSQL for the tests on a real server …')
    if (await apt(['postgresql'])) binaries = findBinaries()
  }
  if (!binaries) {
    return { missing: `no PostgreSQL ${OLDEST_MAJOR} or newer here (install one, or set TEST_DATABASE_URL)` }
  }
  const runAs = whoRunsIt()
  if (runAs === undefined)
    return { missing: 'PostgreSQL refuses to run as root, and there is no other user here' }
  return startIn(mkdtempSync(path.join(tmpdir(), 'portal-test-postgres-')), binaries, runAs)
}

/** @param {string} folder @param {string} binaries @param {{ uid: number, gid: number } | {}} runAs */
async function startIn(folder, binaries, runAs) {
  const cluster = path.join(folder, 'cluster')
  const passwordFile = path.join(folder, 'password')
  const password = randomBytes(18).toString('base64url')
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if ('uid' in runAs) for (const place of [folder, passwordFile]) chownSync(place, runAs.uid, runAs.gid)

  const { PATH } = process.env
  const options = { ...runAs, cwd: '/', env: { PATH, LC_ALL: 'C', TZ: 'UTC', ...clockOfThisProcess() } }
  const made = spawnSync(
    path.join(binaries, 'initdb'),
    [
      '-D',
      cluster,
      '-U',
      SUPERUSER,
      '-E',
      'UTF8',
      ...localeFor(majorOf(binaries)),
      '--auth=scram-sha-256',
      `--pwfile=${passwordFile}`,
    ],
    { ...options, encoding: 'utf8' },
  )
  if (made.status !== 0) {
    rmSync(folder, { recursive: true, force: true })
    throw new Error(`initdb failed: ${made.stderr || made.error?.message}`)
  }

  const port = await freePort()
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 200,
    // It lives for one run: what a power loss would take is thrown away anyway.
    fsync: 'off',
    full_page_writes: 'off',
    synchronous_commit: 'off',
    timezone: 'UTC',
  }
  const server = spawn(
    path.join(binaries, 'postgres'),
    ['-D', cluster, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { ...options, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  let said = ''
  server.stderr.setEncoding('utf8').on('data', text => (said += text))

  const throwAway = () => {
    server.kill('SIGQUIT')
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  process.once('exit', throwAway)
  await waitUntilReady(server, () => said).catch(error => {
    throwAway()
    throw error
  })
  return {
    url: `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/postgres`,
    stop: async () => {
      process.off('exit', throwAway)
      server.kill('SIGINT')
      if (server.exitCode === null && server.signalCode === null) await once(server, 'exit')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** @param {import('node:child_process').ChildProcess} server @param {() => string} said */
async function waitUntilReady(server, said) {
  for (let waited = 0; waited < START_WITHIN_MS; waited += 100) {
    if (said().includes('ready to accept connections')) return
    if (server.exitCode !== null) break
    await sleep(100)
  }
  throw new Error(`PostgreSQL did not start: ${said()}`)
}

/** The newest one that is new enough: Debian's folders first, then what PATH offers. */
function findBinaries() {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...versions.map(version => path.join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(path.delimiter),
  ]
  return folders.find(folder => existsSync(path.join(folder, 'initdb')) && majorOf(folder) >= OLDEST_MAJOR)
}

/**
 * As the portal's own: bare C knows no letter outside ASCII, and Ñ would not be found by ñ.
 * @param {number} major
 */
function localeFor(major) {
  if (major < 17) return ['--locale=C', `--lc-ctype=${process.platform === 'darwin' ? 'UTF-8' : 'C.UTF-8'}`]
  return ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
}

/** @param {string} folder */
function majorOf(folder) {
  const { stdout } = spawnSync(path.join(folder, 'postgres'), ['--version'], { encoding: 'utf8' })
  return Number(/\d+/.exec(stdout ?? '')?.[0] ?? 0)
}

/** Nothing to change for an ordinary user; for root somebody else, if there is anybody. */
function whoRunsIt() {
  if (process.getuid?.() !== 0) return {}
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map(line => line.split(':'))
  const user = UNPRIVILEGED.map(name => users.find(fields => fields[0] === name)).find(Boolean)
  return user && { uid: Number(user[2]), gid: Number(user[3]) }
}

/** @returns {Promise<number>} */
async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
  server.close()
  await once(server, 'close')
  return port
}
