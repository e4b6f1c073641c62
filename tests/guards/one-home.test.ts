import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, it } from 'vitest'

/** Small questions that have one home: whoever asks elsewhere is listed with the reason. */
const root = path.resolve(import.meta.dirname, '..', '..')

const server = new Map<string, string>()
for (const file of await readdir(path.join(root, 'server'), { recursive: true }))
  if (/(?<!\.test)\.ts$/.test(file) && !file.startsWith('migrations'))
    server.set(`server/${file}`, await readFile(path.join(root, 'server', file), 'utf8'))

/** Code without its comments, which may speak of anything. */
const withoutComments = (code: string) => code.replace(/\/\*[^]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')

/** Only what speaks SQL: a function of TypeScript may be called "now". */
const speaksSql = (file: string, code: string) =>
  /\.repository\.ts$/.test(file) || /\bsql[`<.]|'create table/.test(code)

const asksTheTime = (code: string) =>
  /(?<![.\w])now\(\)(?!\.)|\bclock_timestamp\(\)|\bcurrent_(date|time|timestamp)\b/.test(
    withoutComments(code),
  )

const filesThat = (test: (code: string) => boolean) =>
  [...server]
    .filter(([file, code]) => speaksSql(file, code) && test(code))
    .map(([file]) => file)
    .sort()

const ASK_THE_TIME: Record<string, string> = {
  'server/platform/db/clock.ts': 'the home of the clock',
  'server/platform/db/database-clock.ts': 'follows the clock itself, past a schema that stands before it',
  'server/platform/db/migrate.ts': 'the default of a column, in the first statement of an empty database',
  'server/commands/backup/snapshot.repository.ts': 'a script of its own, sent to psql as text',
  'server/seeds/sales/demo-clock.repository.ts': 'stands in for the clock while the demo company is written',
}

it('asks the database for the time in one file', () => {
  const planted = ['a > now()', 'at = clock_timestamp()', 'on < current_date', '(now() at time zone x)']
  expect([...planted, '// now()', 'Date.now()', '${NOW}'].filter(asksTheTime)).toEqual(planted)
  expect(filesThat(asksTheTime)).toEqual(Object.keys(ASK_THE_TIME).sort())
})

/** Where a statement begins with the employees themselves; a list may join them to its own records. */
const asksForEmployees = (code: string) =>
  /\bfrom employee\b(?!_)|selectFrom\('employee\b/.test(withoutComments(code))

const isPeoples = (file: string) => /^server\/(platform|modules)\/people\//.test(file)
const isDemo = (file: string) => /^server\/seeds\/|\/demo-/.test(file)

/** Fewer each time: what only names somebody, or asks for their unit, account or head, is asked of `platform/people`. */
const ASK_FOR_EMPLOYEES: Record<string, string> = {
  'server/modules/buyers/buyers/buyer.repository.ts': 'offers those whose position sells',
  'server/modules/buyers/leads/lead.repository.ts': 'an owner with the team of today',
  'server/modules/buyers/leads/transfer.repository.ts': 'employees within reach of the right to hand over',
  'server/modules/cash-advance/advance-facts.repository.ts':
    'pay and earnings against which an advance is asked',
  'server/modules/expense/cost-drivers.repository.ts': 'counts heads by unit',
  'server/modules/files/audience.repository.ts': 'employees whom an audience addresses',
  'server/modules/files/payslip-batch.repository.ts': 'matches files by number and name',
  'server/modules/leave/leave-balance.repository.ts': 'whoever serves gains leave, all locked in one order',
  'server/modules/leave/leave-calendar.repository.ts': 'a team with its absences',
  'server/modules/leave/leave-facts.repository.ts': 'what rules of leave ask of a person, locked',
  'server/modules/leave/leave-people.repository.ts': 'offers whoever can be asked for or can relieve',
  'server/modules/leave/leave-request.repository.ts': 'a team with its absences',
  'server/modules/property/holds/hold.repository.ts': 'locks the holder, within reach of the right to hold',
  'server/modules/sales/records/seller-line.repository.ts': 'the line of sellers goes through their teams',
  'server/modules/time-logs/shift.repository.ts': 'gives many people a shift by one statement',
  'server/modules/time-logs/worker.repository.ts': 'what rules of time ask of a person, locked',
  'server/platform/approvals/links/link.repository.ts': 'whether an address is still that of an employee',
}

it('asks who somebody is in one place, or says why not', () => {
  const planted = ['select name from employee e', "db.selectFrom('employee as e')"]
  expect([...planted, 'join employee e', 'from employee_detail'].filter(asksForEmployees)).toEqual(planted)
  const asking = filesThat(asksForEmployees).filter(file => !isPeoples(file) && !isDemo(file))
  expect(asking).toEqual(Object.keys(ASK_FOR_EMPLOYEES))
})

const actsAsSystem = (code: string) => /\bidentity: \{ role: 'system' \}/.test(withoutComments(code))

it('opens a transaction of the portal itself by one function', () => {
  expect(actsAsSystem("inTransaction(database, { identity: { role: 'system' } }, work)")).toBe(true)
  const acting = [...server].filter(([, code]) => actsAsSystem(code)).map(([file]) => file)
  expect(acting).toEqual(['server/platform/db/as-system.ts'])
})

/** How often each says by hand what a route answers and when its transaction runs: fewer each time. */
const ROUTES_OF_THEIR_OWN: Record<string, [number, string]> = {
  'server/modules/approvals/external.routes.ts': [2, 'a code of a link is hashed outside of any transaction'],
  'server/modules/auth/confirmation.routes.ts': [1, 'a password is checked outside of any transaction'],
  'server/modules/auth/email.routes.ts': [2, 'a password is checked outside of any transaction'],
  'server/modules/auth/events.routes.ts': [1, 'a line that stays open'],
  'server/modules/auth/own.routes.ts': [
    2,
    'told from memory; a password is hashed outside of any transaction',
  ],
  'server/modules/auth/public.routes.ts': [
    5,
    'told from memory; throttled and hashed outside of any transaction',
  ],
  'server/modules/buyers/leads/calendar.routes.ts': [1, 'a feed with headers of its own'],
  'server/platform/http/register-read.ts': [1, 'the home of what only reads'],
  'server/platform/http/register-write.ts': [1, 'the home of what writes and is no command'],
  'server/platform/resource/register-commands.ts': [2, 'the home of commands'],
  'server/platform/resource/routes/export.route.ts': [1, 'rows that leave at the pace of their reader'],
  'server/platform/resource/routes/list.route.ts': [1, 'rows as the text that the database built'],
}

const routesOf = (code: string) =>
  withoutComments(code).match(/(?<!function )\bregisterRoute\(/g)?.length ?? 0

it('says what a route answers and how it runs by one of a few functions, or says why not', () => {
  expect(routesOf('registerRoute(app, platform, {})\n// registerRoute(app')).toBe(1)
  expect(routesOf('export function registerRoute(app: PortalApp)')).toBe(0)
  const found = [...server].map(([file, code]) => [file, routesOf(code)] as const)
  const listed = Object.entries(ROUTES_OF_THEIR_OWN).map(([file, [count]]) => [file, count])
  expect(found.filter(([, count]) => count > 0).sort()).toEqual(listed)
})

/** Past every rule of a route but its access. */
const OPENED_BY_FASTIFY: Record<string, string> = {
  'server/platform/http/health.ts': 'asked by who watches the process',
  'server/platform/http/metrics.ts': 'asked by the monitor',
  'server/platform/http/openapi.ts': 'one text, made once',
  'server/platform/http/register-route.ts': 'the home of routes',
  'server/platform/http/static-files.ts': 'pages and files of the built portal',
}

it('adds a route to the app in one place, or says why not', () => {
  const adds = (code: string) =>
    /\bapp\.(route|get|post|put|patch|delete|head|all)[(<]/.test(withoutComments(code))
  expect(['app.get(url, send)', 'app.head<Q>(url, send)', 'app.route({})'].filter(adds).length).toBe(3)
  const adding = [...server].filter(([, code]) => adds(code)).map(([file]) => file)
  expect(adding.sort()).toEqual(Object.keys(OPENED_BY_FASTIFY))
})

/** How the engine of approvals sees a document: made of a source by the kit, and nowhere else. */
const MAKE_DOCUMENTS: Record<string, string> = {
  'server/app.ts': 'takes the documents that tests bring',
}

it('tells the engine of approvals about documents by sources of the kit, or says why not', () => {
  const makes = (code: string) => /\bApprovalDocument\b/.test(withoutComments(code))
  expect(makes('export const change = (): ApprovalDocument => ({})')).toBe(true)
  expect(makes('createApprovalDocument(leaveSource(attendance), files)')).toBe(false)
  const isKit = (file: string) => /^server\/platform\/(approvals|documents)\//.test(file)
  const making = [...server].filter(([file, code]) => !isKit(file) && makes(code)).map(([file]) => file)
  expect(making).toEqual(Object.keys(MAKE_DOCUMENTS))
})
