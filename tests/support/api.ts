import type { InjectOptions } from 'fastify'
import type { RoleCode } from '@contract/access/roles'
import type { SignedInUser } from '@contract/modules/auth/auth.calls'
import { buildApp, type AppOptions } from '@server/app'
import { readConfig } from '@server/config'
import type { Database } from '@server/platform/db/database'
import { createLogger } from '@server/platform/http/logger'
import type { PortalApp } from '@server/platform/http/portal-app'
import { demoAccounts, DEMO_PASSWORD } from '@server/seeds/demo-accounts'
import { callsAnswered } from '@tests/support/calls-under-way'
import { TEST_SECRET } from '@tests/support/company'
import { companyDatabase, type FreshDatabase } from '@tests/support/database'
import { borrowApp } from '@tests/support/lent-app'
import { memoryStore } from '@tests/support/memory-store'

export const PUBLIC_URL = 'https://portal.test'

export type Answer<T = unknown> = {
  status: number
  body: T
  text: string
  headers: Record<string, string | string[] | number | undefined>
}
type Extra = Omit<InjectOptions, 'method' | 'url' | 'payload'>

export type Client = {
  user: SignedInUser | null
  send<T = unknown>(method: string, url: string, payload?: unknown, extra?: Extra): Promise<Answer<T>>
  get<T = unknown>(url: string, extra?: Extra): Promise<Answer<T>>
  post<T = unknown>(url: string, payload?: unknown, extra?: Extra): Promise<Answer<T>>
  patch<T = unknown>(url: string, payload: unknown, extra?: Extra): Promise<Answer<T>>
}

export type TestApi = {
  app: PortalApp
  database: Database
  fresh: FreshDatabase
  anyone: Client
  /** Signs in as the demo person of a role. */
  as(role: RoleCode): Promise<Client>
  signIn(email: string, password: string, extra?: Extra): Promise<Answer<SignedInUser>>
  withToken(token: string): Client
  close: FreshDatabase['close']
}

export type TestApiOptions = Partial<
  Pick<
    AppOptions,
    | 'extraDocuments'
    | 'keptDocuments'
    | 'extraRoutes'
    | 'webRoot'
    | 'health'
    | 'validateAnswers'
    | 'listenConnection'
    | 'fileStore'
    | 'freeBytes'
    | 'jobs'
    | 'logger'
  >
> & {
  env?: Record<string, string>
  /** Another app on the same database, as a second server would be. */
  on?: FreshDatabase
  /** Not the one that the files of a worker use one after the other: it may listen, and be closed. */
  ownApp?: true
}

/** A busy machine makes requests wait, and those that come at once would be sent away: only who tests that says after how long. */
const PATIENT = { WAIT_TARGET_MS: '10000' }

/** The real app on a real database of its own, with the demo company in it. */
export async function startApi(options: TestApiOptions = {}): Promise<TestApi> {
  const { on } = options
  const fresh = on ?? (await companyDatabase())
  const isPlain = Object.keys(options).length === 0
  const lent = isPlain
    ? await borrowApp(fresh, (database, fileStore) => buildTestApp(database, { fileStore }))
    : null
  const database = lent?.database ?? fresh.database
  const app = lent?.app ?? (await buildTestApp(database, options))
  await app.ready()
  return {
    app,
    database,
    fresh,
    ...callersBy(asked => app.inject(asked)),
    close: async meant => {
      await callsAnswered(app)
      if (!lent) await app.close()
      try {
        if (!on) await fresh.close(meant)
      } finally {
        lent?.giveBack()
      }
    },
  }
}

function buildTestApp(
  database: Database,
  { env = {}, on: _, ownApp: __, ...rest }: TestApiOptions,
): Promise<PortalApp> {
  return buildApp({
    config: readConfig({ LOG_LEVEL: 'silent', PUBLIC_URL, ...PATIENT, ...env }),
    database,
    logger: createLogger(env['LOG_LEVEL'] ?? 'silent'),
    secret: TEST_SECRET,
    publicUrl: () => PUBLIC_URL,
    webRoot: null,
    build: 'test',
    validateAnswers: true,
    fileStore: memoryStore(),
    ...rest,
  })
}

/** How a call reaches a server: within the process, or over the wire. */
export type Ask = (
  options: InjectOptions,
) => Promise<{ statusCode: number; headers: Answer['headers']; payload: string }>

/** Everybody who calls a server. */
export function callersBy(ask: Ask): Pick<TestApi, 'anyone' | 'signIn' | 'withToken' | 'as'> {
  const anyone = clientOf(ask, null)
  const signIn = (email: string, password: string, extra?: Extra) =>
    anyone.post<SignedInUser>('/users/authenticate', { email, password }, extra)
  return {
    anyone,
    signIn,
    withToken: token => clientOf(ask, { token } as SignedInUser),
    as: async role => {
      const account = demoAccounts.find(candidate => candidate.role === role)
      if (!account) throw new Error(`nobody in the demo is ${role}`)
      const answer = await signIn(account.email, DEMO_PASSWORD)
      if (answer.status !== 200) throw new Error(`${role} could not sign in: ${answer.text}`)
      return clientOf(ask, answer.body)
    },
  }
}

function clientOf(ask: Ask, user: SignedInUser | null): Client {
  const send = async <T>(
    method: string,
    url: string,
    payload?: unknown,
    extra: Extra = {},
  ): Promise<Answer<T>> => {
    const authorization = user ? { authorization: `Bearer ${user.token}` } : {}
    const answer = await ask({
      method: method as 'GET',
      url,
      ...extra,
      headers: { ...authorization, ...extra.headers },
      ...(payload === undefined ? {} : { payload: payload as object }),
    })
    const isJson = String(answer.headers['content-type'] ?? '').startsWith('application/json')
    const body = (isJson && answer.payload ? JSON.parse(answer.payload) : undefined) as T
    return { status: answer.statusCode, body, text: answer.payload, headers: answer.headers }
  }
  return {
    user,
    send,
    get: (url, extra) => send('GET', url, undefined, extra),
    post: (url, payload, extra) => send('POST', url, payload, extra),
    patch: (url, payload, extra) => send('PATCH', url, payload, extra),
  }
}
